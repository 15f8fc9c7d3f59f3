import { expect, test } from 'vitest';
import { announce, confirmDrawn } from '../src/lottery/announce.ts';
import { sealClosed } from '../src/lottery/seal.ts';
import { audit } from '../src/proof/audit.ts';
import { decide } from './deeds.ts';
import { balanceOf, bet, drawsWorld, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const RIGHT = { set: '1,316.80', value: '33,617.38' }; // 07
const WRONG = { set: '1,338.91', value: '32,345.64' }; // 15
type Values = typeof RIGHT;

const trust = (trusted_feed: 'thaistock2d' | null) =>
  must(
    decide(
      world,
      world.call('POST /api/console/lotteries/:lottery', { token: world.draws_a, params: { lottery: '2D' }, body: { trusted_feed } }),
    ),
  );
const tells = (name: string, section: string, values: Values = RIGHT, more: { day?: string; is_doubted?: true } = {}) =>
  announce(world.server.world, { name, lottery: '2D' }, { day: MONDAY, section, source_at: null, ...values, ...more });
const enter = (id: number, body: Partial<Values> & { number?: string }, token = world.draws_a) =>
  world.call('POST /api/console/draws/:id/results', { token, params: { id }, body });
const confirm = (id: number, token = world.draws_b) => world.call('POST /api/console/results/:id/confirm', { token, params: { id } });
const reject = (id: number) => world.call('POST /api/console/results/:id/reject', reasonFor(id));
const reasonFor = (id: number) => ({ token: world.draws_a, params: { id }, body: { reason: 'Mistyped' } });
const stateOf = async (section: string, day = MONDAY) => {
  const { result, proposals } = await world.drawOf(section, day);
  return [result, ...proposals.map((it) => `${it.number} ${it.state}`)];
};
const openOf = async (draw_id: number) =>
  (await world.sql(`select kind from alert where data->>'draw_id' = $1 and closed_at is null`, [String(draw_id)])).map((it) => it['kind']);
const disagreements = async (draw_id: number) =>
  (await world.sql(`select data from alert where kind = 'results_disagree' and data->>'draw_id' = $1 order by id`, [String(draw_id)])).map(
    (it) => it['data'],
  );

test('a number that a trusted feed tells before the draw waits, and settles by itself with its 1D when the time has come', async () => {
  await trust('thaistock2d');
  const player = await world.player(1_000);
  await must(bet(world, player, [['07', 100]], { section: '12:01 PM' }));
  await world.moveClock(`${MONDAY}T11:55:00+06:30`);
  const draw = await world.drawOf('12:01 PM');
  await tells('thaistock2d', '12:01');
  await tells('thaistock2d', '12:01');
  await confirmDrawn(world.server.world);
  expect(await stateOf('12:01 PM')).toEqual([null, '07 proposed']);
  // The moment before is too early, the draw's own second is not.
  await world.moveClock(`${MONDAY}T12:00:50+06:30`);
  await confirmDrawn(world.server.world);
  expect(await stateOf('12:01 PM')).toEqual([null, '07 proposed']);
  await world.moveClock(`${MONDAY}T12:01:00+06:30`);
  await settled(world, draw.id);
  expect(await stateOf('12:01 PM')).toEqual(['07', '07 confirmed']);
  expect(await balanceOf(world, player)).toBe('9400.00');
  const rows = await world.sql(
    `select l.code, d.result, d.resulted_at >= d.draws_at as in_time from draw d join lottery l on l.id = d.lottery_id
     where d.day = $1 and d.section = '12:01' and l.code in ('1D', '2D') order by l.code`,
    [MONDAY],
  );
  expect(rows).toEqual([
    { code: '1D', result: 7, in_time: true },
    { code: '2D', result: 7, in_time: true },
  ]);
});

test('operators may enter a number before the draw, but nobody confirms it before, the database included', async () => {
  await trust(null);
  await world.moveClock(`${MONDAY}T14:52:00+06:30`);
  const draw = await world.drawOf('03:00 PM');
  const entered = await must(enter(draw.id, RIGHT));
  const id = entered.data.proposals[0]?.id ?? 0;
  await tells('set', '15:00');
  const told = (await world.drawOf('03:00 PM')).proposals.find((it) => it.source === 'set');
  expect((await confirm(told?.id ?? 0)).body.code).toBe('draw_not_held');
  await must(reject(told?.id ?? 0));
  await expect(
    world.sql('update draw set result = 7, resulted_at = product_now(), result_id = $2 where id = $1', [draw.id, id]),
  ).rejects.toThrow('draw_resulted_in_time');
  // Alone it is not believed when its time has come, however early it was there.
  await world.moveClock(`${MONDAY}T15:00:00+06:30`);
  await confirmDrawn(world.server.world);
  expect(await stateOf('03:00 PM')).toEqual([null, '07 proposed', '07 rejected']);
  expect((await must(enter(draw.id, RIGHT, world.draws_b))).outcome).toBe('confirmed');
  await settled(world, draw.id);
});

test('two feeds that agree before the draw settle it at its time; one that doubts the day leaves it to an operator', async () => {
  await world.moveClock(`${MONDAY}T16:25:00+06:30`);
  await tells('thaistock2d', '16:30', RIGHT, { is_doubted: true });
  await tells('set', '16:30');
  await world.moveClock(`${MONDAY}T16:30:01+06:30`);
  await confirmDrawn(world.server.world);
  expect(await stateOf('04:30 PM')).toEqual([null, '07 proposed', '07 proposed']);
  await tells('third', '16:30');
  await settled(world, (await world.drawOf('04:30 PM')).id);

  await world.moveClock(`${TUESDAY}T10:55:00+06:30`);
  await until(async () => (await world.drawOf('11:00 AM', TUESDAY)).state === 'closed');
  await tells('thaistock2d', '11:00', RIGHT, { day: TUESDAY });
  await tells('set', '11:00', RIGHT, { day: TUESDAY });
  expect(await stateOf('11:00 AM', TUESDAY)).toEqual([null, '07 proposed', '07 proposed']);
  await world.moveClock(`${TUESDAY}T11:00:00+06:30`);
  await settled(world, (await world.drawOf('11:00 AM', TUESDAY)).id);
});

test('what stood for a draw is gone with its reversal: nobody confirms the wrong number above the right one', async () => {
  const draw = await world.drawOf('11:00 AM');
  await sealClosed(world.server.world);
  await tells('set', '11:00', { set: '1,338.97', value: '32,347.64' }); // 77, a feed's
  await must(enter(draw.id, WRONG));
  const told = (await world.drawOf('11:00 AM')).proposals.find((it) => it.source === 'set');
  expect(await disagreements(draw.id)).toMatchObject([{ said: ['77 from set (1,338.97, 32,347.64)', 'a number entered by draws-a'] }]);
  expect(await openOf(draw.id)).toContain('results_disagree');
  await must(enter(draw.id, WRONG, world.draws_b));
  await settled(world, draw.id);
  expect(await openOf(draw.id)).not.toContain('results_disagree'); // two people decided it
  const [one] = await world.sql(
    `select d.id::int from draw d join lottery l on l.id = d.lottery_id where l.code = '1D' and d.day = $1 and d.section = '11:00'`,
    [MONDAY],
  );
  await settled(world, Number(one?.['id']));

  await must(decide(world, world.call('POST /api/console/draws/:id/reverse', reasonFor(draw.id))));
  await until(async () => !(await world.drawOf('11:00 AM')).is_reversing);
  expect(await stateOf('11:00 AM')).toEqual([null, '77 withdrawn', '15 reversed', '15 withdrawn']);
  // In another tab its button is still there.
  expect((await confirm(told?.id ?? 0)).body.code).toBe('proposal_decided');
  // A feed that still says so says it anew; the number that was taken back it does not say again.
  await tells('set', '11:00', { set: '1,338.97', value: '32,347.64' });
  await tells('set', '11:00', { set: '1,338.97', value: '32,347.64' });
  expect(await stateOf('11:00 AM')).toEqual([null, '77 withdrawn', '15 reversed', '15 withdrawn', '77 proposed']);
  await must(enter(draw.id, RIGHT));
  expect(await disagreements(draw.id)).toHaveLength(2); // one for each round
  await must(enter(draw.id, RIGHT, world.draws_b));
  await settled(world, draw.id);
  expect((await world.drawOf('11:00 AM')).result).toBe('07');
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('what stood for a draw is gone when it is called off, with what follows from it', async () => {
  await world.moveClock(`${TUESDAY}T12:02:00+06:30`);
  const draw = await world.drawOf('12:01 PM', TUESDAY);
  await must(enter(draw.id, RIGHT));
  await must(decide(world, world.call('POST /api/console/draws/:id/void', reasonFor(draw.id))));
  expect((await world.drawOf('12:01 PM', TUESDAY)).proposals).toMatchObject([{ number: '07', state: 'withdrawn', reason: 'Mistyped' }]);
  expect((await enter(draw.id, RIGHT, world.draws_b)).body.code).toBe('draw_voided');
});

test('a disagreement is told once for a draw, and says when rounding is the likely cause', async () => {
  await world.moveClock(`${TUESDAY}T15:00:10+06:30`);
  const draw = await world.drawOf('03:00 PM', TUESDAY);
  await tells('thaistock2d', '15:00', { set: '1,316.80', value: '33,618.00' }, { day: TUESDAY });
  await tells('set', '15:00', { set: '1316.80', value: '33617.995' }, { day: TUESDAY });
  await tells('set', '15:00', { set: '1316.80', value: '33617.995' }, { day: TUESDAY });
  await must(enter(draw.id, { number: '77' }));
  await must(enter(draw.id, { number: '33' }, world.draws_b));
  expect(await stateOf('03:00 PM', TUESDAY)).toEqual([null, ...['08', '07', '77', null].map((it) => `${it} proposed`)]);
  expect(await disagreements(draw.id)).toEqual([
    expect.objectContaining({
      said: ['08 from thaistock2d (1,316.80, 33,618.00)', '07 from set (1316.80, 33617.995)'],
      likely_cause: 'One of them rounds the market value, which is only ever cut',
    }),
  ]);
  await must(decide(world, world.call('POST /api/console/draws/:id/void', reasonFor(draw.id))));
  expect(await openOf(draw.id)).not.toContain('results_disagree'); // a draw called off waits for nobody
});
