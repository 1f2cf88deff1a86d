// The peer: boardgame.io's server with its in-memory store. Matches of four, a client for each seat, who
// moves as soon as it is its turn. Prints moves a second. Usage: node boardgame_io.cjs PORT SECONDS
const { Server, Origins } = require('boardgame.io/server');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const [port, seconds] = process.argv.slice(2).map(Number);
const MATCHES = 20;
const SEATS = 4;
const game = {
  name: 'count',
  setup: () => ({ cells: Array(1300).fill(0), n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G }, i) => { G.cells[i] += 1; G.n += 1; } },
};

if (process.env.PEER_ROLE === 'client') {
  const clients = [];
  for (let m = 0; m < MATCHES; m++) {
    for (let s = 0; s < SEATS; s++) {
      const client = Client({
        game, numPlayers: SEATS, matchID: `m${m}`, playerID: String(s), debug: false,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
      });
      let last = -1;
      client.subscribe((state) => {
        if (!state || !state.isConnected || state._stateID <= last) return;
        if (state.ctx.currentPlayer !== String(s)) return;
        last = state._stateID;
        setImmediate(() => client.moves.mark(last % 1300));
      });
      client.start();
      clients.push(client);
    }
  }
  // what every seat of a match has heard of: moves that the server has sent to all
  const heard = () => {
    let sum = 0;
    for (let m = 0; m < MATCHES; m++) {
      const ids = clients.slice(m * SEATS, (m + 1) * SEATS).map((c) => c.getState()?._stateID ?? 0);
      sum += Math.min(...ids);
    }
    return sum;
  };
  setTimeout(() => {
    const from = heard();
    const at = Date.now();
    setTimeout(() => {
      console.log(`${Math.round((heard() - from) / (Date.now() - at) * 1000)} moves/s ${heard()}`);
      process.exit(0);
    }, seconds * 1000);
  }, 2000);
} else {
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  server.run(port, () => {
    const child = require('child_process').spawn(process.execPath, process.argv.slice(1), {
      env: { ...process.env, PEER_ROLE: 'client' }, stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (d) => { out += d; });
    const before = process.cpuUsage();
    child.on('exit', () => {
      const used = process.cpuUsage(before);
      const [rate, unit, all] = out.trim().split(' ');
      const each = Math.round(Number(all) / ((used.user + used.system) / 1e6));
      console.log(`${rate} ${unit}, ${each} a second of the server's processor time`);
      process.exit(0);
    });
  });
}
