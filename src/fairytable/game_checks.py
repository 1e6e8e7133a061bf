"""What every game promises. Each check plays a random match, examines some of its moments closely, and raises an error
if a promise is broken.

    check_copies(game, seats=3, options={"expert": "on"}, seed=1)

`CHECKS` lists those for a match, `GAME_CHECKS` those for a game as a whole; `fairytable check-game` runs them all. A
game can be checked without being in the list of games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import cycle, islice, pairwise
from math import isfinite
from random import Random
from typing import Any

import msgspec

from fairytable import Match, Question, new_match
from fairytable.coverage import clauses_written
from fairytable.engine.chance import KEY_BITS, Chance
from fairytable.engine.errors import FairytableError, IllegalAnswer, LateAnswer, NotAsked, UndoRefused, WrongWords
from fairytable.engine.events import Event
from fairytable.engine.facts import Facts, fields_of, fingerprint, undeclared_fields
from fairytable.engine.game import Game
from fairytable.engine.packs import load_pack
from fairytable.engine.piles import Pile
from fairytable.engine.secrecy import anybody_has_learned, determinize_facts, has_learned, keeps_private_secrets
from fairytable.engine.shapes import facts_of_things, shape_of_event, shape_of_question, shape_of_view
from fairytable.engine.verbs import verb_of
from fairytable.engine.views import view_of
from fairytable.lab import play_match
from fairytable.looking import everything, heard_by, seen_by
from fairytable.terminal import text_layer

Check = Callable[[Game[Any], int, Mapping[str, str], int], None]

MOST_ANSWERS = 30_000
"""A random match that takes longer will hardly ever end; a game may need `bots.options` to end sooner."""

ANSWERS_AHEAD = 6
"""For this many answers two worlds that look alike are compared."""

SILENT_MATCHES = 40
"""Secrets that leak through who is asked and when are rare in a match, so many matches are played."""

UNDO_REFUSALS = {"answered", "asked", "luck", "nothing", "revealed"}


def settings_of(game: Game[Any], seats: int | None = None) -> list[dict[str, str]]:
    """Settings of matches in which every listed value of every option occurs at least once, and which end when bots
    play.

    Incompatible values are left out, with this number of seats or else with the most; such a value is tried with the
    default values of the other options, and with one of them changed.
    """
    taken = game.check_seats(game.identity.most_seats if seats is None else seats)
    values = {option.key: option.values for option in game.rules.options}
    usual = {option.key: option.default for option in game.rules.options}
    tried = [
        {key: each[number % len(each)] for key, each in values.items()}
        for number in range(max(map(len, values.values()), default=1))
    ]
    tried += [{**usual, key: value} for key in values for value in values[key]]
    tried += [
        {**usual, key: value, other: changed}
        for key in values
        for value in values[key]
        for other in values
        if other != key
        for changed in values[other]
    ]
    settings: list[dict[str, str]] = []
    for options in ({**options, **game.bots.options} for options in tried):
        known = [set(each) for each in zip(*(chosen.items() for chosen in settings), strict=True)]
        is_new = not settings or any(item not in each for item, each in zip(options.items(), known, strict=True))
        if is_new and game.rules.fits(options, taken) is None:
            settings.append(options)
    return settings


def check_matches_end(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """A random match ends, with a result."""
    match = new_match(game, seats, seed, options, quiet=True)
    rounds = [game.rules.rounds(match.table)]
    rounds += [game.rules.rounds(moment.table) for moment in _play_at_random(match, seed)]
    assert rounds == sorted(rounds), "rounds are counted upwards"
    assert match.is_over
    assert match.questions == ()
    assert game.rules.has_windows or not match.windows, "a game that asks quietly says so: has_windows"
    result = match.result
    assert result is not None
    assert set(result.winners) <= set(match.seats)
    assert len(set(result.winners)) == len(result.winners)
    assert set(result.scores) == set(match.seats)
    assert all(isfinite(score) for score in result.scores.values())
    assert result.clause in game.rulebook
    together = [seat for side in result.sides for seat in side]
    assert len(set(together)) == len(together), "a seat is on two sides"
    assert set(together) <= set(match.seats)
    for side in result.sides:
        assert set(side) <= set(result.winners) or set(side).isdisjoint(result.winners), "half a side has won"


def check_copies(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """A copy equals the original, continues like it, and does not affect it."""
    match, random = new_match(game, seats, seed, options), Random(seed)
    for moment in some_moments(match, seed):
        twin, stranger, before = moment.copy(), moment.copy(), everything(moment)
        assert everything(twin) == before
        for _ in range(3):
            _answer_at_random(stranger, random)
        assert everything(moment) == before
        ahead = moment.copy()
        for _ in range(3):
            luck = random.getrandbits(32)
            _answer_at_random(twin, Random(luck))
            _answer_at_random(ahead, Random(luck))
            assert everything(twin) == everything(ahead)


def check_records(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """A saved match loads to the same match, with the same events for everybody, in the middle and at the end."""
    match, random = new_match(game, seats, seed, options), Random(seed)
    stops = {random.randrange(40), random.randrange(40, 400)}
    for moment in _play_at_random(match, seed):
        if len(moment.answers) in stops or moment.is_over:
            record = moment.record()
            record.check_seal()
            loaded = Match.from_record(game, moment.pack, msgspec.json.decode(record.to_json(), type=type(record)))
            assert everything(loaded) == everything(moment)
            assert loaded.record() == record
            for seat in (*moment.seats, None):
                assert heard_by(loaded, seat) == heard_by(moment, seat)


def check_seeds(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """The same seed and the same answers produce the same match, with or without listeners."""
    loud = new_match(game, seats, seed, options)
    quiet = new_match(game, seats, seed, options, quiet=True)
    for one, other in zip(_play_at_random(loud, seed), _play_at_random(quiet, seed), strict=True):
        assert one.answers[-1:] == other.answers[-1:]
    assert loud.record() == quiet.record()


def check_secrets(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """Whatever a seat cannot know could be different, and its view and question would stay the same byte for byte."""
    match, random = new_match(game, seats, seed, options), Random(seed)
    for moment in some_moments(match, seed):
        components = game.rules.count_components(moment.table)
        for seat in [question.seat for question in moment.questions]:
            imagined = moment.determinize(seat, random.getrandbits(KEY_BITS))
            assert seen_by(imagined, seat) == seen_by(moment, seat)
            assert _why_not(imagined, seat) == _why_not(moment, seat), "a reason gives away what the seat cannot know"
            assert everything(imagined.copy()) == everything(imagined)
            assert game.rules.count_components(imagined.table) == components
            for _ in range(2):
                _answer_at_random(imagined, random)
        for knower in (*moment.seats, None):
            table = moment.table.copy()
            determinize_facts(table, knower, Chance(random.getrandbits(KEY_BITS)))
            assert msgspec.json.encode(view_of(table, knower)) == msgspec.json.encode(moment.view(knower))
            if game.page and game.page.overview:
                assert game.page.overview(table) == game.page.overview(moment.table)


def check_silence(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """Who is asked, when and how often follows from what everybody knows.

    Two worlds that an observer cannot tell apart continue with the same luck and, as far as possible, the same answers.
    As long as the observer sees and hears the same, the same seats are waited for and the number of answers is the
    same.
    """
    match, random = new_match(game, seats, seed, options, quiet=True), Random(seed)
    one, other = (new_match(game, seats, seed, options) for _ in range(2))
    for moment in some_moments(match, seed):
        knower = random.choice((None, *moment.seats))
        for world in (one, other):
            table = moment.table_before_scene()
            luck = table.chance.copy()
            determinize_facts(table, knower, Chance(random.getrandbits(KEY_BITS)))
            table.chance = luck
            world.begin_at(table)
        for _ in range(ANSWERS_AHEAD):
            _close_windows(one, other, random)
            heard = [[(told.key, told.values) for told in world.events_for(knower)] for world in (one, other)]
            shorter = min(map(len, heard))
            if heard[0][:shorter] != heard[1][:shorter]:
                break  # something new to this observer was revealed: from now on everything may differ
            assert len(heard[0]) == len(heard[1]), "somebody is asked in one world and passed over in the other"
            if one.view(knower) != other.view(knower):
                break
            assert one.waiting_for == other.waiting_for, "another seat is asked"
            assert len(one.answers) == len(other.answers), "one world took more answers than the other"
            assert one.windows == other.windows, "one world opened more windows than the other"
            assert heard_by(one, knower) == heard_by(other, knower), "the same was heard at another moment"
            if one.is_over:
                break
            _answer_alike(one, other, random.choice(one.waiting_for), random)


def check_views(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """Views are plain data, and nothing that the rules call secret is in anybody else's view."""
    table_type: type[Facts] = game.table_type
    shape = shape_of_view(table_type)
    match = new_match(game, seats, seed, options, quiet=True)
    for moment in some_moments(match, seed):
        for seat in (*moment.seats, None):
            view = moment.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view)) == view, "only what JSON can say"
            _check_shape(view, shape)
            _check_closed(moment.table, view, seat, None)


def check_components(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """Nothing is lost or duplicated, from the first question to the end."""
    match = new_match(game, seats, seed, options, quiet=True)
    components = game.rules.count_components(match.table)
    for moment in _play_at_random(match, seed):
        assert game.rules.count_components(moment.table) == components


def check_undo(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """Undo goes exactly one answer back, or not at all; never back over luck."""
    match, random = new_match(game, seats, seed, options), Random(seed)
    for moment in some_moments(match, seed, pace=2):
        question = random.choice(moment.questions)
        before, heard = everything(moment), [heard_by(moment, seat) for seat in (*moment.seats, None)]
        luck = moment.table.chance.copy()
        moment.answer(question.seat, random.choice(question.options))
        after = everything(moment)
        refusal = moment.undo_refusal(question.seat)
        assert everything(moment) == after
        if refusal is None:
            assert moment.table.chance == luck or question.seat in moment.pending
            moment.undo(question.seat)
            assert everything(moment) == before
            assert [heard_by(moment, seat) for seat in (*moment.seats, None)] == heard
        else:
            assert refusal in UNDO_REFUSALS
            with _raises(UndoRefused):
                moment.undo(question.seat)
            assert everything(moment) == after


def check_kept_undo(game: Game[Any], seats: int, seed: int) -> None:
    """A match that keeps undo ready says the same about every seat, alone and as one of several of the same person, as
    its copy finds out by replaying. Whether anybody has learned anything is the same for all at once as for each."""
    plain = new_match(game, seats, seed)
    match = Match(game, plain.pack, plain.seats, seed, plain.options, keeps_undo=True)
    before = match.table.copy()
    for moment in islice(_play_at_random(match, seed), 100):
        knowers = (None, *moment.seats)
        of_each = any(has_learned(knower, before, moment.table) for knower in knowers)
        assert anybody_has_learned(moment.seats, before, moment.table) == of_each
        before = moment.table.copy()
        twin = moment.copy()
        for seat in moment.seats:
            for own in ((), moment.seats[:2], moment.seats):
                assert moment.undo_refusal(seat, own=own) == twin.undo_refusal(seat, own=own)


def check_questions(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """Every question can be answered by somebody who is there, with words that the game knows."""
    match = new_match(game, seats, seed, options, quiet=True)
    for question in match.questions:
        _check_question(game, match, question)
    for moment in _play_at_random(match, seed):
        for question in moment.questions:
            _check_question(game, moment, question)
        assert len({question.seat for question in moment.questions}) == len(moment.questions)


def check_refusals(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """A reason is given only for options that are missing, with a clause, and asking changes nothing."""
    match = new_match(game, seats, seed, options)
    about: dict[str, tuple[str, ...]] = {}
    for expectation in game.rules.expectations:
        about[expectation.verb.word] = (*about.get(expectation.verb.word, ()), *expectation.clauses)
    for moment in some_moments(match, seed):
        before = everything(moment)
        for question in moment.questions:
            refusals = moment.refusals(question)
            for option, reason in refusals.items():
                assert option not in question.options, f"{option} is refused and offered"
                assert reason.clause in game.rulebook
                _check_plain(reason.values)
                _check_words(game, option)
                clauses = about.get(verb_of(option, game.vocabulary.verbs).word, (reason.clause,))
                assert reason.clause in clauses, f"{reason.clause}, why not {option}, is not about the verb: {clauses}"
            for option in list(refusals)[:2]:
                assert moment.why_not(question.seat, option) == refusals[option]
                with _raises(IllegalAnswer) as caught:
                    moment.answer(question.seat, option)
                assert caught[0].reason == refusals[option]
        assert everything(moment) == before


def check_events(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """Events contain plain values, a clause and a moment."""
    match = new_match(game, seats, seed, options)
    for _ in _play_at_random(match, seed):
        pass
    events = match.events or []
    assert events
    for event in events:
        _check_event(game, match, event)
    assert all(one.moment <= other.moment for one, other in pairwise(events))
    assert events[-1].moment <= len(match.answers)
    if not keeps_private_secrets(game.table_type):
        assert all(not event.secret for event in events), "a secret is told, but nobody has private secrets"


def check_declared(game: Game[Any], event: Event) -> None:
    """An event has the values that its declaration names, and only those marked as secret are sent in secret."""
    declared = game.declared_events.get(event.key)
    assert declared is not None, f"'{event.key}' is not declared among the events of the game"
    assert set(event.secret) <= declared.secrets(), f"'{event.key}' keeps values secret that are declared as open"
    for unseen in (False, True) if event.secret else (False,):
        told = event.as_told_to(None if unseen else next(iter(event.known_to), None))
        _check_shape(told.values, shape_of_event(declared, unseen=unseen))


def check_bad_answers(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """Garbage, answers of others and answers to past questions are refused and do no harm."""
    match = new_match(game, seats, seed, options)
    past: list[tuple[Question, str]] = []
    for moment in some_moments(match, seed):
        before, heard = everything(moment), heard_by(moment, None)
        for question in moment.questions:
            for rubbish in ("", " ", "rubbish", question.options[0] + " ", question.options[0] * 2, "\n\0", "x" * 999):
                with _raises(IllegalAnswer):
                    moment.answer(question.seat, rubbish)
            with _raises(LateAnswer):
                moment.answer(question.seat, question.options[0], number=question.number + len(moment.seats))
        for seat in (*moment.seats, "", "nobody"):
            if moment.question_for(seat) is None:
                with _raises(NotAsked):
                    moment.answer(seat, moment.questions[0].options[0])
        for question, option in past:
            with _raises(LateAnswer, NotAsked):
                moment.answer(question.seat, option, number=question.number)
        assert everything(moment) == before
        assert heard_by(moment, None) == heard
        past = [(question, question.options[-1]) for question in moment.questions if len(moment.questions) == 1]


def check_leaving(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """Players leave at random moments; the match can still be finished, and its record is valid."""
    match, random = new_match(game, seats, seed, options, quiet=True), Random(seed)
    components = game.rules.count_components(match.table)
    leavers = random.sample(match.seats, seats - 1)
    moments = sorted(random.randrange(60) for _ in leavers)
    while not match.is_over:
        if moments and len(match.answers) >= moments[0]:
            moments.pop(0)
            match.leave(leavers.pop())
            assert everything(match.copy()) == everything(match)
        else:
            _answer_at_random(match, random)
        assert not set(match.waiting_for) & set(match.table.absent)
        assert game.rules.count_components(match.table) == components
        assert len(match.answers) < MOST_ANSWERS
    assert match.result is not None
    assert everything(Match.from_record(game, match.pack, match.record())) == everything(match)


def check_heuristic(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> None:
    """The heuristic is a number, the options worth trying are offered, and looking changes nothing."""
    match = new_match(game, seats, seed, options, quiet=True)
    for moment in some_moments(match, seed):
        before = fingerprint(moment.table)
        assert all(isfinite(game.bots.heuristic(moment.table, seat)) for seat in moment.seats)
        for question in moment.questions:
            worth_trying = game.bots.worth_trying(moment.table, question)
            assert worth_trying, f"nothing of {question.about} is worth trying"
            assert set(worth_trying) <= set(question.options), f"more is worth trying than {question.about} offers"
        assert fingerprint(moment.table) == before


def check_declarations(game: Game[Any]) -> None:
    """Every fact declares who may know it."""
    assert undeclared_fields(game.table_type) == []


def check_pack(game: Game[Any]) -> None:
    """The game's own pack has no faults, and nothing in it deserves a warning."""
    assert load_pack(game, game.identity.folder / "content").warnings == ()


CHECKS: list[Check] = [
    check_matches_end,
    check_copies,
    check_records,
    check_seeds,
    check_secrets,
    check_silence,
    check_views,
    check_components,
    check_undo,
    check_questions,
    check_refusals,
    check_events,
    check_bad_answers,
    check_leaving,
    check_heuristic,
]
"""Every check of a match; each is called with a game, a number of seats, options and a seed."""


def check_words(game: Game[Any]) -> None:
    """Everything that occurs in a match has words: questions, options, reasons, events, the table and the result."""
    for seats in {game.identity.fewest_seats, game.identity.most_seats}:
        for number, options in enumerate(settings_of(game, seats)):
            match = new_match(game, seats, number, options)
            words, sentences = text_layer.words_for(match), set[str]()
            for moment in some_moments(match, number):
                for question in moment.questions:
                    sentences.add(words.question(question))
                    sentences |= {words.option(option, question) for option in question.options}
                    for option, reason in moment.refusals(question).items():
                        sentences |= {words.option(option, question), words.reason(reason)}
                sentences.add(text_layer.table_text(moment, moment.seats[0], words))
            sentences |= {words.event(event) for seat in (None, *match.seats) for event in match.events_for(seat)}
            sentences |= set(text_layer.result_lines(match, words))
            missing = sorted(text for text in sentences if not text.strip() or "{" in text or "$" in text)
            assert not missing, f"words are missing: {missing[0]!r}"


def check_seats(game: Game[Any]) -> None:
    """Every seat has a name and a mark of its own."""
    words = text_layer.words_for(new_match(game, game.identity.most_seats, 1))
    assert len({text_layer.seat_mark(seat, words) for seat in game.seats}) == len(game.seats)
    assert len({words.say(f"name-{seat}") for seat in game.seats}) == len(game.seats)


def check_options(game: Game[Any]) -> None:
    """Every listed value of every option is compatible with some match."""
    for option in game.rules.options:
        if option.key not in game.bots.options:
            spans = range(game.identity.fewest_seats, game.identity.most_seats + 1)
            played = {options[option.key] for seats in spans for options in settings_of(game, seats)}
            assert played == set(option.values), f"no match can be played with every value of '{option.key}'"


def check_clauses(game: Game[Any]) -> None:
    """Rules and sources name the same clauses."""
    assert game.rulebook.clauses, "RULES.md has no clauses"
    unknown = [naming for naming in clauses_written(game) if naming.clause not in game.rulebook]
    assert not unknown, f"{unknown[0]} is not in RULES.md"


def check_bots(game: Game[Any]) -> None:
    """The greedy bot is better than chance: in turn at every seat of the smallest table; in cooperative games as a team
    against a random team."""
    seats, matches = max(2, game.identity.fewest_seats), 6
    greedy = lucky = 0.0
    for seed in range(matches):
        bots = ["random"] * seats
        bots[seed % seats] = "greedy"
        result = play_match(game, seats, seed, bots).result
        assert result is not None
        shares = [result.share_of(seat) for seat in game.seats[:seats]]
        if len(set(shares)) == 1:
            greedy += _team_score(game, seats, seed, "greedy") > _team_score(game, seats, seed, "random")
            lucky += _team_score(game, seats, seed, "greedy") < _team_score(game, seats, seed, "random")
        else:
            greedy += shares.pop(seed % seats)
            lucky += max(shares)
        if greedy > matches / 2:
            return
    assert greedy > lucky, f"greedy bots won {greedy:g} matches, random bots {lucky:g}"


def _team_score(game: Game[Any], seats: int, seed: int, bot: str) -> float:
    result = play_match(game, seats, seed, bot).result
    assert result is not None
    return len(result.winners) + sum(result.scores.values())


GAME_CHECKS: list[Callable[[Game[Any]], None]] = [
    check_declarations,
    check_pack,
    check_clauses,
    check_options,
    check_seats,
    check_words,
    check_bots,
]
"""Every check of a game as a whole."""


def all_checks(game: Game[Any]) -> Iterator[tuple[Callable[..., None], list[tuple[Any, ...]]]]:
    """Every check with the calls that the tests of fairytable make: each number of seats with all of its settings."""
    for whole in GAME_CHECKS:
        yield whole, [(game,)]
    cases = [
        (game, seats, options, seats)
        for seats in range(game.identity.fewest_seats, game.identity.most_seats + 1)
        for options in settings_of(game, seats)
    ]
    for check in CHECKS:
        yield check, cases
    rare = zip(range(SILENT_MATCHES), cycle(cases), strict=False)
    yield check_silence, [(game, seats, options, seed) for seed, (_, seats, options, _) in rare]
    yield check_kept_undo, [(game, game.identity.fewest_seats, 0), (game, game.identity.most_seats, 1)]


def _why_not(match: Match, seat: str) -> bytes:
    """What the seat learns about the options that are missing from its question."""
    question = match.question_for(seat)
    return msgspec.json.encode(match.refusals(question) if question else {})


def _answer_at_random(match: Match, random: Random) -> None:
    if match.questions:
        question = random.choice(match.questions)
        match.answer(question.seat, random.choice(question.options))


def _answer_alike(one: Match, other: Match, seat: str, random: Random) -> None:
    """The seat gives the same answer in both worlds, if it is asked there and can; otherwise the default."""
    questions = [question for world in (one, other) if (question := world.question_for(seat))]
    common = [option for option in questions[0].options if option in questions[-1].options]
    said = random.choice(common) if common and len(questions) == 2 else None
    for world in (one, other):
        if question := world.question_for(seat):
            world.answer(seat, said or question.default_answer)


def _close_windows(one: Match, other: Match, random: Random) -> None:
    """Answer in windows until none is open. A world in which nobody had a choice may be some windows ahead."""
    while one.window_is_open or other.window_is_open:
        if one.window_is_open and other.window_is_open and one.windows == other.windows:
            _answer_alike(one, other, random.choice([*one.questions, *other.questions]).seat, random)
        else:
            behind = min((world for world in (one, other) if world.window_is_open), key=lambda world: world.windows)
            behind.answer(behind.questions[0].seat, behind.questions[0].default_answer)


def _play_at_random(match: Match, seed: int) -> Iterator[Match]:
    """The match after every answer, up to its end."""
    random = Random(seed)
    while match.questions:
        _answer_at_random(match, random)
        assert len(match.answers) < MOST_ANSWERS, "this match does not end"
        yield match


def some_moments(match: Match, seed: int, pace: int = 4) -> Iterator[Match]:
    """The match at its first questions and then less and less often: at a few dozen questions in all."""
    random = Random(seed)
    asked, due = 0, 0
    while match.questions:
        if asked >= due:
            yield match
            due = asked + 1 + asked // pace
        asked += 1
        assert asked < MOST_ANSWERS, "this match does not end"
        _answer_at_random(match, random)


@contextmanager
def _raises(*kinds: type[FairytableError]) -> Iterator[list[Any]]:
    """Like pytest.raises, for errors whose message is a sentence."""
    caught: list[Any] = []
    try:
        yield caught
    except kinds as error:
        caught.append(error)
    assert caught, f"this should have been refused with {' or '.join(kind.__name__ for kind in kinds)}"
    assert str(caught[0])


def _check_question(game: Game[Any], match: Match, question: Question) -> None:
    assert question.options, f"{question.about} has no options"
    assert len(set(question.options)) == len(question.options), f"{question.about} offers something twice"
    assert question.default_answer in question.options, f"{question.about} has a default that is not offered"
    assert question.clause in game.rulebook, f"{question.about} has the unknown clause {question.clause}"
    assert question.seat in match.seats
    assert question.seat not in match.table.absent
    if match.window_is_open:
        assert question.default_answer == question.options[0], f"{question.about} is quiet: its default is to pass"
    _check_plain(question.values)
    if declared := game.declared_questions.get(question.about):
        of_things = tuple(f" {fact}" for fact in facts_of_things(declared))
        values = {key: value for key, value in question.values.items() if not key.endswith(of_things)}
        _check_shape(values, shape_of_question(declared))
    for option in question.options:
        _check_words(game, option)


def _check_words(game: Game[Any], option: str) -> None:
    """An option is a verb of the game followed by as many words as the verb takes, separated by single spaces."""
    try:
        verb = verb_of(option, game.vocabulary.verbs)
        assert verb(*verb.read(option)) == option
    except WrongWords as error:
        raise AssertionError(str(error)) from error


def _check_event(game: Game[Any], match: Match, event: Event) -> None:
    assert event.clause in game.rulebook, f"{event.key} has the unknown clause {event.clause}"
    assert event.moment >= 0
    assert set(event.known_to) <= set(match.seats)
    _check_plain(event.values)
    _check_plain(event.secret)
    check_declared(game, event)


def _check_plain(values: Mapping[str, Any]) -> None:
    """Values that can be put into words, and that no longer change; in a list some may belong together."""
    for name, value in values.items():
        for item in value if isinstance(value, tuple) else (value,):
            for part in item if isinstance(item, tuple) else (item,):
                assert isinstance(part, str | int | float | bool | None), f"{name} is no word and no number: {part!r}"


def _check_shape(told: dict[str, Any], shape: type[msgspec.Struct]) -> None:
    """Every value of an event has the type that the page relies on."""
    try:
        msgspec.convert(told, shape)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{shape.__name__} is not told as it is declared: {error}") from error


def _check_closed(facts: Facts, view: dict[str, Any], seat: str | None, owner: str | None) -> None:
    """The view of every field is what its declaration allows."""
    owner = getattr(facts, "seat", owner)
    for field in fields_of(type(facts)):
        value = getattr(facts, field.name)
        known_to = field.secrecy.known_to if field.secrecy else "nobody"
        if field.sharing is not None or isinstance(value, Chance):
            assert field.name not in view
        elif known_to == "everybody" or (known_to == "owner" and seat is not None and seat == owner):
            _check_inside(value, view[field.name], seat, owner)
        else:
            _check_face_down(value, view[field.name], seat)


def _check_inside(value: Any, shown: Any, seat: str | None, owner: str | None) -> None:
    if isinstance(value, Facts) and not isinstance(value, Pile):
        _check_closed(value, shown, seat, owner)
    elif isinstance(value, list | tuple):
        for item, shown_item in zip(value, shown, strict=True):
            _check_inside(item, shown_item, seat, owner)
    elif isinstance(value, dict):
        for key, item in value.items():
            _check_inside(item, shown[key], seat, owner)


def _check_face_down(value: Any, shown: Any, seat: str | None) -> None:
    """A secret shows its size at most, and the cards of a pile that the seat has been shown."""
    if isinstance(value, Pile):
        cards = zip(value.cards, value.seen_by, strict=True)
        assert shown == [card if seat in seen else None for card, seen in cards]
    elif isinstance(shown, dict):
        for key, item in value.items():
            _check_face_down(item, shown[key], seat)
    elif isinstance(shown, list):
        for item, shown_item in zip(value, shown, strict=True):
            _check_face_down(item, shown_item, seat)
    else:
        assert shown in (None, "?") or shown == len(value)
