"""How far it is: what bots know about the map, worked out once for a pack."""

from __future__ import annotations

from functools import lru_cache

from fairytable.games.dice_upon_a_time.content import STEED, Content

COST_OF_VALUE = (0.0, 1.0, 1.05, 1.15, 1.3, 1.6, 3.0)
"""What a step over a socket of such a value costs, in placements: a high die is rare."""
COST_OF_JUMP = 0.1


class Journeys:
    """The price of the way between any two fields, in placements."""

    def __init__(self, content: Content) -> None:
        names = list(content.fields)
        far = 99.0
        self.price = {one: {other: 0.0 if one == other else far for other in names} for one in names}
        price = self.price
        for route in content.routes.values():
            one, other = route.between
            price[one][other] = price[other][one] = COST_OF_VALUE[route.value]
        steeds = sorted(content.places.get(STEED, ()))
        for one in steeds:
            for other in steeds:
                if one != other:
                    price[one][other] = min(price[one][other], COST_OF_JUMP)
        for by in names:
            for one in names:
                for other in names:
                    through = price[one][by] + price[by][other]
                    if through < price[one][other]:
                        price[one][other] = through
        self.to_place = {
            place: {one: min((price[one][field] for field in fields), default=far) for one in names}
            for place, fields in content.places.items()
        }
        self.sources = {
            token: [field.id for field in content.fields.values() if field.ability == token]
            for token in ("coin", "bread", "apple")
        }


@lru_cache(8)
def journeys(content: Content) -> Journeys:
    return Journeys(content)
