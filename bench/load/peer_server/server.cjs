// A climbing game of about the same weight as ours, on boardgame.io: 62 cards, hidden hands, play higher or pass.
const { Server } = require('boardgame.io/dist/cjs/server.js');
const { PostgresStore } = require('bgio-postgres');

const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', 'Bump', 'Bankrupt', 'Bankroll', 'Millionaire', 'Zillionaire'];

function deal(random, seats) {
  const deck = random.Shuffle(RANKS.flatMap((_, rank) => Array(rank < 10 ? 5 : 4).fill(rank)));
  const hands = Array.from({ length: seats }, () => ({}));
  deck.forEach((rank, i) => { hands[i % seats][rank] = (hands[i % seats][rank] || 0) + 1; });
  return hands;
}

function seat(n) {
  return { seat: n, sits_at: n, is_active: true, cards: 15, status: null, last_status: null, chips: {}, points: 0 };
}

const Climb = {
  name: 'climb',
  setup: ({ ctx, random }) => ({
    hands: deal(random, ctx.numPlayers),
    seats: Array.from({ length: ctx.numPlayers }, (_, n) => seat(n)),
    played_by: Array.from({ length: ctx.numPlayers }, () => ({})),
    played: {},
    top: null,
    passed: [],
    game: 1,
    games: 5,
    dealer: 0,
  }),
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, n) => (String(n) === playerID ? hand : null)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx, playerID, random }, rank) => {
      const hand = G.hands[playerID];
      if (!hand[rank] || (G.top && rank <= G.top.rank)) return 'INVALID_MOVE';
      hand[rank] -= 1;
      if (!hand[rank]) delete hand[rank];
      G.seats[playerID].cards -= 1;
      G.played[rank] = (G.played[rank] || 0) + 1;
      G.played_by[playerID][rank] = (G.played_by[playerID][rank] || 0) + 1;
      G.top = { seat: Number(playerID), rank, cards: 1 };
      G.passed = [];
      if (Object.keys(hand).length === 0) {
        G.hands = deal(random, ctx.numPlayers);
        G.top = null;
        G.game += 1;
      }
    },
    pass: ({ G, ctx, playerID }) => {
      G.passed.push(Number(playerID));
      if (G.passed.length >= ctx.numPlayers - 1) {
        G.top = null;
        G.passed = [];
      }
    },
  },
};

const [, , port, lobbyPort, database] = process.argv;
const db = database && new PostgresStore(database, { logging: false });
const server = Server({ games: [Climb], db, origins: ['http://127.0.0.1'] });
// The lobby gets a port of its own: on one port with the sockets its routes are not found with today's Koa.
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobbyPort) } }, () => console.log('ready'));
