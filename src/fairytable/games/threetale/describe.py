"""The tale in plain words, for the terminal and for screen readers, and the map in letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fairytable.engine.languages import in_language
from fairytable.engine.words import Words
from fairytable.games.threetale.board import place_at, position, spaces_of
from fairytable.games.threetale.book import loss_lines, win_lines
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.places import CORNERS
from fairytable.games.threetale.table import PRICES

View = dict[str, Any]

MARKS = {
    "altar": "A",
    "portal": "P",
    "trees": "#",
    "white_stone": "w",
    "red_stone": "r",
    "black_stone": "k",
    "quest": "q",
    "offering": "o",
    **{f"{kind}_{level}": f"{kind[0]}" for kind in ("treasure", "battle") for level in (1, 2, 3)},
}


def describe(view: View, content: Content, words: Words, _options: Mapping[str, str]) -> str:
    """Everything on the table."""
    lines = [words.say("table-phase", phase=view["phase"])]
    lines += list(_prophecies(view, content, words))
    lines += list(_future(view, content, words))
    for hero in view["heroes"]:
        if hero["hero"]:
            lines += list(_hero(hero, content, words))
    lines += list(_turn(view, content, words))
    lines += list(_map(view, words))
    lines += list(_fight(view, words))
    decks = [words.say("table-deck", deck=deck, count=cards) for deck, cards in view["decks"].items()]
    lines.append(words.say("table-decks", decks=decks))
    return "\n".join(lines)


def _prophecies(view: View, content: Content, words: Words) -> Iterator[str]:
    if view["phase"] in ("prophecy", "past"):
        yield words.say("table-prophecies", prophecies=view["prophecies"])
        for identity in view["prophecies"]:
            prophecy = content.prophecies[identity]
            yield words.say(
                "table-prophecy",
                prophecy=identity,
                story=in_language(prophecy.story, words.language),
                quest=in_language(prophecy.quest_text, words.language),
            )


def _future(view: View, content: Content, words: Words) -> Iterator[str]:
    future = view["future"]
    if not future:
        return
    scenario = content.scenarios[future["scenario"]]
    sheet = scenario.sheet
    goal = in_language(sheet.goal, words.language)
    yield words.say("table-round", scenario=sheet.id, round=future["round"], rounds=sheet.rounds, goal=goal)
    yield words.say("table-win", ways="; ".join(win_lines(scenario, words)))
    yield words.say("table-lose", ways=" ".join(loss_lines(scenario, words)))
    for counter, value in future["counters"].items():
        yield words.say("table-counter", counter=counter, value=value)
    yield words.say("table-stone_use", text=in_language(sheet.stone.text, words.language))
    if future["in_force"]:
        yield words.say("table-in_force", cards=list(future["in_force"].values()))
    for enemy in future["enemies"]:
        yield words.say(
            "table-enemy",
            enemy=enemy["kind"],
            space=enemy["at"],
            speed=enemy["speed"],
            left=max(0, enemy["defence"] - enemy["damage"]),
            defence=enemy["defence"],
            strength=enemy["strength"],
        )


def _hero(hero: View, content: Content, words: Words) -> Iterator[str]:
    seat = hero["seat"]
    virtues = [words.say("table-virtue", virtue=virtue, value=value) for virtue, value in hero["virtues"].items()]
    yield words.say(
        "table-hero",
        seat=seat,
        hero=hero["hero"],
        at=hero["at"] or "off",
        virtues=virtues,
        speed=hero["speed"],
        spirit=hero["spirit"],
        unused=hero["unused"],
        invested=sum(PRICES[level] for level in range(1, len(hero["talents"]) + 1)),
    )
    if hero["away"]:
        yield words.say("table-away", seat=seat)
    if hero["talents"]:
        yield words.say("table-talents", seat=seat, talents=hero["talents"])
    if hero["artifacts"]:
        yield words.say("table-artifacts", seat=seat, artifacts=hero["artifacts"])
    if hero["quests"]:
        quests = [
            words.say(
                "table-quest", quest=quest["card"], text=in_language(content.quests[quest["card"]].text, words.language)
            )
            for quest in hero["quests"]
        ]
        yield words.say("table-quests", seat=seat, quests=quests)
    if hero["bonus"]:
        yield words.say("table-bonus", seat=seat, cards=[held["card"] for held in hero["bonus"]])
    if hero["offerings"]:
        yield words.say("table-offerings", seat=seat, count=hero["offerings"])
    if hero["stones"]:
        yield words.say("table-stones", seat=seat, count=hero["stones"])
    if hero["carried"]:
        yield words.say("table-carried", seat=seat, things=hero["carried"])
    marks = [words.say("table-mark", mark=mark, count=count) for mark, count in hero["marks"].items() if count]
    if marks:
        yield words.say("table-marks", seat=seat, marks=marks)


def _turn(view: View, content: Content, words: Words) -> Iterator[str]:
    if view["order"] and view["phase"] in ("past", "future"):
        seat = view["order"][view["turn"] % 3]
        active = next(hero for hero in view["heroes"] if hero["seat"] == seat)
        yield words.say("table-turn", seat=seat, steps=active["steps_used"], actions=active["actions_used"])
    if view["phase"] == "past":
        yield words.say("table-tiles", count=len(view["tiles"]), left=view["tile_stack"])
    if view["next_tile"]:
        spaces = [
            words.name(space) if space else words.say("table-nothing")
            for space in content.tiles[view["next_tile"]].spaces
        ]
        yield words.say("table-next_tile", spaces=", ".join(spaces))
    if view["offered"]:
        yield words.say("table-offered", artifacts=view["offered"])


def _map(view: View, words: Words) -> Iterator[str]:
    """A line for each land, with its number on the drawn map."""
    tokens = view["future"]["tokens"] if view["future"] else []
    for number, (cell, tile) in enumerate(view["tiles"].items(), start=1):
        things = [
            words.say("table-corner", thing=thing, corner=words.say(f"corner-{corner}"))
            for corner, space in zip(CORNERS, spaces_of(cell), strict=True)
            for thing in (
                view["ground"].get(space, ""),
                view["things"].get(space, ""),
                *(token["kind"] for token in tokens if token["at"] == space),
            )
            if thing
        ]
        yield words.say("table-land", number=number, land=tile["tile"], things=things)


def _fight(view: View, words: Words) -> Iterator[str]:
    fight, roll = view["fight"], view["roll"]
    if fight:
        yield words.say(
            "table-fight",
            seat=fight["seat"],
            enemy=fight["card"],
            speed=fight["speed"],
            left=max(0, fight["defence"] - fight["damage"]),
            defence=fight["defence"],
            strength=fight["strength"],
        )
    if roll:
        dice = [*roll["dice"], *roll["fresh"]]
        yield words.say("table-roll", positive=dice.count(1), blank=dice.count(0))


def draw_map(view: View, _content: Content, words: Words, width: int) -> str:
    """The map in letters: heroes by their mark, enemies as !, tokens as *, what lies and what is printed.

    Before each land stands its number, if there is room."""
    ground, tiles = view["ground"], view["tiles"]
    if not ground:
        return words.say("table-tiles", count=0, left=view["tile_stack"])
    marks = dict.fromkeys(ground, ".")
    marks |= {space: MARKS[thing] for space, thing in ground.items() if thing}
    marks |= {space: MARKS[thing] for space, thing in view["things"].items()}
    future = view["future"]
    if future:
        marks |= {token["at"]: "*" for token in future["tokens"]}
        marks |= {enemy["at"]: "!" for enemy in future["enemies"]}
    marks |= {hero["at"]: words.say(f"mark-{hero['seat']}") for hero in view["heroes"] if hero["at"]}
    numbers = {cell: str(number) for number, cell in enumerate(tiles, start=1)}
    columns, rows = zip(*map(position, tiles), strict=True)
    across = range(min(columns), max(columns) + 1)
    has_room = not width or len(across) * 7 <= width
    lines = []
    for row in range(2 * min(rows), 2 * max(rows) + 2):
        line = ""
        for column in across:
            number = numbers.get(place_at(column, row // 2), "") if row % 2 == 0 else ""
            left, right = (marks.get(place_at(2 * column + x, row), " ") for x in (0, 1))
            line += f"{number:>2} {left} {right} " if has_room else f"{left} {right} "
        lines.append(line.rstrip())
    return "\n".join(lines)
