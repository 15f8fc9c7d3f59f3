import { expect, test } from 'vitest';
import { followCalendar } from '../src/lottery/calendar.ts';
import type { Db } from '../src/platform/db.ts';
import type { World } from '../src/platform/world.ts';
import { readLogKey } from '../src/transparency/key.ts';
import { keepLog } from '../src/transparency/writer.ts';
import { drawsWorld } from './draws-world.ts';
import { until } from './until.ts';

const world = await drawsWorld();

/** The world under a database that counts what it is asked. */
function counted({ db, ...world }: World): { world: World; asked(work: () => Promise<unknown>): Promise<number> } {
  let count = 0;
  const counting = <T extends Pick<Db, 'query'>>(it: T): T => ({
    ...it,
    query: (text, values) => {
      count += 1;
      return it.query(text, values);
    },
  });
  const transaction: Db['transaction'] = (work, until_ms) => {
    count += 2;
    return db.transaction((tx) => work(counting(tx)), until_ms);
  };
  const asked = async (work: () => Promise<unknown>) => {
    count = 0;
    await work();
    return count;
  };
  return { world: { ...world, db: { ...counting(db), transaction } }, asked };
}

const { world: asking, asked } = counted(world.server.world);
const follow = followCalendar(asking);
/** Until the draws are as they should be. */
const settled = () => until(async () => (await asked(follow)) === 1);

test('the calendar asks one question while nothing is changed, and its draws follow whatever they follow from', async () => {
  await settled();
  const changes = {
    odds: 'update lottery set odds_hundredths = odds_hundredths + 100 where id = 1',
    'odds of tot': `update lottery set tot_odds_hundredths = tot_odds_hundredths + 100 where code = '3D'`,
    stakes: 'update lottery set stake_max_pya = stake_max_pya + stake_step_pya where id = 1',
    'betting ahead': 'update lottery set bet_next_day = not bet_next_day where id = 1',
    'a lottery closed': `update lottery set is_open = false where code = '1D'`,
    'a lottery opened': `update lottery set is_open = true where code = '1D'`,
    'a section': 'update section set close_before_minutes = close_before_minutes + 1 where id = (select min(id) from section)',
    'odds of a section': 'update section set odds_hundredths = 8000 where id = (select min(id) from section)',
    'a section closed': `update section set is_open = false where lottery_id = 1 and draws_at = '11:00'`,
    'the section of 1D beside it closed': `update section set is_open = false where draws_at = '11:00'`,
    'an off day': `insert into off_day (lottery_id, day, reason) values (1, '2026-11-27', 'a test')`,
    'an off day taken back': 'delete from off_day',
    'a 3D date': `update draw_date set day = day + 1 where day = (select min(day) from draw_date where day > '2026-11-30')`,
    'a draw that is gone': 'delete from draw where id = (select max(id) from draw where opens_at > product_now())',
    'a draw that is otherwise':
      'update draw set cap_pya = cap_pya + 100 where id = (select max(id) from draw where opens_at > product_now())',
  };
  for (const [name, change] of Object.entries(changes)) {
    await world.sql(change);
    expect(await asked(follow), name).toBeGreaterThan(1);
    await settled();
  }
  await world.moveClock('2026-11-24T10:00:00+06:30');
  expect(await asked(follow), 'the next day').toBeGreaterThan(1);
  await settled();
  expect(
    (
      await world.sql(`select count(*)::int as n from draw where day = (select max(day) from draw where lottery_id = 1) and lottery_id = 1`)
    )[0]?.['n'],
  ).toBe(3);
});

test('the log asks one question while nothing happens', async () => {
  const key = await readLogKey(asking.config, asking.db);
  const keep = keepLog(asking, key);
  await keep();
  await until(async () => (await asked(keep)) === 1);
  await world.sql(`insert into pocket_seed (day, seed) select max(day) + 1, sha256('of a test') from pocket_seed`);
  await until(
    async () => (await world.sql(`select from log_leaf where subject = 'draw_seed:' || (select max(day) from pocket_seed)`)).length === 1,
  );
  await until(async () => (await asked(keep)) === 1);
});
