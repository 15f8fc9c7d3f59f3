import { randomInt } from 'node:crypto';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { openBetDesk } from '../apps/server/src/lottery/desk.ts';
import type { LanesSize } from '../apps/server/src/platform/lanes.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { type Figures, measure, newKey, openSection, placeAny, print, type Section, say, someLines } from './load.ts';
import { measureLogCost } from './log-cost.ts';
import { startServerProcess } from './server.ts';
import { openSessions } from './sessions.ts';
import { prepareTpcB } from './tpc-b.ts';

// Slips a second: 10 numbers a slip, 100 numbers with caps, 10,000 players, 256 and 64 in flight, every commit on disk. The baseline is
// PostgreSQL's own TPC-B on the same server, before and after. One bet per transaction, the desk without the public log and with it, and bets through
// HTTP stand beside it.
// `npm run bench -- bets [seconds]`.
const PLAYERS = 10_000;
const IN_FLIGHT = 256;
const FEW_IN_FLIGHT = 64;
const LOGGED_IN = 50;
const ALONE: LanesSize = { batch_max: 1, lanes: 10, waiting_max: 4096 };

await onDurableDatabase(async (database) => {
  const players = await makePlayers(database, PLAYERS, 10 ** 9 * PYA_PER_KYAT);
  const section = await openSection(database);
  const tpc_b = await prepareTpcB(database);
  const before = await tpc_b.measure();
  say('one bet per transaction', await atDesk(database, { section, players, in_flight: IN_FLIGHT, size: ALONE }));
  const few = say(`desk, ${FEW_IN_FLIGHT} in flight`, await atDesk(database, { section, players, in_flight: FEW_IN_FLIGHT }));
  const desk = say(`desk, ${IN_FLIGHT} in flight`, await atDesk(database, { section, players, in_flight: IN_FLIGHT }));
  const after = await tpc_b.measure();
  await measureLogCost(database, () => atDesk(database, { section, players, in_flight: IN_FLIGHT }));
  say(`through HTTP, ${FEW_IN_FLIGHT} in flight, logged in`, await throughHttp(database, section, players.slice(0, LOGGED_IN)));
  const baseline = (before + after) / 2;
  print(`TPC-B: ${before.toFixed(0)} transactions a second before, ${after.toFixed(0)} after`);
  print(`desk, ${FEW_IN_FLIGHT} in flight: ratio ${(few.per_second / baseline).toFixed(2)}`);
  print(
    `bets: ${desk.per_second.toFixed(0)} slips/s, baseline ${baseline.toFixed(0)} tps, ratio ${(desk.per_second / baseline).toFixed(2)}`,
  );
});

type DeskLoad = { section: Section; players: number[]; in_flight: number; size?: LanesSize };

function atDesk(database: BenchDatabase, { section, players, in_flight, size }: DeskLoad): Promise<Figures> {
  const desk = openBetDesk(database.worldOf(size?.lanes ?? 2, { pipeline: true }), size);
  return measure(in_flight, async () => {
    const lines = someLines().map((bet_number) => ({ bet_number, stake_pya: 100 * PYA_PER_KYAT }));
    const request = { request_key: newKey(), request_hash: '-' };
    await desk.take({ ...section, ...request, lottery: '2D', lines, player_id: players[randomInt(players.length)]! });
    return true;
  });
}

async function throughHttp(database: BenchDatabase, at: Section, players: number[]): Promise<Figures> {
  const server = await startServerProcess(database, FEW_IN_FLIGHT);
  try {
    const tokens = await openSessions(database, players);
    return await measure(FEW_IN_FLIGHT, () => placeAny(server, at, tokens));
  } finally {
    server.stop();
  }
}
