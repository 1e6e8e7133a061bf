"""Reads a pack: all files, all checks, every fault with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from fairytable.engine.pack_faults import misspelt
from fairytable.engine.packs import PackReader
from fairytable.games.threetale.content import (
    SPACES,
    Artifact,
    AwardRow,
    BattleCard,
    BonusCard,
    Content,
    EnemyKind,
    FutureAction,
    FutureCard,
    FutureQuest,
    HeroBoard,
    Progress,
    Prophecy,
    QuestCard,
    Scenario,
    ScenarioSheet,
    Tile,
    TokenKind,
    TreasureCard,
)
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.futures import rules_of
from fairytable.games.threetale.goods import LEVELS, NOTHING, VIRTUES
from fairytable.games.threetale.powers import RollDice

HEROES = 7
LEAST_ARTIFACTS = 3
DIFFICULTIES = ("smooth", "daring", "brutal")
IN_THE_BOX = {
    "tile": 30,
    "artifact": 54,
    "battle": 30,
    "treasure": 30,
    "quest": 10,
    "bonus": 20,
    "prophecy": 8,
}

Entry = TypeVar("Entry", Tile, HeroBoard, Artifact, BattleCard, TreasureCard, QuestCard, BonusCard, Prophecy)


def read_content(reader: PackReader) -> Content | None:
    """The content of a pack, or None if it has faults."""
    tiles = _entries(reader, "tiles.toml", "tile", Tile)
    heroes = _entries(reader, "heroes.toml", "hero", HeroBoard)
    artifacts = _entries(reader, "artifacts.toml", "artifact", Artifact)
    battles = _entries(reader, "battles.toml", "battle", BattleCard)
    treasures = _entries(reader, "treasures.toml", "treasure", TreasureCard)
    quests = _entries(reader, "quests.toml", "quest", QuestCard)
    bonus = _entries(reader, "bonus.toml", "bonus", BonusCard)
    prophecies = _entries(reader, "prophecies.toml", "prophecy", Prophecy)
    reader.only_keys("awards.toml", "award")
    awards = {row.level: row for row in reader.entries("awards.toml", "award", AwardRow)}
    files = sorted(file for file in reader.files if file.startswith("scenario-"))
    scenarios = [scenario for file in files if (scenario := _read_scenario(reader, file)) is not None]
    if not reader.is_whole:
        return None
    _check_tiles(reader, tiles)
    _check_heroes(reader, heroes)
    _check_artifacts(reader, artifacts)
    _check_enemies_of_the_past(reader, battles)
    _check_decks(reader, treasures, quests, bonus)
    _check_prophecies(reader, prophecies, scenarios, heroes)
    for level in DIFFICULTIES:
        if level not in awards:
            reader.fault("awards.toml", level, "this difficulty level has no row")
    if reader.faults:
        return None
    return Content(
        {tile.id: tile for tile in tiles},
        {hero.id: hero for hero in heroes},
        {card.id: card for card in artifacts},
        {card.id: card for card in battles},
        {card.id: card for card in treasures},
        {card.id: card for card in quests},
        {card.id: card for card in bonus},
        {prophecy.id: prophecy for prophecy in prophecies},
        awards,
        {scenario.id: scenario for scenario in scenarios},
    )


def _entries(reader: PackReader, file: str, key: str, kind: type[Entry]) -> list[Entry]:
    reader.only_keys(file, key)
    entries = reader.entries(file, key, kind)
    _check_ids(reader, file, key, [entry.id for entry in entries])
    expected = IN_THE_BOX.get(key)
    if expected is not None and len(entries) != expected:
        reader.warn(file, key, f"the pack has {len(entries)}; the box has {expected}")
    for entry in entries:
        _check_texts(reader, file, f"{key} {entry.id}", entry)
    return entries


def _check_ids(reader: PackReader, file: str, key: str, ids: Iterable[str]) -> None:
    for identity, count in Counter(ids).items():
        if count > 1:
            reader.fault(file, f"{key} {identity}", f"{count} entries have this id")
        if not identity or " " in identity:
            reader.fault(file, f"{key} {identity}", "an id is one word")


def _check_texts(reader: PackReader, file: str, entry: str, thing: object) -> None:
    for field in ("name", "text", "story", "goal"):
        text = getattr(thing, field, None)
        if text and "en" not in text:
            reader.fault(file, entry, f"its {field} has no English words")


def _check_tiles(reader: PackReader, tiles: Sequence[Tile]) -> None:
    file = "tiles.toml"
    for tile in tiles:
        if len(tile.spaces) != 4:
            reader.fault(file, f"tile {tile.id}", f"a tile has 4 spaces, not {len(tile.spaces)}")
        for space in tile.spaces:
            if space not in SPACES:
                reader.fault(
                    file, f"tile {tile.id}", f"'{space}' cannot be on a space; {misspelt(space, SPACES, 'there are')}"
                )
        for one, other in tile.blocked_edges:
            if not {one, other} <= {1, 2, 3, 4} or abs(one - other) not in (1, 3):
                reader.fault(file, f"tile {tile.id}", f"the spaces {one} and {other} do not lie side by side")
        if tile.spaces and all(space == "trees" for space in tile.spaces):
            reader.fault(file, f"tile {tile.id}", "at least one space is without Trees")
    golden = sum(tile.golden for tile in tiles)
    for count, words in ((len(tiles), "the tiles"), (golden, "the golden tiles")):
        if count == 0 or count % 3:
            reader.fault(file, "tile", f"{words} are {count}; three heroes need equally many, and at least one each")


def _check_heroes(reader: PackReader, heroes: Sequence[HeroBoard]) -> None:
    file = "heroes.toml"
    if len(heroes) != HEROES:
        reader.fault(file, "hero", f"the game has {HEROES} heroes, not {len(heroes)}")
    _check_ids(reader, file, "talent", [talent.id for hero in heroes for talent in hero.talents])
    for hero in heroes:
        entry = f"hero {hero.id}"
        if hero.speed < 1:
            reader.fault(file, entry, "a hero starts with a Speed of at least 1")
        for virtue in hero.virtues:
            if virtue not in VIRTUES:
                reader.fault(file, entry, f"there is no virtue '{virtue}'; {misspelt(virtue, VIRTUES, 'there are')}")
        if set(hero.virtues) < set(VIRTUES):
            missing = ", ".join(virtue for virtue in VIRTUES if virtue not in hero.virtues)
            reader.fault(file, entry, f"its virtues lack: {missing}")
        if any(not 0 <= value <= 13 for value in hero.virtues.values()):
            reader.fault(file, entry, "a Virtue is from 0 to 13")
        if sum(hero.virtues.values()) < 1:
            reader.fault(file, entry, "a hero without Virtues is dead")
        for level in LEVELS:
            count = sum(talent.level == level for talent in hero.talents)
            if count != 2:
                reader.fault(file, entry, f"level {level} has {count} talents; each level has 2")
        for talent in hero.talents:
            _check_texts(reader, file, f"talent {talent.id}", talent)
            if any(isinstance(power, RollDice) for power in talent.powers):
                reader.fault(file, f"talent {talent.id}", "only an Artifact rolls dice of its own ('roll_dice')")


def _check_artifacts(reader: PackReader, artifacts: Sequence[Artifact]) -> None:
    file = "artifacts.toml"
    for card in artifacts:
        entry = f"artifact {card.id}"
        if card.level not in LEVELS:
            reader.fault(file, entry, f"level {card.level}; there are 1, 2 and 3")
        if (card.use == "active") != (card.needs > 0):
            reader.fault(file, entry, "an active Artifact needs positive dice, and only an active one does")
        if not card.powers:
            reader.fault(file, entry, "it has no power")
        rolls = [power for power in card.powers if isinstance(power, RollDice)]
        if len(rolls) > 1:
            reader.fault(file, entry, "an Artifact rolls dice of its own once, so it has one 'roll_dice'")
        for roll in rolls:
            if not 1 <= roll.at_least <= roll.dice:
                reader.fault(file, entry, f"of {roll.dice} dice, {roll.at_least} can never be the positive ones needed")
            if roll.goods == NOTHING and not roll.damage:
                reader.fault(file, entry, "its dice bring nothing: 'roll_dice' has 'goods', 'damage' or both")
    for level in LEVELS:
        count = sum(card.level == level for card in artifacts)
        if count < LEAST_ARTIFACTS:
            reader.fault(file, "artifact", f"level {level} has {count}; at least {LEAST_ARTIFACTS} are needed")


def _check_enemies_of_the_past(reader: PackReader, battles: Sequence[BattleCard]) -> None:
    file = "battles.toml"
    for card in battles:
        if card.defence < 1 or card.strength < 1:
            reader.fault(file, f"battle {card.id}", "an enemy has Defence and Strength of at least 1")
        if card.level not in LEVELS:
            reader.fault(file, f"battle {card.id}", f"level {card.level}; there are 1, 2 and 3")
        if card.level == 1 and (card.bonus or card.traits):
            reader.fault(file, f"battle {card.id}", "an enemy of level 1 has no Bonus cards and no talent")
    for level in LEVELS:
        if not any(card.level == level for card in battles):
            reader.fault(file, "battle", f"level {level} has no card")


def _check_decks(
    reader: PackReader, treasures: Sequence[TreasureCard], quests: Sequence[QuestCard], bonus: Sequence[BonusCard]
) -> None:
    for level in LEVELS:
        if not any(card.level == level for card in treasures):
            reader.fault("treasures.toml", "treasure", f"level {level} has no card")
    if not quests:
        reader.fault("quests.toml", "quest", "the deck is empty")
    for deck in ("hero", "enemy"):
        if not any(card.deck == deck for card in bonus):
            reader.fault("bonus.toml", "bonus", f"the deck of the {deck} is empty")
    for card in bonus:
        if len(card.effects) > 2:
            reader.fault("bonus.toml", f"bonus {card.id}", "a Bonus card has at most two effects")


def _check_prophecies(
    reader: PackReader, prophecies: Sequence[Prophecy], scenarios: Sequence[Scenario], heroes: Sequence[HeroBoard]
) -> None:
    file = "prophecies.toml"
    known = {scenario.id for scenario in scenarios}
    for prophecy in prophecies:
        if prophecy.scenario not in known:
            reader.fault(file, f"prophecy {prophecy.id}", f"no file has the scenario '{prophecy.scenario}'")
        for hero in prophecy.suits:
            if hero not in {board.id for board in heroes}:
                reader.fault(file, f"prophecy {prophecy.id}", f"there is no hero '{hero}'")
    if sum(prophecy.tutorial for prophecy in prophecies) != 1:
        reader.fault(file, "prophecy", "exactly one Prophecy is that of the tutorial")
    if sum(not prophecy.tutorial for prophecy in prophecies) < 3:
        reader.fault(file, "prophecy", "three Prophecies are drawn, so at least three are not the tutorial's")


def _read_scenario(reader: PackReader, file: str) -> Scenario | None:
    reader.only_keys(file, "scenario", "token", "enemy", "card", "action", "quest", "progress")
    sheet = reader.section(file, "scenario", ScenarioSheet)
    tokens = reader.entries(file, "token", TokenKind)
    enemies = reader.entries(file, "enemy", EnemyKind)
    cards = reader.entries(file, "card", FutureCard)
    actions = reader.entries(file, "action", FutureAction)
    quests = reader.entries(file, "quest", FutureQuest)
    progress = reader.entries(file, "progress", Progress)
    things: list[Any] = [*tokens, *enemies, *cards, *actions, *quests]
    _check_ids(reader, file, "entry", [thing.id for thing in things])
    for key, entries in (
        ("token", tokens),
        ("enemy", enemies),
        ("card", cards),
        ("action", actions),
        ("quest", quests),
    ):
        for entry in entries:
            _check_texts(reader, file, f"{key} {entry.id}", entry)
    if sheet is None:
        return None
    _check_texts(reader, file, "scenario", sheet)
    if sheet.rounds < 1:
        reader.fault(file, "scenario", "a scenario ends after a number of rounds, at least 1")
    if not sheet.stone.effects and not sheet.stone.passive:
        reader.fault(file, "scenario", "a Sacred Stone has an effect in every scenario")
    if sum(quest.points for quest in quests) == 0:
        reader.fault(file, "quest", "a scenario has a Future Quest with points")
    if sum(quest.condition is None for quest in quests) != 1:
        reader.fault(file, "quest", "exactly one Future Quest is the win itself and has no condition")
    for enemy in enemies:
        if not enemy.forms or any(defence < 1 or strength < 1 for _, defence, strength in enemy.forms):
            reader.fault(file, f"enemy {enemy.id}", "an enemy has Defence and Strength of at least 1")
    _check_numbers(reader, file, sheet)
    scenario = Scenario(
        sheet,
        {token.id: token for token in tokens},
        {enemy.id: enemy for enemy in enemies},
        {card.id: card for card in cards},
        {action.id: action for action in actions},
        {quest.id: quest for quest in quests},
        tuple(progress),
    )
    _check_references(reader, file, scenario)
    return scenario


def _check_numbers(reader: PackReader, file: str, sheet: ScenarioSheet) -> None:
    """The numbers that the rules of the scenario read are there, and no others."""
    read = rules_of(sheet.number).reads
    for name in read:
        if name not in sheet.numbers:
            reader.fault(file, "scenario", f"its rules read the number '{name}', which is missing")
    for name, number in sheet.numbers.items():
        if name not in read:
            reader.fault(file, "scenario", f"no rule reads the number '{name}'; {misspelt(name, read, 'they read')}")
        if number < 0:
            reader.fault(file, "scenario", f"the number '{name}' is {number}; it is at least 0")


def _check_references(reader: PackReader, file: str, scenario: Scenario) -> None:
    """Every token, enemy, deck, counter and special rule that is named exists."""
    own = rules_of(scenario.sheet.number)
    known = {
        "token": set(scenario.tokens),
        "enemy": {part for enemy in scenario.enemies for part in (enemy, enemy.partition("_")[0])},
        "deck": set(scenario.decks()),
        "trait_deck": set(scenario.decks()) | {""},
        "shared_traits": set(scenario.decks()) | {""},
        "counter": {*scenario.sheet.counters, ""},
        "rule": set(own.rules),
    }
    parts: dict[str, Any] = {"scenario": scenario.sheet, "progress": scenario.progress}
    for key, entries in (
        ("token", scenario.tokens),
        ("enemy", scenario.enemies),
        ("card", scenario.cards),
        ("action", scenario.actions),
        ("quest", scenario.quests),
    ):
        parts |= {f"{key} {identity}": entry for identity, entry in entries.items()}
    for label, part in parts.items():
        for struct in structs_in(part):
            for field, names in known.items():
                name = getattr(struct, field, "")
                if isinstance(name, str) and name and name not in names and not isinstance(struct, FutureCard):
                    what = field.replace("_", " ")
                    reader.fault(
                        file, label, f"there is no {what} '{name}'; {misspelt(name, sorted(names), 'there are')}"
                    )
            if isinstance(struct, Special) and struct.rule in own.tokens:
                _check_token_of(reader, file, label, scenario, struct, own.tokens[struct.rule])


def _check_token_of(
    reader: PackReader, file: str, label: str, scenario: Scenario, effect: Special, tokens: Mapping[int, str]
) -> None:
    """The number of the effect stands for a token, and the scenario has that token."""
    if effect.number not in tokens:
        known = ", ".join(f"{number} ({token})" for number, token in tokens.items())
        reader.fault(file, label, f"'{effect.rule}' has no number {effect.number}; it has: {known}")
    elif tokens[effect.number] not in scenario.tokens:
        reader.fault(file, label, f"'{effect.rule}' gives the token '{tokens[effect.number]}', which is missing")


def structs_in(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        for item in value.values():
            yield from structs_in(item)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from structs_in(item)
    elif hasattr(value, "__struct_fields__"):
        yield value
        for field in value.__struct_fields__:
            yield from structs_in(getattr(value, field))
