import type { ChildProcess } from 'node:child_process';
import { installDemoClock } from '../../apps/server/src/demo/clock.ts';
import { keepDraws } from '../../apps/server/src/lottery/calendar.ts';
import { findWrong } from '../../apps/server/src/proof/audit.ts';
import { betAcrossClosing } from '../../apps/server/test/late-bets.ts';
import { startServerProcess } from '../../apps/server/test/server-process.ts';
import { makePlayers, onDurableDatabase } from '../database.ts';
import { logIn, postTo } from '../server.ts';

// No bet is ever late: 2,000 bets from two server processes across each of the closings of a day, with transactions that stall and a
// clock that is moved. `npm run proof -- late-bets [bets]`.
const BETS = Number(process.argv[2] ?? 2000);
const PLAYERS = 8;
const MORNING = '2026-11-23T10:00:00+06:30';

await onDurableDatabase(async (database) => {
  await installDemoClock(database.url);
  await database.owner.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [MORNING]);
  const players = await makePlayers(database, PLAYERS, 10 ** 9);
  await keepDraws(database.worldOf(2));
  const processes: { child: ChildProcess; url: string }[] = [];
  try {
    for (let n = 0; n < 2; n += 1) processes.push(await startServerProcess(database.url));
    const servers = processes.map((it) => it.url);
    const tokens = await logIn(database, postTo(servers[0] ?? '', 1), players);
    const { rows } = await database.owner.query(
      `select d.id::int, to_char(d.section, 'HH24:MI') as section from draw d join lottery l on l.id = d.lottery_id
       where l.code = '2D' and d.day = '2026-11-23' order by d.section`,
    );
    for (const draw of rows) {
      const found = await betAcrossClosing({
        servers,
        tokens,
        player_ids: players,
        database_url: database.url,
        draw_id: draw.id,
        bet_count: BETS,
      });
      const { taken, refused, stalled, slips, sealed, late, after_seal, other } = found;
      print(
        `${draw.section}: ${taken} taken, ${refused} refused as late, ${stalled} decided in time and written after; ${slips} in the book, ${sealed} sealed; late ${late}, after the seal ${after_seal}`,
      );
      if (late + after_seal + other.length > 0 || slips !== sealed || slips !== taken + stalled || taken + refused !== BETS)
        throw new Error(`a bet is late or lost: ${JSON.stringify(found)}`);
    }
  } finally {
    for (const { child } of processes) child.kill('SIGKILL');
  }
  for (const check of ['everyBetCameInTime', 'everySealedBookIsAsItWas', 'everySealedStakeIsCounted', 'everySlipHasItsStake'] as const) {
    const found = await findWrong(check, database.worldOf(1).db);
    if (found !== null) throw new Error(`the books are wrong: ${found}`);
  }
  print('late-bets: none is late, none came after the seal, and the sealed books are right');
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
