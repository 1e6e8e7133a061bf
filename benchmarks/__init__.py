"""Speed and size of fairytable, side by side with its peers, in one run.

`python -m benchmarks` measures, for every game, how many questions random players answer in a second, how
long a copy and a load take, and how much memory a match holds. Other people's engines are measured in the
same run, because a number says little on its own and nothing on another machine.

How it stays fair:

- Every measurement is a process of its own, ours and theirs alike, that warms up with a whole match and
  then plays whole matches until its time is up. It prints one line of JSON.
- The subjects take turns, in another order each round. The tables show the median of the rounds, and the
  lowest and highest beside it; a ratio is the median of the ratios of the rounds.
- Everything runs on one core, in one thread, with the garbage collector as Python sets it. Where the system
  allows it, the processes are pinned to that core. Seconds are processor seconds, so that a busy machine
  disturbs less; the wall clock's are in the JSON file beside them.
- Every random player is `random.Random(seed).choice` over the legal options, so that choosing costs all the
  same. A player that comes with a peer is measured too, under a name that says so.
- An answer counts when a player gives it, also when there was only one to give; the column "with a choice"
  tells how many had two options or more. Dice and deals are never counted.
- A peer is driven in the cheapest way that its public functions allow. Ours checks that an answer is legal,
  and keeps the record, as it always does.

The peers live in `.bench-venv/`, an environment that the first run makes for them alone.
"""
