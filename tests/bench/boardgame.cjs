/* The yardstick: boardgame.io's server, and a game as small as Klunker.

   Each player has a hand of cards that only they see and a window that all see; a move lays one
   card from the hand into the window and draws another one.

   node boardgame.cjs NODE_MODULES PORT [STORAGE]

   It keeps its matches in memory; with a STORAGE in that folder, or that PostgreSQL database. */
"use strict";
const { createRequire } = require("node:module");
const [modules, port, storage] = process.argv.slice(2);
const bring = createRequire(modules + "/");
const { Server, Origins, FlatFile } = bring("boardgame.io/dist/cjs/server.js");
const { PlayerView } = bring("boardgame.io/dist/cjs/core.js");

const KINDS = ["piercing", "earring", "tooth", "shoe", "tiara", "monocle", "necklace"];

const Small = {
  name: "small",
  setup: ({ ctx, random }) => {
    const state = { secret: { pile: [] }, players: {}, windows: {} };
    for (let card = 0; card < 100; card++) state.secret.pile.push(KINDS[random.Die(7) - 1]);
    for (const seat of ctx.playOrder) {
      state.players[seat] = { hand: state.secret.pile.splice(0, 6) };
      state.windows[seat] = [];
    }
    return state;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    show: {
      client: false,
      move: ({ G, playerID, random }, card) => {
        const [shown] = G.players[playerID].hand.splice(card, 1);
        G.windows[playerID].push(shown);
        if (G.windows[playerID].length > 6) G.secret.pile.unshift(G.windows[playerID].shift());
        G.players[playerID].hand.push(G.secret.pile.pop());
      },
    },
  },
};

/* In which of the ways that it knows matches are kept. */
function kept() {
  if (!storage) return {};
  if (!storage.startsWith("postgresql:")) return { db: new FlatFile({ dir: storage }) };
  const { PostgresStore } = bring("bgio-postgres");
  return { db: new PostgresStore(storage, { logging: false }) };
}

Server({ games: [Small], origins: [Origins.LOCALHOST], ...kept() }).run(Number(port));
