"""The table in plain words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fairytable.engine.words import Words
from fairytable.games.grimm_forest.components import SITES
from fairytable.games.grimm_forest.content import Cards

View = dict[str, Any]


def describe(view: View, _cards: Cards, words: Words, _options: Mapping[str, str]) -> str:
    """Everything a builder sees on the table."""
    lines = [
        words.say("table-round", round=view["round"], window=view["window"]),
        words.say("table-order", order=[builder["seat"] for builder in view["builders"]]),
    ]
    if view["window"] == "build" and view["turn"] < len(view["builders"]):
        active = view["builders"][view["turn"]]
        lines.append(words.say("table-turn", seat=active["seat"], taken=view["actions_taken"], total=active["actions"]))
    lines += [
        words.say(
            "table-location", place=words.say(f"place-{location}"), things="; ".join(_location(location, view, words))
        )
        for location in view["stock"]
    ]
    lines += [
        words.say("table-seat", seat=builder["seat"], things="; ".join(_builder(builder, view, words)))
        for builder in view["builders"]
    ]
    lines += _cards_on_the_table(view, words)
    return "\n".join(lines)


def _resources(resources: dict[str, int], words: Words) -> list[str]:
    return [
        words.say("table-resources", count=count, material=material) for material, count in resources.items() if count
    ]


def _location(location: str, view: View, words: Words) -> Iterator[str]:
    lying = _resources(view["stock"][location], words)
    yield words.listing(lying) if lying else words.say("table-nothing_there")
    if pigs := [builder["seat"] for builder in view["builders"] if builder["location"] == location]:
        yield words.say("table-pigs", seats=pigs)
    for builder in view["builders"]:
        if builder["monster_at"] == location:
            yield words.say("table-monster", card=builder["fable"], seat=builder["seat"])
        if builder["fairy_food_at"] == location:
            yield words.say("table-fairy_food", seat=builder["seat"])
    for unique in view["unique_locations"]:
        if unique["location"] == location:
            yield words.say("table-unique", card=unique["card"], seat=unique["seat"])


def _builder(builder: View, view: View, words: Words) -> Iterator[str]:
    resources = _resources(builder["resources"], words)
    yield words.listing(resources) if resources else words.say("table-no_resources")
    yield from list(_houses(builder["sites"], words)) or [words.say("table-houses_none")]
    if builder["first_builder"]:
        yield words.say("table-tokens", materials=builder["first_builder"])
    yield from _friend(builder, view, words)
    yield _hand(builder["hand"], words)
    yield from _played(builder, view, words)
    if gathered := _resources(builder["gathered"], words):
        yield words.say("table-gathered", things=gathered)


def _houses(sites: list[str], words: Words) -> Iterator[str]:
    for place, house in enumerate(sites):
        on_corner = place >= SITES
        if house:
            material, section = house.split("_")
            if section == "roof":
                key = "table-house_done_corner" if on_corner else "table-house_done"
            else:
                key = "table-house_corner" if on_corner else "table-house"
            yield words.say(key, material=material, section=section)
        elif on_corner:
            yield words.say("table-free_corner")


def _friend(builder: View, view: View, words: Words) -> Iterator[str]:
    if builder["friend"]:
        yield words.say("table-friend", friend=builder["friend"])
    if builder["friend"] == "rapunzel":
        yield words.say("table-on_rapunzel", things=_resources(view["on_rapunzel"], words))
    if builder["announcement"]:
        yield words.say("table-announced", what=builder["announcement"])
    if builder["locked"]:
        yield words.say("table-locked", locations=builder["locked"])
    if builder["lock_later"]:
        yield words.say("table-lock_later", location=builder["lock_later"])


def _hand(hand: list[str | None], words: Words) -> str:
    """The cards that one knows by name, the others by their number."""
    known = [words.name(card) for card in hand if card is not None]
    if not known:
        return words.say("table-hand", count=len(hand))
    if unknown := len(hand) - len(known):
        known.append(words.say("table-unknown_cards", count=unknown))
    return words.say("table-hand_known", count=len(hand), cards=known)


def _played(builder: View, view: View, words: Words) -> Iterator[str]:
    seat, plans = builder["seat"], view["plans"]
    if plans and seat in plans["before"]:
        location = plans["cards"][plans["before"][seat]]
        yield words.say("table-plan", location=location) if location else words.say("table-plan_unknown")
    if plans and seat in plans["fable_of"]:
        card = plans["fables"][plans["fable_of"][seat]]
        yield words.say("table-chosen_fable", card=card) if card else words.say("table-chosen_fable_unknown")
    if view["dreamer"] == seat:
        yield words.say("table-dreams")
    if builder["fable"]:
        yield words.say("table-fable", card=builder["fable"])
    if builder["next_turn"]:
        yield words.say("table-next_turn", card=builder["next_turn"])


def _cards_on_the_table(view: View, words: Words) -> Iterator[str]:
    if view["shown_friends"]:
        yield words.say("table-shown_friends", friends=view["shown_friends"])
    deck = view["fable_deck"]
    yield words.say("table-decks", fables=len(deck), friends=view["friend_deck"])
    if any(deck):
        known = [words.name(card) if card else words.say("table-unknown_cards", count=1) for card in reversed(deck)]
        last = max(place for place, card in enumerate(reversed(deck)) if card)
        yield words.say("table-known_deck", cards=known[: last + 1])
    if view["fable_discard"]:
        yield words.say("table-discard", cards=view["fable_discard"])
    if view["friend_discard"]:
        yield words.say("table-friend_discard", cards=view["friend_discard"])
    pieces = [(piece.split("_"), count) for piece, count in view["sections"].items()]
    things = [words.say("table-section", count=count, material=m, section=s) for (m, s), count in pieces]
    yield words.say("table-sections", things=things)
