import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { findWrong } from '../src/proof/audit.ts';
import { closeDays } from '../src/reports/closing.ts';
import { bet, drawsWorld, MONDAY, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';
import { sumUpAll } from './sum-up.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const [owner, other] = [new pg.Client({ connectionString: world.database_url }), new pg.Client({ connectionString: world.database_url })];
await owner.connect();
await other.connect();
afterAll(() => Promise.all([owner.end(), other.end()]));

const BACKLOG = 24_000;
const STATEMENT_MOST = 10_000;
const today = () => must(world.call('GET /api/console/today', { token: world.finance }));
const newest = async () => Number((await world.sql('select max(id) as it from entry'))[0]?.['it']);

const readTo = async () => Number((await world.sql('select read_to as it from booked_place'))[0]?.['it']);

/** From now on a statement that looks through more entries runs into the database's limit of time, as it would with millions. */
async function limitStatements(): Promise<void> {
  await owner.query(`alter function booked_moves(bigint, bigint, report_subject[], text[]) rename to booked_moves_whole`);
  await owner.query(`create function reports.booked_moves(p_after bigint, p_to bigint, p_subjects report_subject[], p_reasons text[])
    returns table (entry_id bigint, line smallint, player_id bigint, subject report_subject, day date, key text, reason text, amount_pya bigint) language plpgsql as $$
    begin
      if least(p_to, (select max(id) from entry)) - p_after > ${STATEMENT_MOST} then raise 'too long' using errcode = '57014'; end if;
      return query select * from booked_moves_whole(p_after, p_to, p_subjects, p_reasons);
    end $$`);
}

/** Corrections of a player's balance by the thousand. */
async function book(purse_id: unknown, count: number): Promise<void> {
  await owner.query(
    `select from (select array_agg('adjustment:' || 900000 + n) as refs from generate_series(1, $2::int) n group by n / 1000) x,
     lateral post(x.refs, array_fill('adjustment'::text, array[cardinality(x.refs)]), array_fill(-1::bigint, array[cardinality(x.refs)]),
       array_fill($1::bigint, array[cardinality(x.refs)]), array_fill(100::bigint, array[cardinality(x.refs)]), '{house_adjustment}', '{""}')`,
    [purse_id, count],
  );
}

test('however many entries wait to be summed up, pages say what is left out, and days are summed up and closed in steps', async () => {
  const player = await world.player(50_000);
  await must(bet(world, player, [['07', 1000]]));
  await sumUpAll(world);
  await limitStatements();
  const [purse] = await world.sql(`select id from purse where player_id = $1 and kind = 'main'`, [player.id]);
  // Nothing is summed up while an older transaction runs.
  await other.query('begin; select pg_current_xact_id()');
  // The first and the last of them are of the day after by their times: all between them are looked through when the day is closed.
  await owner.query('begin');
  await book(purse?.['id'], BACKLOG);
  await owner.query('set local session_replication_role = replica');
  await owner.query(`update entry set at = at + interval '1 day' where ref in ('adjustment:900001', 'adjustment:${900_000 + BACKLOG}')`);
  await owner.query('commit');
  await must(bet(world, player, [['08', 300]]));
  const before = await today();
  expect(before.play.all.today.stakes).toBe('1000.00');
  expect(before.left_out_count).toBe((await newest()) - (await readTo()) - STATEMENT_MOST);
  expect(before.left_out_count).toBeGreaterThan(STATEMENT_MOST);
  await other.query('commit');

  await sumUpAll(world);
  const after = await today();
  expect([after.play.all.today.stakes, after.left_out_count]).toEqual(['1300.00', 0]);
  await world.moveClock(`${TUESDAY}T00:05:00+06:30`);
  await until(async () => {
    await sumUpAll(world);
    await closeDays(world.server.world)();
    return (await world.sql('select from closing where day = $1', [MONDAY])).length === 1;
  });
  const { data } = await must(world.call('GET /api/console/reports/closings', { token: world.finance }));
  expect(data[0]).toMatchObject({ day: MONDAY, open_stakes: '1300.00' });
  expect(await findWrong('everyClosingHasTheStakesThatWereOpen', owner)).toBeNull();
});
