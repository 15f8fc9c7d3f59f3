import { afterAll, describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { TEST_NOW } from './demo-clock.ts';
import { keepLoggedIn, must, operatorToken } from './people.ts';
import { until } from './until.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const password = 'an-operator-password';
await addOperator(world.database_url, { username: 'writer', password, roles: ['content'] });
await addOperator(world.database_url, { username: 'boss', password, roles: ['owner'] });
const writer = await operatorToken(world, 'writer', password);
const boss = await operatorToken(world, 'boss', password);

describe('hints of numbers', () => {
  const moveTo = async (now: string) => {
    await keepLoggedIn(world);
    await world.moveClock(now);
  };
  afterAll(() => moveTo(TEST_NOW));
  type HintDraft = { section?: string; date?: string; number?: string; lottery?: '2D' | '3D'; source?: string };
  const say = ({ section = '12:01 PM', date = '2030-01-07', number = '47', lottery = '2D', source = 'A paper' }: HintDraft = {}) =>
    world.call('POST /api/console/number-hints', { token: writer, body: { lottery, date, section, kind: 'modern', number, source } });
  const told = async () => (await must(world.call('GET /api/number_hints/:lottery', { params: { lottery: '2D' } }))).data;

  test('are told with who said so until their week is over, and the last of a kind for a draw counts', async () => {
    await moveTo('2030-01-07T10:00:00+06:30');
    await must(say());
    await must(say({ number: '08', source: 'Another paper' }));
    await must(say({ section: '16:30', number: '99' }));
    const morning = { date: '2030-01-07', section: '12:01 PM', kind: 'modern', number: '08', source: 'Another paper' };
    expect(await told()).toEqual([morning, { ...morning, section: '04:30 PM', number: '99', source: 'A paper' }]);
    const { data: drawn } = await must(world.call('GET /api/luckynumber_history/:lottery', { params: { lottery: '2D' } }));
    expect(drawn).toEqual([]);
    const list = await must(world.call('GET /api/console/number-hints', { token: writer, query: { lottery: '2D' } }));
    const id = list.data.find((it) => it.number === '99')?.id ?? 0;
    await must(world.call('POST /api/console/number-hints/:id/remove', { token: writer, params: { id } }));
    expect(await told()).toEqual([morning]);
    const trail = await must(world.call('GET /api/console/audit', { token: boss, query: { subject: `number_hint:${id}` } }));
    expect(trail.data.map((it) => [it.action, it.operator])).toEqual([
      ['remove_hint', 'writer'],
      ['say_hint', 'writer'],
    ]);
    await moveTo('2030-01-15T10:00:00+06:30');
    expect(await told()).toEqual([]);
  });

  test('stay as they were said once their draw is closed, also earlier than its section is, and are taken of no day without a draw', async () => {
    const [day, saturday, monday] = ['2030-01-10', '2030-01-12', '2030-01-14'];
    await moveTo(`${day}T10:00:00+06:30`);
    const made = (query: { from: string; to: string }) =>
      must(world.call('GET /api/console/draws', { token: boss, query: { lottery: '2D', ...query } }));
    await until(async () => (await made({ from: day, to: monday })).data.length === 12);
    await must(say({ date: day, number: '31' }));
    await must(say({ date: monday, number: '32' }));
    expect((await say({ date: saturday })).body).toMatchObject({ code: 'no_digit_data' });
    await world.sql(
      `update draw set own_closes_at = product_now(), closes_at = product_now()
      from lottery l where l.id = lottery_id and l.code = '2D' and day = $1 and section = '12:01'`,
      [day],
    );
    expect((await say({ date: day, number: '33' })).body).toMatchObject({ code: 'betting_closed' });
    const list = await must(world.call('GET /api/console/number-hints', { token: writer, query: { lottery: '2D' } }));
    const [closed, open] = ['31', '32'].map((number) => list.data.find((it) => it.number === number));
    expect([closed?.is_closed, open?.is_closed]).toEqual([true, false]);
    const remove = (id = 0) => world.call('POST /api/console/number-hints/:id/remove', { token: writer, params: { id } });
    expect((await remove(closed?.id)).body).toMatchObject({ code: 'betting_closed' });
    await must(remove(open?.id));
    expect((await remove(open?.id)).body).toMatchObject({ code: 'not_found' });
    expect((await told()).filter((it) => it.date >= day)).toMatchObject([{ number: '31' }]);
  });

  test('are begun with the first draw that still takes bets: not with one of today that has closed', async () => {
    // A Friday whose draws nobody has touched.
    const day = '2030-01-11';
    const next = async (lottery?: '2D') =>
      (await must(world.call('GET /api/console/number-hints', { token: writer, query: lottery ? { lottery } : {} }))).next_draw;
    await moveTo(`${day}T10:51:00+06:30`);
    await until(async () => (await next('2D'))?.date === day);
    expect(await next('2D')).toEqual({ date: day, section: '12:01 PM' });
    await moveTo(`${day}T11:52:00+06:30`);
    expect(await next('2D')).toEqual({ date: day, section: '03:00 PM' });
    await moveTo(`${day}T16:21:00+06:30`);
    expect(await next('2D')).toEqual({ date: '2030-01-14', section: '11:00 AM' });
    expect(await next(), 'of all lotteries together none is').toBeNull();
  });

  test.each([
    ['a draw whose betting has closed', { date: '2030-01-07', section: '11:00 AM' }, 'betting_closed'],
    ['a day that is over', { date: '2030-01-04' }, 'betting_closed'],
    ['a day that is far off', { date: '2030-02-20' }, 'time_not_valid'],
    ['a time at which nothing is drawn', { section: '01:00 PM' }, 'no_digit_data'],
    ['a number of other digits', { number: '7' }, 'number_not_valid'],
    ['a number that is none', { number: '4x' }, 'number_not_valid'],
    ['nobody who says so', { source: ' ' }, 'malformed'],
  ])('are not taken of %s', async (_of, said, code) => {
    await moveTo('2030-01-07T10:51:00+06:30');
    expect((await say(said)).body).toMatchObject({ code });
  });
});
