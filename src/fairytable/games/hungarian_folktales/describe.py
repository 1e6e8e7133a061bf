"""The table in plain words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fairytable.engine.languages import Text
from fairytable.engine.words import Verbatim, Words
from fairytable.games.hungarian_folktales.content import BISCUIT, GOLD, Content
from fairytable.games.hungarian_folktales.progress import Part, missing_of, parts_of, players_in

View = dict[str, Any]


def describe(view: View, content: Content, words: Words, _options: Mapping[str, str]) -> str:
    """Everything a player sees on the table."""
    lines = []
    if not view["round"]:
        free = [card for card in content.heroes.values() if card.id not in {hero["hero"] for hero in view["heroes"]}]
        lines += [_explained(card.id, card.text, words) for card in free]
    elif any(not hero["satchel"] for hero in view["heroes"]) and view["agenda"] == ["choose_item"]:
        lines += [_explained(kind, content.tiles[kind].text, words) for kind in view["starting_items"]]
    if view["round"]:
        lines.append(words.say("table-round", round=view["round"], seat=view["heroes"][view["turn"]]["seat"]))
    players = players_in(view)
    missing = missing_of(content, players)
    for hero, player in zip(view["heroes"], players, strict=True):
        parts = list(zip(parts_of(content, player), missing[player.seat], strict=True))
        lines += _hero(hero, parts, content, words)
    if view["throw"]:
        throw = view["throw"]
        lines.append(words.say("table-throw", place=throw["place"], die=throw["die"]))
    tiles = [words.say("table-supply_tile", count=count, tile=kind) for kind, count in view["tiles"].items()]
    tokens = {"biscuits": len(view["biscuits"]), "advice": view["advice"], "gold": view["gold"]}
    lines.append(words.say("table-supply", tiles=tiles, **tokens))
    if view["trickster_waits"]:
        lines.append(words.say("table-trickster_waits"))
    return "\n".join(lines)


def _explained(identity: str, text: Text, words: Words) -> str:
    return words.say("table-explained", name=identity, text=Verbatim(text.get(words.language, text["en"])))


def _hero(hero: View, parts: list[tuple[Part, int]], content: Content, words: Words) -> Iterator[str]:
    if not hero["hero"]:
        yield words.say("table-no_hero", seat=hero["seat"])
        return
    field = content.board.fields.get(hero["at"])
    land = field.land if field else ""
    where = words.say("table-at_in" if land else "table-at", field=hero["at"], land=land or "nowhere")
    yield words.say("table-hero", seat=hero["seat"], hero=hero["hero"], where=where)
    yield from _goals(parts, hero, content, words)
    yield words.say("table-tokens", things=list(_tokens(hero, words)))
    yield words.say("table-satchel", things=list(_satchel(hero, words, content)))
    for key in ("turns_to_miss", "boot"):
        if hero[key]:
            yield words.say(f"table-{key}", count=hero[key])
    if hero["is_resting"]:
        yield words.say("table-resting")


def _goals(parts: list[tuple[Part, int]], hero: View, content: Content, words: Words) -> Iterator[str]:
    """The quest of each tale, and what has to be carried to the Castle."""
    quests = [(part, missing) for part, missing in parts if part.kind == "quest"]
    for tale, (part, missing) in zip(hero["tales"], quests, strict=True):
        if not missing:
            yield words.say("table-tale_done", tale=tale)
            continue
        told = {"tale": tale, "encounter": part.id, "steps": _steps_to(content.board.spaces[part.id], hero, content)}
        if part.brings:
            yield words.say("table-tale_bring", things=[_thing(part.brings, part.count, words)], **told)
        else:
            yield words.say("table-tale_face", **told)
    hold = [(part, missing) for part, missing in parts if part.kind == "hold"]
    if hold:
        things = [_thing(GOLD, part.count, words) if part.id == GOLD else part.id for part, _ in hold]
        lacking = [_lacking(part.id, missing, hero, content, words) for part, missing in hold if missing]
        yield words.say("table-hold", things=things, missing=lacking, open=len(lacking))


def _lacking(thing: str, count: int, hero: View, content: Content, words: Words) -> str:
    if thing == GOLD:
        return _thing(thing, count, words)
    return words.say("table-lies", tile=thing, steps=_steps_to(content.board.sources[thing], hero, content))


def _thing(thing: str, count: int, words: Words) -> str:
    key = {BISCUIT: "table-biscuits", GOLD: "table-gold"}.get(thing, "table-things")
    return words.say(key, count=count, thing=thing)


def _steps_to(fields: Iterable[str], hero: View, content: Content) -> int:
    """To the nearest of them on foot; on a shortcut from where one will come out."""
    far = content.board.distances[hero["leaves_at"] or hero["at"]]
    return min(far[field] for field in fields)


def _tokens(hero: View, words: Words) -> Iterator[str]:
    biscuits = hero["biscuits"]
    known = [int(steps) for steps in biscuits if steps is not None]
    if known and len(known) == len(biscuits):
        yield words.say("table-biscuits_known", count=len(biscuits), steps=known)
    else:
        yield words.say("table-biscuits", count=len(biscuits))
    yield words.say("table-advice", count=hero["advice"])
    yield words.say("table-gold", count=hero["gold"])
    if hero["salt"]:
        yield words.say("table-salt", count=hero["salt"])


def _satchel(hero: View, words: Words, content: Content) -> Iterator[str]:
    for kind in hero["satchel"]:
        uses = content.tiles[kind].uses
        left = uses - hero["spent"].get(kind, 0)
        yield words.say("table-used_tile", tile=kind, left=left) if left < uses else words.name(kind)
    for kind in hero["toads"]:
        yield words.say("table-toad", tile=kind)
