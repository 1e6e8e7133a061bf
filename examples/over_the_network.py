"""Another program plays a match over REST and WebSocket: it opens a table and plays against a bot to the end.

    fairytable serve &
    python examples/over_the_network.py [ADDRESS]

Only `websockets` is needed; this could as well be another language.
"""

import json
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(address: str, path: str, person: str = "", body: object = None) -> dict:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {person}"}
    with urlopen(Request(address + path, json.dumps(body).encode(), headers, method="POST")) as response:
        return json.load(response)


def play(address: str) -> dict:
    """The result of the match, as the server sends it."""
    person = post(address, "/api/people")["person"]
    seats = [{"seat": "blue", "kind": "here", "name": "Program"}, {"seat": "green", "kind": "bot", "level": "easy"}]
    wanted = {"game": "grimm-forest", "seats": seats, "pause": 0, "start": True}
    room = post(address, "/api/rooms", person, wanted)["room"]
    with connect(address.replace("http", "ws", 1) + "/api/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "room": room, "person": person}))
        while True:
            message = json.loads(socket.recv())
            if message["type"] != "state":
                continue
            if message["result"]:
                return message["result"]
            question = message["question"]
            if question:
                option = question["options"][0]["option"]
                answer = {"type": "answer", "seat": "blue", "number": question["number"], "option": option}
                socket.send(json.dumps(answer))


if __name__ == "__main__":
    result = play(sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8000")
    print(f"Won by: {', '.join(result['winners'])}. Scores: {result['scores']}")
