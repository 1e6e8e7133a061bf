"""The course of the game: set-up, chapters and turns, the last count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fairytable.engine.agenda import play_next, scene, step
from fairytable.engine.chance import Chance
from fairytable.engine.game import MatchOption, Result, is_number
from fairytable.engine.piles import Pile
from fairytable.engine.questions import Reason, ask
from fairytable.games.dice_upon_a_time import chapters, events, exchange, moving, questing, questions, rolling, turns
from fairytable.games.dice_upon_a_time.agenda import (
    ChooseCharacter,
    FirstMagic,
    FirstQuest,
    LastCount,
    OpenChapter,
    SetUp,
)
from fairytable.games.dice_upon_a_time.content import DECKS, SPECIAL_FACES, Content
from fairytable.games.dice_upon_a_time.draws import choose_deck, keep_drawn, keep_quest, replace_useless, take_magic
from fairytable.games.dice_upon_a_time.effects import TOKENS
from fairytable.games.dice_upon_a_time.questing import is_met
from fairytable.games.dice_upon_a_time.table import (
    Adventurer,
    DiceTable,
    Lying,
    Rules,
    has_abilities,
    has_magic,
    has_stories,
)
from fairytable.games.dice_upon_a_time.verbs import CHARACTER, DECK

RULES_OF_THE_CHAPTER = (chapters, exchange, moving, questing, rolling, turns)
"""The files whose scenes and steps come up in a chapter; each registers them when it is imported."""

COLOURS = ("red", "blue", "green", "yellow", "purple")


def is_positive(value: str) -> bool:
    return is_number(value) and int(value) > 0


OPTIONS = (
    MatchOption("mode", ("competitive", "coop", "coop-hard-5")),
    MatchOption("cards", ("full", "no-story", "beginner")),
    MatchOption("abilities", ("usual", "on", "off")),
    MatchOption("length", ("standard", "short", "extra-long")),
    MatchOption("events", ("face-down", "face-up", "off")),
    MatchOption("characters", ("random", "chosen")),
    MatchOption("tie", ("shared", "fly-swat")),
    MatchOption("table-mood", ("peaceful", "rough")),
    MatchOption("thumbling-uses", ("6",), "a number of uses", is_number),
    MatchOption("standstill", ("3",), "a number of chapters", is_positive),
    MatchOption("chapter-limit", ("30",), "a number of chapters", is_positive),
)


def fits(options: Mapping[str, str], seats: tuple[str, ...]) -> Reason | None:
    """Combinations that make no game."""
    extra_long = options["length"] == "extra-long"
    if extra_long and options["mode"] != "competitive":
        return Reason("coop_is_not_endless", "DT-34.1")
    if extra_long and options["events"] == "face-up":
        return Reason("no_row_of_events", "DT-18.3")
    if not extra_long and options["events"] == "off":
        return Reason("events_count_the_chapters", "DT-34.2")
    if options["mode"] == "coop-hard-5" and len(seats) != 5:
        return Reason("five_for_the_hard_game", "DT-30.14", {"count": len(seats)})
    return None


def rules_of(content: Content, seats: tuple[str, ...], options: Mapping[str, str]) -> Rules:
    numbers, length = content.numbers, options["length"]
    return Rules(
        coop=options["mode"] != "competitive",
        story=has_stories(options),
        magic=has_magic(options),
        abilities=has_abilities(options),
        chapters={"standard": numbers.chapters, "short": numbers.short_chapters, "extra-long": None}[length],
        height=numbers.height_for_two if len(seats) == 2 else numbers.height,
        events=options["events"],
        thumblings={
            "standard": numbers.thumblings,
            "short": numbers.short_thumblings,
            "extra-long": int(options["thumbling-uses"]),
        }[length],
        chapter_limit=int(options["chapter-limit"]),
        standstill=int(options["standstill"]),
        chosen=options["characters"] == "chosen",
        fly_swat=options["tie"] == "fly-swat",
        rough=options["table-mood"] == "rough",
    )


def lay_table(content: Content, seats: tuple[str, ...], options: Mapping[str, str], chance: Chance) -> DiceTable:
    """The table before anybody has done anything; cards without their object stay in the box (DT-18.4)."""
    rules = rules_of(content, seats, options)
    start = next(iter(content.places["start"]))
    decks = {str(points): Pile.of([] if rules.coop else content.quests_of(points)) for points in DECKS}
    left_out = {part for part in ("story", "magic", "abilities") if not getattr(rules, part)}
    magic = [item.id for item in content.magic.values() if not left_out & set(item.needs) for _ in range(item.copies)]
    stories = [one.id for one in content.stories.values() if not left_out & set(one.needs) for _ in range(one.copies)]
    return DiceTable(
        seats=seats,
        chance=chance,
        content=content,
        rules=rules,
        agenda=[SetUp()],
        adventurers=[
            Adventurer(seat=seat, at=start, tokens=dict.fromkeys(TOKENS, 0), magic=Pile.of(), drawn=Pile.of())
            for seat in seats
        ],
        sockets={},
        decks=decks,
        shown={points: Pile.of() for points in decks},
        magic_deck=Pile.of(magic if rules.magic else ()),
        magic_discard=[],
        story_deck=Pile.of(stories if rules.story else ()),
        story_discard=[],
        events_to_come=[]
        if rules.events == "off"
        else [event.id for event in content.events.values() if not left_out & set(event.needs)],
        event_row=[],
        events_past=[],
        offered_magic=Pile.of(),
        returned_magic=Pile.of(),
        open_quests=tuple(content.quests) if rules.coop else (),
    )


@step
def set_up(table: DiceTable, _entry: SetUp) -> None:
    """Decks are shuffled, Events dealt, Characters drawn; chance says who begins."""
    rules, chance = table.rules, table.chance
    for deck in (*table.decks.values(), table.magic_deck, table.story_deck):
        deck.shuffle(chance)
    chance.shuffle(table.events_to_come)
    if rules.chapters is not None:
        del table.events_to_come[rules.chapters :]
    if rules.events == "face-up":
        table.event_row[:] = table.events_to_come
        table.events_to_come.clear()
    table.marker = chance.pick(table.seats)
    table.tell(events.MarkerMoved(seat=table.marker), "DT-1.4")
    quests = 0 if rules.coop else table.content.numbers.first_quests
    around = table.clockwise(table.marker)
    drawing = [FirstQuest(seat) for seat in around for _ in range(quests)]
    if rules.chosen:
        table.then(*[ChooseCharacter(seat) for seat in around], *drawing, FirstMagic())
        return
    known = characters_in_play(table, at_random=True)
    chance.shuffle(known)
    for seat in table.seats:
        be(table, table.adventurer(seat), known.pop())
    table.then(*drawing, FirstMagic())


def characters_in_play(table: DiceTable, *, at_random: bool) -> list[str]:
    """DT-30.19: Thumbling is not drawn for the cooperative game, but may be chosen."""
    rules = table.rules
    left_out = {part for part in ("story", "magic") if not getattr(rules, part)} if rules.abilities else set()
    known = [
        one.id
        for one in table.content.characters.values()
        if not left_out & set(one.needs) and (one.coop or not (rules.coop and at_random))
    ]
    return known if len(known) >= len(table.seats) else list(table.content.characters)


def be(table: DiceTable, you: Adventurer, character: str) -> None:
    you.character = character
    if table.content.characters[character].per_game and table.rules.abilities:
        you.thumblings = table.rules.thumblings
    table.tell(events.Character(seat=you.seat, character=character), "DT-14.1")


@scene
async def choose_character(table: DiceTable, choice: ChooseCharacter) -> None:
    """DT-14.1: in turn order."""
    you = table.adventurer(choice.seat)
    taken = [one.character for one in table.adventurers]
    free = [one for one in characters_in_play(table, at_random=False) if one not in taken]
    answer = await ask(questions.Character(you.seat), CHARACTER.all_of(free), "DT-14.1")
    be(table, you, *CHARACTER.read(answer))


@scene
async def first_quest(table: DiceTable, drawing: FirstQuest) -> None:
    """DT-15.1: from a deck of choice."""
    you = table.adventurer(drawing.seat)
    answer = await choose_deck(table, questions.FirstQuest(you.seat), "DT-15.1")
    (quest,) = table.decks[DECK.read(answer)[0]].take_top(1)
    keep_quest(table, you, quest, "DT-15.1")


@scene
async def first_magic(table: DiceTable, _entry: FirstMagic) -> None:
    """DT-16.1; together, useless ones are replaced (DT-30.7)."""
    for you in table.adventurers:
        for _ in range(min(table.content.numbers.first_magic, len(table.magic_deck))):
            take_magic(table, you, "DT-16.1")
    if table.rules.coop:
        while await replace_useless(table, table.seats):
            pass
    for you in table.adventurers:
        keep_drawn(you)
    table.then(OpenChapter())


@step
def last_count(table: DiceTable, _entry: LastCount) -> None:
    """DT-19: the points; with `fly-swat` those who are tied roll (DT-19.7)."""
    scores = {you.seat: score_of(table, you) for you in table.adventurers}
    best = [seat for seat in table.seats if scores[seat] == max(scores.values())]
    if table.rules.fly_swat and not table.rules.coop:
        while len(best) > 1:
            flies = {seat: swat(table, seat) for seat in best}
            best = [seat for seat in best if flies[seat] == max(flies.values())]
    table.swatters = tuple(best)
    outcome = result(table)
    if not table.rules.coop:
        for you in table.adventurers:
            table.tell(events.Scored(seat=you.seat, points=scores[you.seat]), "DT-19.2")
    winners = () if table.rules.coop else outcome.winners
    table.tell(events.TaleEnds(winners=winners, chapter=table.all_done_in or table.chapter), outcome.clause)


def swat(table: DiceTable, seat: str) -> int:
    """Five dice; special faces are flies."""
    faces = [table.content.face_of[rolling.rolled(table, kind)] for kind in table.content.dice]
    flies = sum(face in SPECIAL_FACES for face in faces)
    table.tell(events.FliesSwatted(seat=seat, count=flies), "DT-19.7")
    return flies


next_scene = play_next


def is_over(table: DiceTable) -> bool:
    return not table.agenda


def score_of(table: DiceTable, you: Adventurer) -> int:
    """DT-19.2 to DT-19.4: completed Quests, Side Quests whose condition holds, Curses not lifted."""
    return safe_points(table, you) + sum(side_quest(table, you, lying) for lying in you.stories)


def safe_points(table: DiceTable, you: Adventurer) -> int:
    """The points that count already, without Side Quests."""
    return points_of_quests(table, you.done) + points_of_curses(table, you.stories)


def points_of_quests(table: DiceTable, done: Iterable[str]) -> int:
    return sum([table.content.quests[quest].points for quest in done])


def points_of_curses(table: DiceTable, lying: Iterable[Lying]) -> int:
    """What they take; a useless card counts for nothing (DT-30.17)."""
    stories = [table.content.stories[one.card] for one in lying]
    return sum([story.points for story in stories if story.kind == "curse" and table.counts(story)])


def side_quest(table: DiceTable, you: Adventurer, lying: Lying) -> int:
    """The points of a Side Quest that lies there, if its condition holds."""
    story = table.content.stories[lying.card]
    if story.kind != "side_quest" or not table.counts(story):
        return 0
    return story.points if is_met(table, you, lying) else 0


def team_rows(table: DiceTable) -> dict[str, int]:
    """DT-30.10: what the team counts. A common Side Quest is met if anybody meets it (DT-30.11)."""
    return {
        "quests": points_of_quests(table, table.common_done),
        "side": sum(max(side_quest(table, you, lying) for you in table.adventurers) for lying in table.common),
        "curses": points_of_curses(table, table.common),
    }


def safe_team_points(table: DiceTable) -> int:
    return points_of_quests(table, table.common_done) + points_of_curses(table, table.common)


LEVEL_OF_HEROES = 3
"""From this level on a team has won; below it the result says that they are not heroes yet."""


def level_of(table: DiceTable, score: int) -> int:
    """DT-30.13."""
    return 1 + sum(score >= least for least in table.content.levels[len(table.seats)])


def result(table: DiceTable) -> Result:
    """DT-19.6: most points win. Together there is one score and a level (DT-30.13), if all chapters were played."""
    if table.rules.coop:
        rows = team_rows(table)
        score = sum(rows.values())
        level = level_of(table, score)
        shows_level = table.rules.chapters == table.content.numbers.chapters
        return Result(
            table.seats if level >= LEVEL_OF_HEROES or not shows_level else (),
            dict.fromkeys(table.seats, float(score)),
            "DT-30.13" if shows_level else "DT-30.15",
            sides=(table.seats,),
            level=str(level) if shows_level else "",
            rows=tuple(rows.items()),
        )
    scores = {you.seat: float(score_of(table, you)) for you in table.adventurers}
    most = max(scores.values())
    best = tuple([seat for seat in table.seats if scores[seat] == most])
    if len(best) > 1 and table.swatters:
        return Result(table.swatters, scores, "DT-19.7")
    return Result(best, scores, "DT-19.6" if len(best) == 1 else "DT-19.7")


def count_components(table: DiceTable) -> dict[str, int]:
    """All Quests, Magic Items and Story cards by name, and the dice of every seat, wherever they are."""
    quests = [*table.open_quests, *table.common_done]
    magic = [*table.magic_deck, *table.magic_discard, *table.offered_magic, *table.returned_magic]
    stories = [*table.story_deck, *table.story_discard, *(lying.card for lying in table.common)]
    stories += table.being_read
    events = [*table.events_to_come, *table.event_row, *table.events_past, table.event]
    for pile in (*table.decks.values(), *table.shown.values()):
        quests += pile
    for you in table.adventurers:
        quests += [*you.quests, *([] if table.rules.coop else you.done)]
        magic += [*you.magic, *you.drawn]
        stories += [lying.card for lying in you.stories]
    counts: dict[str, int] = {"Events": len(list(filter(None, events)))}
    for card in (*quests, *magic, *stories):
        counts[card] = counts.get(card, 0) + 1
    return counts
