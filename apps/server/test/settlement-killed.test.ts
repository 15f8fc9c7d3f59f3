import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { linePayoutPya, numberText } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { loginsOf } from '../src/platform/logins.ts';
import { childEnvironment } from './child-environment.ts';
import { drawsWorld, MONDAY } from './draws-world.ts';
import type { TestPlayer } from './people.ts';

const WORKER = new URL('./settle-worker.ts', import.meta.url).pathname;
const SLIPS = 24_000;
const SEAL_KILLS = [5, 8, 7];
// Counted from the start of a process: into taking its locks, comparing, writing what is due, paying, committing.
const SETTLE_KILLS = [4, 9, 14, 17, 12, 21, 18, 20, 15, 22, 13, 19, 16, 23, 11, 10, 24];
const world = await drawsWorld();

test(`settling killed ${SEAL_KILLS.length + SETTLE_KILLS.length} times at different points pays every winner once and to the pya`, async () => {
  const players: TestPlayer[] = [];
  for (let n = 0; n < 4; n += 1) players.push(await world.player(1000));
  const draw = await world.drawOf('04:30 PM');
  await fillDraw(draw.id, players);
  await world.moveClock(`${MONDAY}T16:00:00+06:30`);
  // From here on only the processes that are killed work on the draw.
  await world.server.stop();
  await world.sql(`update draw set closes_at = product_now(), draws_at = product_now() where id = $1`, [draw.id]);
  for (const at of SEAL_KILLS) expect(await run(draw.id, 'seal', at)).toBe('SIGKILL');
  expect(await world.sql('select from draw_seal where draw_id = $1', [draw.id])).toEqual([]);
  expect(await run(draw.id, 'seal', 0)).toBe(0);
  await world.sql(
    `with p as (
       insert into result_proposal (draw_id, number, source, derivation, source_set, source_value, state)
       values ($1, 7, 'test', '2d', '1,316.80', '33,617.38', 'confirmed') returning id
     ) update draw set result = 7, result_id = p.id, resulted_at = product_now() from p where draw.id = $1`,
    [draw.id],
  );
  const seen = new Set<string>();
  for (const at of SETTLE_KILLS) {
    expect(await run(draw.id, 'settle', at)).toBe('SIGKILL');
    const [far] = await world.sql(
      `select (select count(*) from payout_due where draw_id = $1) as checked, (select count(*) from payout where draw_id = $1) as paid, settled_at from draw where id = $1`,
      [draw.id],
    );
    seen.add(`${far?.['checked']} ${far?.['paid']}`);
    expect(far?.['settled_at']).toBeNull();
  }
  // It did not die in the same place again and again.
  expect(seen.size).toBeGreaterThan(5);
  await Promise.all([run(draw.id, 'settle', 0), run(draw.id, 'settle', 0)]);
  expect(await wronglyPaid(draw.id)).toEqual([]);
  const [done] = await world.sql(
    `select d.settled_at is not null as settled, (select sum(amount_pya)::bigint::text from payout where draw_id = d.id) as paid,
       (select sum(m.amount)::bigint::text from move m join entry e on e.id = m.entry_id where e.reason = 'win') as moved from draw d where id = $1`,
    [draw.id],
  );
  expect(done).toEqual({ settled: true, paid: done?.['moved'], moved: done?.['moved'] });
}, 400_000);

/** Runs a worker that dies at its n-th question (0: never); answers what ended it. */
async function run(draw_id: number, work: string, die_at: number): Promise<string | number> {
  const env = { ...childEnvironment(), ...loginsOf(world.database_url) };
  const child = spawn(process.execPath, [WORKER, String(draw_id), work, String(die_at)], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code, signal] = await once(child, 'exit');
  return signal ?? code;
}

/** Slips whose payout or entries are not what the rules say. */
async function wronglyPaid(draw_id: number) {
  const rows = await world.sql(
    `select s.id::int, s.numbers, s.stakes_pya::text[] as stakes, s.odds_hundredths, p.amount_pya::int as paid, e.n::int as entries
     from slip s left join payout p on p.slip_id = s.id
     left join (select ref, count(*) as n from entry where reason = 'win' group by ref) e on e.ref = 'win:' || s.id where s.draw_id = $1`,
    [draw_id],
  );
  expect(rows.length).toBe(SLIPS);
  return rows.filter((row) => {
    const owed = (row['numbers'] as number[])
      .map((number, line) => ({
        bet_number: numberText(number, 2),
        stake_pya: Number((row['stakes'] as string[])[line]),
        odds_hundredths: Number(row['odds_hundredths']),
        tot_odds_hundredths: null,
      }))
      .reduce((sum, line) => sum + linePayoutPya(line, '07'), 0);
    return owed !== (row['paid'] ?? 0) || (owed > 0 ? 1 : null) !== row['entries'];
  });
}

/** Slips as the desk writes them, but many, with stakes and odds that show rounding; two of three win. */
async function fillDraw(draw_id: number, players: TestPlayer[]): Promise<void> {
  await world.sql(
    `insert into slip (voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, balance_after_pya, accepted_at, request_key, request_hash)
     select 'T-' || n, ($1::bigint[])[1 + n % 4], $2, case when n % 3 > 0 then '{7,8}' else array[n % 100, (n + 3) % 100]::smallint[] end,
       array[10001 + n, 10007]::bigint[], 20008 + n, 8533, 0, product_now(), 'test-' || n, '-'
     from generate_series(1, $3::int) n`,
    [players.map((it) => it.id), draw_id, SLIPS],
  );
  await world.sql(
    `update draw_number n set taken_pya = x.staked
     from (select number, sum(stake) as staked from slip, lateral unnest(numbers, stakes_pya) as line(number, stake) where draw_id = $1 group by 1) x
     where n.draw_id = $1 and n.number = x.number`,
    [draw_id],
  );
}
