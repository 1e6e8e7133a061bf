// boardgame.io's MCTS bot in a game of the size of ours, run in .bench-node/:
// `node boardgame_io_search.cjs --seconds S --seed N` prints a line of JSON, as the other peers do.
// Two players, seven pawns each on a board, six dice; a pawn walks by a die, and four pawns at the end win.
const { createRequire } = require("node:module");
const load = createRequire(process.cwd() + "/");
const { Client } = load("boardgame.io/client");
const { MCTSBot } = load("boardgame.io/ai");

const SPACES = 25;
const ITERATIONS = 50;
const PLAYOUT = 24;
const reader = () => ({ pawns: Array(7).fill(0), home: 0 });

const walk = {
  name: "walk",
  setup: () => ({ readers: [reader(), reader()], dice: [1, 2, 3, 4, 5, 6] }),
  moves: {
    walk: ({ G, ctx, random, events }, pawn, die) => {
      const mine = G.readers[Number(ctx.currentPlayer)];
      mine.pawns[pawn] = Math.min(SPACES, mine.pawns[pawn] + die);
      mine.home = mine.pawns.filter((space) => space === SPACES).length;
      G.dice = random.D6(6);
      events.endTurn();
    },
  },
  endIf: ({ G }) => {
    const winner = G.readers.findIndex((each) => each.home >= 4);
    return winner < 0 ? undefined : { winner: String(winner) };
  },
};

const enumerate = (G, ctx) => {
  const mine = G.readers[Number(ctx.currentPlayer)];
  const moves = [];
  mine.pawns.forEach((space, pawn) => {
    if (space < SPACES) moves.push({ move: "walk", args: [pawn, G.dice[pawn % 6]] });
  });
  return moves;
};

const argument = (name, otherwise) => {
  const place = process.argv.indexOf(name);
  return place < 0 ? otherwise : Number(process.argv[place + 1]);
};

const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const main = async () => {
  const seconds = argument("--seconds", 1);
  const seed = argument("--seed", 1);
  const client = Client({ game: { ...walk, seed } });
  client.start();
  const bot = new MCTSBot({ game: walk, enumerate, iterations: ITERATIONS, playoutDepth: PLAYOUT, seed });
  const think = async () => {
    const state = client.getState();
    await bot.play(state, state.ctx.currentPlayer);
  };
  await think();
  const wallStart = Date.now();
  const start = processor();
  let matches = 0;
  while (processor() - start < seconds) {
    await think();
    matches += 1;
  }
  const told = {
    decisions: matches * ITERATIONS,
    matches,
    seconds: processor() - start,
    wall_seconds: (Date.now() - wallStart) / 1000,
    with_a_choice: null,
    version: load("boardgame.io/package.json").version,
  };
  process.stdout.write(JSON.stringify(told) + "\n");
};

main();
