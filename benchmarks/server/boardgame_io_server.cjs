// boardgame.io's server with a game of the same size: `node boardgame_io_server.cjs PORT`, run in .bench-node/.
// Two players, seven pawns each on a board, six dice; every move walks a pawn, rolls and tells both the whole state.
const { createRequire } = require("node:module");
const { Server, Origins } = createRequire(process.cwd() + "/")("boardgame.io/server");

const SPACES = 25;
const reader = (seat) => ({ seat, reserve: 3, pawns: Array(SPACES).fill(0).map((_, i) => (i ? 0 : 4)), book: [] });

const walk = {
  name: "walk",
  setup: () => ({ readers: [reader("red"), reader("blue")], ferry: 3, round: 1, dice: [1, 2, 3, 4, 5, 6], log: [] }),
  moves: {
    walk: ({ G, ctx, random, events }, pawn) => {
      const mine = G.readers[Number(ctx.currentPlayer)];
      const start = mine.pawns.findIndex((count, space) => count > 0 && space >= pawn % SPACES);
      const from = start < 0 ? mine.pawns.findIndex((count) => count > 0) : start;
      const die = random.D6();
      mine.pawns[from] -= 1;
      mine.pawns[(from + die) % SPACES] += 1;
      G.dice = random.D6(6);
      G.round += 1;
      G.log = [{ key: "walk", clause: "W-1", start: from, die, seat: mine.seat }];
      events.endTurn();
    },
  },
};

const server = Server({ games: [walk], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => process.stdout.write("ready\n") });
