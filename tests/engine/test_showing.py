"""What the page receives of a pack is what its content declares, and nothing else."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from fairytable.engine.languages import Text
from fairytable.engine.showing import Amounts, More, Shown, ids_shown, shape_of_shown, shown
from fairytable.server.types import Script


class Prize(Amounts, frozen=True):
    gold: int = 0
    bread: int = 0


class Wolf(Struct, frozen=True, tag="wolf"):
    teeth: int


class Card(Struct, frozen=True):
    id: Shown[str]
    text: Shown[Text]
    strength: int = 0
    prize: Shown[Prize] = Prize()
    beasts: Shown[tuple[Wolf, ...]] = ()

    @property
    def is_strong(self) -> Shown[bool]:
        return self.strength > 3

    @property
    def secret(self) -> int:
        return self.strength


class Pack(Struct, frozen=True):
    cards: Shown[dict[str, Card]]
    numbers: dict[str, int]


class CardMore(Struct, frozen=True):
    among: int


def more_of_card(_card: Card, pack: Pack) -> CardMore:
    return CardMore(len(pack.cards))


MORE: More = {Card: more_of_card}
CARD = Card("giant", {"en": "He is tall.", "hu": "Magas."}, 5, Prize(gold=2), (Wolf(42),))
PACK = Pack({"giant": CARD}, {"teeth": 42})


def test_only_declared_fields_are_shown_with_what_is_worked_out_beside_them() -> None:
    assert shown(PACK, "hu", MORE) == {
        "cards": {
            "giant": {
                "id": "giant",
                "text": "Magas.",
                "prize": {"gold": 2},
                "beasts": [{"type": "wolf", "teeth": 42}],
                "is_strong": True,
                "among": 1,
            }
        }
    }


def test_texts_that_are_missing_in_a_language_are_shown_in_english() -> None:
    assert shown(PACK, "de", MORE)["cards"]["giant"]["text"] == "He is tall."


def test_what_is_shown_has_the_shape_that_types_are_written_from() -> None:
    shape = shape_of_shown(Pack, MORE)
    told = msgspec.convert(shown(PACK, "en", MORE), shape)
    assert msgspec.json.decode(msgspec.json.encode(told)) == shown(PACK, "en", MORE)
    card: Any = get_type_hints(shape)["cards"].__args__[1]
    assert card.__name__ == "CardShown"
    assert "strength" not in card.__struct_fields__
    script = Script()
    script.written(shape)
    assert "prize: Record<string, number>;" in script.interfaces["CardShown"]


def test_ids_are_found_under_the_kind_of_what_they_name() -> None:
    assert ids_shown(PACK) == {"Card": ("giant",)}
