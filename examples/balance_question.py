"""A balance question answered with the lab: does it help to sit in the first seat of The Grimm Forest?

    python examples/balance_question.py [MATCHES]

Equal bots play many matches; a 95 % interval says what the victories show. `fairytable lab grimm-forest
--out report.html` answers this and many other questions with pictures.
"""

import sys

from fairytable.lab import Share, measure, simulate


def verdict(share: Share, seats: int) -> str:
    """What the interval says about a seat that should win its equal part."""
    fair = 1 / seats
    if share.low > fair:
        return "an advantage"
    if share.high < fair:
        return "a disadvantage"
    return "no difference shown"


if __name__ == "__main__":
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    measures = measure(list(simulate("grimm-forest", seats=3, games=matches, seed=1, bots="easy")))
    for seat, share in measures.wins.items():
        print(f"{seat:8} {share.share:.1%} ({share.low:.1%} to {share.high:.1%})  {verdict(share, 3)}")
