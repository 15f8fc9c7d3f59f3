import { randomInt } from 'node:crypto';
import { PYA_PER_KYAT } from '@shwekan/rules';
import type { Bet } from '../apps/server/src/lottery/bet.ts';
import { type BetDesk, openBetDesk } from '../apps/server/src/lottery/desk.ts';
import { type Db, openDb } from '../apps/server/src/platform/db.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { measure, newKey, openSection, print, type Section, someLines } from './load.ts';
import { postmasterOf, TICKS_PER_S, ticksWithChildren } from './processor-time.ts';

// Several desks on one draw: slips of 10 numbers, 256 in flight over all of them and 256 at each, each player at one desk, each desk with connections of its
// own as a process has them. One, two, four and eight desks are measured by turns, for other work of the machine must not fall on one of them alone; what
// counts is how they compare, in slips a second and in processor time. `npm run bench -- desks [seconds]`.
const PLAYERS = 10_000;
const IN_FLIGHT = 256;
const ROUNDS = 3;
const COUNTS = [1, 2, 4, 8] as const;
const LOADS = { 'over all': () => IN_FLIGHT, 'at each': (desks: number) => IN_FLIGHT * desks };
/** As the pool of bets is (platform/pools.ts). */
const OF_BETS = { size: 2, statementTimeout_ms: 3000, lockTimeout_ms: 400, idleInTransaction_ms: 2000, pipeline: true };

type Turn = { per_second: number; micros: number; batch: number; refused: number };

await onDurableDatabase(async (database) => {
  const players = await makePlayers(database, PLAYERS, 10 ** 9 * PYA_PER_KYAT);
  const section = await openSection(database);
  for (const [load, in_flight] of Object.entries(LOADS)) {
    const turns = new Map<number, Turn[]>(COUNTS.map((it) => [it, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const count of round % 2 === 0 ? COUNTS : COUNTS.toReversed())
        turns.get(count)?.push(await atDesks(database, { section, players, count, in_flight: in_flight(count) }));
    const one = meanOf(turns.get(1) ?? []);
    for (const [count, of] of turns) {
      const it = meanOf(of);
      const ratios = { slips: it.per_second / one.per_second, micros: it.micros / one.micros };
      print(
        `${count} desks, ${IN_FLIGHT} in flight ${load}: ${it.per_second.toFixed(0)} slips/s (${of.map(({ per_second }) => per_second.toFixed(0)).join(', ')}), ratio ${ratios.slips.toFixed(2)}; ${it.micros.toFixed(0)} microseconds of processor time a slip, ratio ${ratios.micros.toFixed(2)}; ${it.batch.toFixed(0)} slips a batch; ${it.refused.toFixed(0)} refused as busy`,
      );
    }
  }
});

/** Places bets at so many desks for a while. */
async function atDesks(
  database: BenchDatabase,
  at: { section: Section; players: number[]; count: number; in_flight: number },
): Promise<Turn> {
  const config = database.configOf();
  const log = makeLog('silent');
  const pools: Db[] = Array.from({ length: at.count }, () => openDb({ url: config.APP_DATABASE_URL, log, ...OF_BETS }));
  const sizes: number[] = [];
  const desks: BetDesk[] = pools.map((db) => openBetDesk({ config, db, log }, undefined, { hear: ({ size }) => void sizes.push(size) }));
  const postmaster = await postmasterOf(database);
  const slips = async () => Number((await database.owner.query('select count(*) as n from slip')).rows[0].n);
  const before = { ticks: ticksWithChildren(postmaster), own: process.cpuUsage(), slips: await slips() };
  let refused = 0;
  const { per_second } = await measure(at.in_flight, async () => {
    const place = randomInt(at.players.length);
    const taken = await desks[place % at.count]?.take(betOf(at.section, at.players[place] ?? 0)).catch(() => null);
    if (taken === null) refused += 1;
    return taken !== null;
  });
  const placed = (await slips()) - before.slips;
  const own = process.cpuUsage(before.own);
  const micros = ((ticksWithChildren(postmaster) - before.ticks) / TICKS_PER_S) * 1e6 + own.user + own.system;
  await Promise.all(pools.map((it) => it.end()));
  return { per_second, micros: micros / placed, batch: sizes.reduce((sum, it) => sum + it, 0) / sizes.length, refused };
}

function betOf(section: Section, player_id: number): Bet {
  const lines = someLines().map((bet_number) => ({ bet_number, stake_pya: 100 * PYA_PER_KYAT }));
  return { ...section, request_key: newKey(), request_hash: '-', lottery: '2D', lines, player_id };
}

function meanOf(turns: readonly Turn[]): Turn {
  const mean = (value: (it: Turn) => number) => turns.reduce((sum, it) => sum + value(it), 0) / turns.length;
  return {
    per_second: mean((it) => it.per_second),
    micros: mean((it) => it.micros),
    batch: mean((it) => it.batch),
    refused: mean((it) => it.refused),
  };
}
