"""Building: which sections can be built, what they cost, what comes of it, and how a house loses its top."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from fairytable.engine.questions import Question, Reason
from fairytable.games.grimm_forest import events, questions
from fairytable.games.grimm_forest.choices import choose_one
from fairytable.games.grimm_forest.components import MATERIALS, SECTIONS, SITES
from fairytable.games.grimm_forest.content import STANDING, Cards, declare_friend
from fairytable.games.grimm_forest.friendship import draw_friend
from fairytable.games.grimm_forest.table import Builder, ForestTable
from fairytable.games.grimm_forest.verbs import BLOW_DOWN, BLOW_DOWN_CORNER, BONUS, BUILD, CUT_CORNERS

PRICES = {"floor": 2, "walls": 4, "roof": 6}
LESS_ON_A_CORNER = 1
"""GF-20.21: so much less every section costs on a Cutting Corners card."""


def names_and_prices(cards: Cards, language: str) -> dict[str, str]:
    """What the cards are called, and what a section costs: on a site, and on Cutting Corners."""
    prices = {f"{section} price": str(price) for section, price in PRICES.items()}
    on_corners = {f"{section} corner_price": str(price - LESS_ON_A_CORNER) for section, price in PRICES.items()}
    return cards.names(language) | prices | on_corners


class Job(Struct, frozen=True):
    """Building one section: on top of what (nothing, for a Floor), and whether on a Cutting Corners site."""

    option: str
    material: str
    section: str
    piece: str
    below: str
    on_corner: bool
    price: int


def _jobs() -> dict[str, Job]:
    jobs = {}
    for verb, on_corner in ((BUILD, False), (CUT_CORNERS, True)):
        for material in MATERIALS:
            below = ""
            for section in SECTIONS:
                option, piece = verb(material, section), f"{material}_{section}"
                price = PRICES[section] - LESS_ON_A_CORNER * on_corner
                jobs[option] = Job(option, material, section, piece, below, on_corner, price)
                below = piece
    return jobs


JOBS = _jobs()
"""Every job by its option."""
ON_TOP = {(job.below, job.on_corner): job for job in JOBS.values() if job.below}
"""The job that continues a house."""
FLOORS = {
    on_corner: tuple(job for job in JOBS.values() if not job.below and job.on_corner == on_corner)
    for on_corner in (False, True)
}
TOP_BELOW = {job.piece: job.below for job in JOBS.values()}
"""What is left of a house that loses this section."""
FINISHED = frozenset(f"{material}_roof" for material in MATERIALS)


def is_corner(place: int) -> bool:
    """Sites after the fifth are Cutting Corners cards."""
    return place >= SITES


@lru_cache(maxsize=100_000)
def jobs_on(sites: tuple[str, ...]) -> tuple[Job, ...]:
    """What the order of building and the sites allow (GF-15.2 to GF-15.6)."""
    houses = [(house, is_corner(place)) for place, house in enumerate(sites)]
    going_on = list(dict.fromkeys(ON_TOP[house] for house in houses if house[0] and house[0] not in FINISHED))
    unfinished = {job.material for job in going_on}
    floors = [
        job
        for on_corner in (False, True)
        if ("", on_corner) in houses
        for job in FLOORS[on_corner]
        if job.material not in unfinished
    ]
    return (*going_on, *floors)


def open_jobs(table: ForestTable, builder: Builder) -> list[Job]:
    """What sites and Supply allow, whatever it costs."""
    supply = table.sections
    return [job for job in jobs_on(tuple(builder.sites)) if supply[job.piece]]


def cost(table: ForestTable, builder: Builder, job: Job) -> int:
    """The price, and for Walls what somebody may add to it."""
    return job.price + (surcharge(table, builder) if job.section == "walls" else 0)


declare_friend("hansel_gretel", STANDING, ("surcharge",), worth=1.5, acts_by="GF-21.24")


def surcharge(table: ForestTable, builder: Builder) -> int:
    """GF-21.24: so much more Walls cost while an opponent has Hansel & Gretel."""
    return 0 if surcharge_to(table, builder) is None else table.cards.numbers["hansel_gretel"]["surcharge"]


def prices_now(table: ForestTable, builder: Builder) -> dict[str, int]:
    """What the words of a question know: how much more Walls cost just now and, if they do, what that makes."""
    more = surcharge(table, builder)
    if not more:
        return {"surcharge": 0}
    price = PRICES["walls"] + more
    return {"surcharge": more, "walls": price, "walls_on_corner": price - LESS_ON_A_CORNER}


def surcharge_to(table: ForestTable, builder: Builder) -> Builder | None:
    """The opponent who is paid for Walls."""
    for other in table.builders:
        if other.friend == "hansel_gretel" and other is not builder:
            return other
    return None


def all_jobs(_table: ForestTable, _question: Question) -> Iterable[str]:
    return [job.option for job in JOBS.values() if not job.on_corner]


def jobs_on_corners(table: ForestTable, question: Question) -> Iterable[str]:
    if len(table.builder(question.seat).sites) == SITES:
        return ()
    return [job.option for job in JOBS.values() if job.on_corner]


SITES_TAKEN = ("GF-15.2", "GF-15.3", "GF-15.5", "GF-15.7")
"""Why a section cannot be built."""


def why_no_site(you: Builder, job: Job) -> Reason:
    values = {"material": job.material, "section": job.section}
    sites = [house for place, house in enumerate(you.sites) if is_corner(place) == job.on_corner]
    if job.below and job.below not in sites:
        return Reason("nothing_below", "GF-15.2", values | {"below": job.below.split("_")[1]})
    unfinished = (f"{job.material}_floor", f"{job.material}_walls")
    if not job.below and any(house in unfinished for house in you.sites):
        return Reason("house_unfinished", "GF-15.5", values)
    if not job.below and "" not in sites:
        return Reason("no_free_site", "GF-15.3", values)
    return Reason("no_section_left", "GF-15.7", values)


def add_build_options(options: list[str], table: ForestTable, builder: Builder) -> None:
    """What can be built and paid joins the options."""
    resources, supply = builder.resources, table.sections
    at_most = table.cards.numbers["hansel_gretel"]["surcharge"]
    for job in jobs_on(tuple(builder.sites)):
        if (
            resources[job.material] >= job.price
            and supply[job.piece]
            and (
                job.section != "walls"
                or resources[job.material] - job.price >= at_most
                or surcharge_to(table, builder) is None
            )
        ):
            options.append(job.option)


async def build(table: ForestTable, builder: Builder, job: Job, *, paid_by: Builder | None = None) -> None:
    """GF-15: pay, put the section up, draw a Friend for Walls, perhaps take the bonus for a Roof.

    `paid_by` is the opponent from whose board Puss in Boots takes one resource of the price.
    """
    price = cost(table, builder, job)
    if paid_by is not None:
        paid_by.resources[job.material] -= 1
        builder.resources[job.material] += 1
        table.tell(events.Sneaked(seat=builder.seat, player=paid_by.seat, material=job.material), "GF-21.40")
    builder.resources[job.material] -= price
    if price > job.price and (owner := surcharge_to(table, builder)):
        more = price - job.price
        owner.resources[job.material] += more
        table.tell(
            events.SurchargePaid(seat=builder.seat, player=owner.seat, material=job.material, count=more), "GF-21.24"
        )
    table.sections[job.piece] -= 1
    builder.sites[_site_for(builder, job)] = job.piece
    table.tell(events.Built(seat=builder.seat, material=job.material, section=job.section, price=price), "GF-15.1")
    if job.section == "walls":
        await draw_friend(table, builder, "GF-15.10")
    elif job.section == "roof":
        table.tell(
            events.HouseFinished(seat=builder.seat, material=job.material, houses=builder.finished_houses()), "GF-15.11"
        )
        if not any(job.material in other.first_builder for other in table.builders):
            await first_builder_bonus(table, builder, job.material)


def _site_for(builder: Builder, job: Job) -> int:
    """Houses that look alike on sites of the same kind are alike: the first will do."""
    for place, house in enumerate(builder.sites):
        if house == job.below and is_corner(place) == job.on_corner:
            return place
    raise LookupError(f"{builder.seat} has no site for '{job.option}'")


BONUSES = ("resources", "fables", "friend")


async def first_builder_bonus(table: ForestTable, builder: Builder, material: str) -> None:
    """GF-17: the token, and one of three rewards."""
    builder.first_builder = (*builder.first_builder, material)
    table.tell(events.FirstBuilder(seat=builder.seat, material=material), "GF-17.1")
    bonus = await choose_one(questions.FirstBuilderBonus(builder.seat, material=material), BONUS, BONUSES, "GF-17.2")
    if bonus == "resources":
        table.gain_one_of_each(builder, "GF-17.2")
    elif bonus == "fables":
        table.draw_fables(builder, 2, "GF-17.2")
    else:
        await draw_friend(table, builder, "GF-17.2")


def houses_to_blow_down(builder: Builder) -> dict[str, int]:
    """GF-20.3: each distinguishable Straw or Wood house, by its option, with its site."""
    houses: dict[str, int] = {}
    for place, house in enumerate(builder.sites):
        if house and not house.startswith("brick"):
            verb = BLOW_DOWN_CORNER if is_corner(place) else BLOW_DOWN
            houses.setdefault(verb(*house.split("_")), place)
    return houses


def remove_top_section(table: ForestTable, builder: Builder, place: int) -> None:
    """GF-1.13 and GF-15.13: the section returns to the Supply; without its Floor the house is gone."""
    piece = builder.sites[place]
    builder.sites[place] = TOP_BELOW[piece]
    table.sections[piece] += 1
    material, section = piece.split("_")
    table.tell(events.BlownDown(seat=builder.seat, material=material, section=section), "GF-20.3")
