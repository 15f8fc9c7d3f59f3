import type { ChildProcess } from 'node:child_process';
import { installDemoClock } from '../../apps/server/src/demo/clock.ts';
import { keepDraws } from '../../apps/server/src/lottery/calendar.ts';
import { type AcrossClosing, betAcrossClosing } from '../../apps/server/test/late-bets.ts';
import { startServerProcess } from '../../apps/server/test/server-process.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from '../database.ts';
import { logIn, postTo } from '../server.ts';
import { auditFaults } from './house/check.ts';
import { mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import { takeOut } from './house/weak-guards.ts';

// No bet is ever late: 20,000 bets from two and from eight server processes across each of the closings of a day, with transactions that stall and a
// clock that is moved. `npm run proof -- late-bets [bets]`.
const BETS = Number(process.argv[2] ?? 20_000);
/** A process works on four calls of a player at once: as many players as the clients need. */
const PLAYERS = 64;
const MORNING = '2026-11-23T10:00:00+06:30';
/** Room for what eight processes may open. */
const PLACE = { settings: { max_connections: '400' } };
const CHECKS = ['everyBetCameInTime', 'everySealedBookIsAsItWas', 'everySealedStakeIsCounted', 'everySlipHasItsStake'] as const;

/** Bets across the first closings of a day from so many processes, on a database that was prepared. Answers what came of each draw, and what the books' checks find. */
async function acrossClosings(
  count: number,
  draws: number,
  prepare: (database: BenchDatabase) => Promise<void> = async () => undefined,
): Promise<{ found: AcrossClosing[]; wrong: string[] }> {
  const found: AcrossClosing[] = [];
  const wrong: string[] = [];
  await onDurableDatabase(async (database) => {
    await installDemoClock(database.url);
    await database.owner.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [MORNING]);
    const players = await makePlayers(database, PLAYERS, 10 ** 9);
    await keepDraws(database.worldOf(2));
    await prepare(database);
    const processes: { child: ChildProcess; url: string }[] = [];
    try {
      for (let n = 0; n < count; n += 1) processes.push(await startServerProcess(database.url));
      const servers = processes.map((it) => it.url);
      const tokens = await logIn(database, postTo(servers[0] ?? '', 1), players);
      const { rows } = await database.owner.query(
        `select d.id::int, to_char(d.section, 'HH24:MI') as section from draw d join lottery l on l.id = d.lottery_id
         where l.code = '2D' and d.day = '2026-11-23' order by d.section limit $1`,
        [draws],
      );
      const of_all = { servers, tokens, player_ids: players, database_url: database.url, bet_count: BETS };
      for (const draw of rows) {
        const one = await betAcrossClosing({ ...of_all, draw_id: draw.id });
        print(`${count} processes, ${draw.section}: ${JSON.stringify(one)}`);
        found.push(one);
        wrong.push(...wrongWith(draw.section, one));
      }
    } finally {
      for (const { child } of processes) child.kill('SIGKILL');
    }
    wrong.push(...(await auditFaults(database, CHECKS)));
  }, PLACE);
  return { found, wrong };
}

function wrongWith(section: string, { taken, refused, stalled, slips, sealed, late, after_seal, other }: AcrossClosing): string[] {
  const wrong = other.map((it) => `${section}: a bet was answered ${it}`);
  if (late > 0) wrong.push(`${section}: ${late} bets are late`);
  if (after_seal > 0) wrong.push(`${section}: ${after_seal} bets came after the seal`);
  if (slips !== sealed) wrong.push(`${section}: ${slips} slips, ${sealed} sealed`);
  if (slips !== taken + stalled) wrong.push(`${section}: ${slips} slips, ${taken} taken and ${stalled} stalled`);
  if (taken + refused !== BETS) wrong.push(`${section}: ${taken} taken and ${refused} refused of ${BETS}`);
  return wrong;
}

const figures: string[] = [];
for (const count of [2, 8]) {
  const { found, wrong } = await acrossClosings(count, 4);
  mustBeNothing(`late bets on ${count} processes`, wrong, 0);
  const sum = (key: 'taken' | 'refused' | 'stalled' | 'sealed') => found.reduce((all, it) => all + it[key], 0);
  figures.push(
    `${count} processes, ${found.length} closings, ${BETS} bets sent across each: ${sum('taken')} taken, ${sum('refused')} refused as late, ${sum('stalled')} decided in time and written after; ${sum('sealed')} sealed, which are all; none is late, none came after the seal, and the sealed books are right`,
  );
}
const { wrong } = await acrossClosings(2, 1, async ({ owner }) => {
  await takeOut(owner, 'hold_for_bets', 'array_agg(d.closes_at)', `array_agg(d.closes_at + interval '10 seconds')`);
  await owner.query('alter table slip disable trigger user');
});
mustBeFound('a desk that is told a later closing', /bets are late/, wrong);
figures.push('control, a desk that is told a later closing, and a book without its own guard: found');
printFigures(
  'late-bets',
  'Bets are sent across the closings of a day while transactions stall and the clock is moved: none is late, and none comes after the seal.',
  0,
  figures,
);
