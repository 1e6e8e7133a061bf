"""REST: problem reports."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import msgspec
from litestar import post
from litestar.params import JSONBody

from fairytable import __version__
from fairytable.server.http.asking import RoomName, Visiting, WorkerHere, room_of
from fairytable.server.http.description import refusals
from fairytable.server.messages.rest import ReportMade, ReportWanted
from fairytable.server.people import cleaned
from fairytable.server.settings import Limits
from fairytable.server.storage.store import now
from fairytable.server.wording.refusals import Refusal


@post("/rooms/{room:str}/reports", status_code=200, responses=refusals(401, 403, 404, 409))
async def report(worker: WorkerHere, visitor: Visiting, data: JSONBody[ReportWanted], room: RoomName) -> ReportMade:
    """Report a problem: writes the record, the number of answers and the view to a file beside the database."""
    found = await room_of(worker, visitor.person, room)
    match = found.playing()
    if not found.may_see(visitor.person, data.seat):
        raise Refusal("only_own_view")
    if not worker.reports.allows(visitor, room):
        raise Refusal("too_many_reports")
    written = {
        "text": cleaned(data.text, 4000),
        "version": __version__,
        "at": now(),
        "seat": data.seat,
        "answers": len(match.answers),
        "undone": found.live.undone,
        "questions": [
            {"seat": question.seat, "about": question.about, "options": question.options, "number": question.number}
            for question in match.questions
        ],
        "view": match.view(data.seat),
        "record": match.record(),
    }
    name = f"{now().replace(':', '')[:17]}-{found.stored.game}-{secrets.token_hex(4)}.json"
    content = msgspec.json.format(msgspec.json.encode(written), indent=1)
    await asyncio.to_thread(_write_report, worker.settings.reports_folder, name, content, worker.settings.limits)
    return ReportMade(name)


def _write_report(folder: Path, name: str, content: bytes, limits: Limits) -> None:
    """Reports contain secrets, so only the operator may read them. The oldest make room for new ones."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept = [(path, path.stat().st_size) for path in sorted(folder.glob("*.json"), reverse=True)]
    size = len(content)
    for place, (path, bytes_kept) in enumerate(kept, start=2):
        size += bytes_kept
        if place > limits.reports_kept or size > limits.reports_megabytes * 1_000_000:
            path.unlink(missing_ok=True)
    (folder / name).touch(mode=0o600)
    (folder / name).write_bytes(content)
