import { installDemoClock } from '../../apps/server/src/demo/clock.ts';
import { keepDraws } from '../../apps/server/src/lottery/calendar.ts';
import { playDays } from '../../apps/server/test/days.ts';
import { makePlayers, onDurableDatabase } from '../database.ts';
import { AUDITED, auditFaults } from './house/check.ts';

// A year of draws of all five lotteries: random bets by a seed, real results, some draws called off. Every slip must be paid what an
// independent calculation says, and the books must be right. `npm run proof -- year [days] [seed]`.
const DAYS = Number(process.argv[2] ?? 365);
const SEED = Number(process.argv[3] ?? 1);
const FROM = '2026-01-05';

await onDurableDatabase(async (database) => {
  await installDemoClock(database.url);
  await database.owner.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [`${FROM}T00:00:00+06:30`]);
  const player_ids = await makePlayers(database, 50, 10 ** 10);
  const world = database.worldOf(4);
  await keepDraws(world);
  const sql = async (text: string, values?: unknown[]) => (await database.owner.query(text, values)).rows;
  const played = await playDays({ world, sql, player_ids, from_day: FROM, day_count: DAYS, seed: SEED, slips_per_draw: 5 });
  for (const wrong of played.wrong.slice(0, 10)) print(wrong);
  if (played.wrong.length > 0) throw new Error(`${played.wrong.length} slips are wrongly paid (seed ${SEED})`);
  const wrong = await auditFaults(database);
  if (wrong.length > 0) throw new Error(`the books are wrong: ${wrong.join('; ')}`);
  const { draws, slips, winners, paid_pya, refunds } = played;
  print(`${DAYS} days, seed ${SEED}: ${draws} draws, ${slips} slips, ${winners} winners, ${paid_pya / 100} kyat paid, ${refunds} refunds`);
  print(`year: every slip is paid to the pya, ${AUDITED.length} checks of the books find nothing`);
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
