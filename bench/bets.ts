import { randomInt, randomUUID } from 'node:crypto';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { openBetDesk } from '../apps/server/src/lottery/desk.ts';
import type { LanesSize } from '../apps/server/src/platform/lanes.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { type Figures, measure, openSection, placeBet, print, type Section, say, someLines } from './load.ts';
import { logIn, startServerProcess } from './server.ts';

// Slips a second: 10 numbers a slip, 100 numbers with caps, 10,000 players, 256 in flight, every commit on disk. The baseline
// is the same code with one bet per transaction, on a pool of connections. `npm run bench -- bets [seconds]`.
const PLAYERS = 10_000;
const IN_FLIGHT = 256;
const IN_FLIGHT_HTTP = 64;
const LOGGED_IN = 50;
const ALONE: LanesSize = { batch_max: 1, lanes: 10, waiting_max: 4096 };

await onDurableDatabase(async (database) => {
  const players = await makePlayers(database, PLAYERS, 10 ** 9 * PYA_PER_KYAT);
  const section = await openSection(database);
  const alone = say('one bet per transaction', await atDesk(database, section, players, ALONE));
  const desk = say('desk', await atDesk(database, section, players));
  say(`through HTTP, ${IN_FLIGHT_HTTP} in flight, logged in`, await throughHttp(database, section, players.slice(0, LOGGED_IN)));
  const ratio = desk.per_second / alone.per_second;
  print(`bets: ${desk.per_second.toFixed(0)} slips/s, baseline ${alone.per_second.toFixed(0)}, ratio ${ratio.toFixed(1)}`);
});

function atDesk(database: BenchDatabase, at: Section, players: number[], size?: LanesSize): Promise<Figures> {
  const desk = openBetDesk(database.worldOf(size?.lanes ?? 2), size);
  return measure(IN_FLIGHT, async () => {
    const lines = someLines().map((bet_number) => ({ bet_number, stake_pya: 100 * PYA_PER_KYAT }));
    const request = { request_key: randomUUID(), request_hash: '-' };
    await desk.take({ ...at, ...request, lottery: '2D', lines, player_id: players[randomInt(players.length)]! });
    return true;
  });
}

async function throughHttp(database: BenchDatabase, at: Section, players: number[]): Promise<Figures> {
  const server = await startServerProcess(database, IN_FLIGHT_HTTP);
  try {
    const tokens = await logIn(database, server, players);
    return await measure(IN_FLIGHT_HTTP, async () => {
      const { status, body } = await placeBet(server, at, tokens[randomInt(tokens.length)]!);
      if (status !== 200) throw new Error(`a bet was refused: ${JSON.stringify(body)}`);
      return true;
    });
  } finally {
    server.stop();
  }
}
