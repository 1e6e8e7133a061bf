"""What the host can set, and how a match begins."""

from __future__ import annotations

from fairytable.server.messages.socket import Rematch, SetOptions, SetPause, SetWatching, SetWindow, Start
from fairytable.server.requests.asker import Asker
from fairytable.server.room.new_match import checked_options
from fairytable.server.storage.stored import StoredRoom
from fairytable.server.wording.refusals import Refusal


async def set_options(asker: Asker, message: SetOptions) -> None:
    options = checked_options(asker.room.game_pack.game, message.options)

    def set_options(stored: StoredRoom) -> None:
        asker.must_be_host()
        if stored.match is not None or stored.opening is not None:
            raise Refusal("started")
        stored.options = options

    await asker.room.change(set_options)


async def set_watching(asker: Asker, message: SetWatching) -> None:
    def set_watching(stored: StoredRoom) -> None:
        asker.must_be_host()
        if message.watching == "hands" and stored.match is not None and stored.watching != "hands":
            raise Refusal("hands_too_late")
        stored.watching = message.watching

    await asker.room.change(set_watching)


async def set_pause(asker: Asker, message: SetPause) -> None:
    def set_pause(stored: StoredRoom) -> None:
        asker.must_be_host()
        stored.pause = message.milliseconds

    await asker.room.change(set_pause)


async def set_window(asker: Asker, message: SetWindow) -> None:
    def set_window(stored: StoredRoom) -> None:
        asker.must_be_host()
        stored.window = message.milliseconds

    await asker.room.change(set_window)


async def start(asker: Asker, _: Start) -> None:
    asker.must_be_host()
    await asker.room.start()


async def rematch(asker: Asker, _: Rematch) -> None:
    asker.must_be_host()
    await asker.room.rematch()
