"""Our server for the benchmark: `python -m benchmarks.server.fairytable_server PORT DATABASE`."""

import asyncio
import socket
import sys

import uvicorn

from fairytable.server.listening import prepare_process, uvicorn_config
from fairytable.server.settings import Limits, Settings
from fairytable.server.worker import Worker

BOTS_ARE_QUICK = Limits(
    messages_per_second=1e6,
    messages_at_once=10**6,
    messages_per_second_and_address=1e6,
    messages_at_once_and_address=10**6,
    requests_per_second=1e6,
    requests_at_once=10**6,
    rooms=10**6,
    rooms_per_person=10**6,
    rooms_per_address=10**6,
    connections=10**6,
    connections_per_address=10**6,
)


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    prepare_process()
    settings = Settings(database=database, limits=BOTS_ARE_QUICK)
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    config = uvicorn_config(Worker(settings))
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve([listening]))


if __name__ == "__main__":
    main()
