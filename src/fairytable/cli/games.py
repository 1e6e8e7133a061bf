"""The command `fairytable games`."""

from __future__ import annotations

from typing import Any

from fairytable import GAMES
from fairytable.cli.arguments import AsJson
from fairytable.cli.output import console, print_json
from fairytable.engine.game import Game


def games(as_json: AsJson = False) -> None:
    """List the games, their seats and their options."""
    if as_json:
        print_json([_game_card(game) for game in GAMES])
        return
    for game in GAMES:
        fewest, most = game.identity.people_it_is_for
        span = f"{fewest} to {most} {'people' if game.identity.people else 'players'}"
        console.print(f"[bold]{game.title}[/bold]: {game.slug}, {span}, {len(game.rulebook.clauses)} clauses")
        console.print(f"  seats  {', '.join(game.seats)}")
        for option in game.rules.options:
            values = [f"{option.default} (default)", *option.values[1:], *([option.free] if option.free else [])]
            console.print(f"  option {option.key}: {', '.join(values)}", soft_wrap=True)


def _game_card(game: Game[Any]) -> dict[str, Any]:
    return {
        "game": game.slug,
        "title": game.title,
        "people": game.identity.people_it_is_for,
        "fewest_seats": game.identity.fewest_seats,
        "most_seats": game.identity.most_seats,
        "seats": game.seats,
        "clauses": len(game.rulebook.clauses),
        "rules_version": game.identity.rules_version,
        "options": [
            {"key": option.key, "values": option.values, "default": option.default, "free": option.free}
            for option in game.rules.options
        ],
    }
