import { describe, expect, test } from 'vitest';
import { decide } from './deeds.ts';
import { balanceOf, drawsWorld, giveResult, MONDAY, settled } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();

async function drawOf(section: string, day = MONDAY) {
  const { data } = await must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery: '1D', from: day, to: day } }));
  return data.find((it) => it.section === section);
}
const enter = (id: number, body: object) =>
  world.call('POST /api/console/draws/:id/results', { token: world.draws_a, params: { id }, body });

test('1D has the sections of 2D and takes bets on ten numbers', async () => {
  const sections = await must(world.call('GET /api/section_1d'));
  expect(sections.data.map((it) => [it.time_section, it.closes_at, it.odd])).toEqual([
    ['11:00 AM', `${MONDAY}T10:50:00+06:30`, 8],
    ['12:01 PM', `${MONDAY}T11:51:00+06:30`, 8],
    ['03:00 PM', `${MONDAY}T14:50:00+06:30`, 8],
    ['04:30 PM', `${MONDAY}T16:20:00+06:30`, 8],
  ]);
  const grid = await must(world.call('POST /api/new_one_d', { body: { section: '11:00 AM' } }));
  expect([grid.odd, grid.data.map((it) => it.bet_number)]).toEqual([8, [...'0123456789']]);
});

test('its number is the second digit of the 2D number, in the same moment, and nobody enters another', async () => {
  const player = await world.player(1_000);
  const bet_obj = [
    { bet_number: '5', amount: 200 },
    { bet_number: '6', amount: 300 },
  ];
  const bet = (more: object = {}) =>
    world.call('POST /api/user/betting_1d', {
      token: player.token,
      headers: { 'Idempotency-Key': 'one-bet-of-mine' },
      body: { section: '11:00 AM', date: MONDAY, bet_obj, ...more },
    });
  const [first, again] = [await must(bet()), await must(bet())];
  expect(again).toEqual(first);
  expect((await bet({ section: '12:01 PM' })).body.code).toBe('key_reused');

  await world.moveClock(`${MONDAY}T11:00:01+06:30`);
  const one = await drawOf('11:00 AM');
  expect((await enter(one?.id ?? 0, { number: '7' })).body.code).toBe('result_not_derived');
  await giveResult(world, (await world.drawOf('11:00 AM')).id, '1,338.91', '32,345.64');
  await settled(world, one?.id ?? 0);
  expect(await drawOf('11:00 AM')).toMatchObject({ result: '5', state: 'settled', proposals: [{ number: '5', set: '1,338.91' }] });
  expect(await balanceOf(world, player)).toBe('2100.00');
  const [slip] = (await must(world.call('GET /api/user/bet_slip_history_1d', { token: player.token }))).data;
  expect(slip).toMatchObject({ win: 1, reward_amount: '1600.00', lucky_number: '5', total_amount: '500.00' });
  expect((await must(world.call('GET /api/luckynumber1d'))).map((it) => it['1d'])).toEqual([
    '5',
    'Coming Soon',
    'Coming Soon',
    'Coming Soon',
  ]);
  const winners = await must(world.call('GET /api/winner_users/:lottery', { params: { lottery: '1D' } }));
  expect(winners).toMatchObject({ lucky_number: '5', data: [{ win_amount: '1600.00', bet_amount: '200.00' }] });
});

test('a draw that closes later than its 2D draw gets no result before', async () => {
  const two = await world.drawOf('12:01 PM');
  const closes_at = `${MONDAY}T11:30:00+06:30`;
  await must(world.call('POST /api/console/draws/:id', { token: world.draws_a, params: { id: two.id }, body: { closes_at } }));
  await world.moveClock(`${MONDAY}T11:40:00+06:30`);
  expect((await enter(two.id, { set: '1,338.91', value: '32,345.64' })).body.code).toBe('draw_not_closed');
  await world.moveClock(`${MONDAY}T12:01:01+06:30`);
  await giveResult(world, two.id, '1,338.91', '32,345.64');
  expect((await drawOf('12:01 PM'))?.result).toBe('5');
});

test('a 2D draw that is called off takes its 1D draw with it: every stake is back', async () => {
  const player = await world.player(1_000);
  const bet_obj = [{ bet_number: '5', amount: 400 }];
  await must(world.call('POST /api/user/betting_1d', { token: player.token, body: { section: '03:00 PM', date: MONDAY, bet_obj } }));
  await world.moveClock(`${MONDAY}T15:00:01+06:30`);
  const [one, two] = [await drawOf('03:00 PM'), await world.drawOf('03:00 PM')];
  const off = { token: world.draws_a, params: { id: two.id }, body: { reason: 'The market stopped' } };
  await must(decide(world, world.call('POST /api/console/draws/:id/void', off)));
  await settled(world, one?.id ?? 0);
  expect(await drawOf('03:00 PM')).toMatchObject({ state: 'voided', void_reason: 'The market stopped' });
  expect(await balanceOf(world, player)).toBe('1000.00');
  expect((await enter(one?.id ?? 0, { number: '7' })).body.code).toBe('draw_voided');
});

test('a 1D draw that is called off leaves its 2D draw alone', async () => {
  await world.moveClock(`${MONDAY}T16:30:01+06:30`);
  const [one, two] = [await drawOf('04:30 PM'), await world.drawOf('04:30 PM')];
  const off = { token: world.draws_a, params: { id: one?.id ?? 0 }, body: { reason: 'Wrong odds' } };
  await must(decide(world, world.call('POST /api/console/draws/:id/void', off)));
  await giveResult(world, two.id, '1,338.91', '32,345.64');
  await settled(world, two.id);
  expect(await drawOf('04:30 PM')).toMatchObject({ state: 'voided', result: null });
});

test('a day off of 2D is one of 1D', async () => {
  const day = '2026-11-26';
  expect(await drawOf('11:00 AM', day)).toBeDefined();
  await must(
    world.call('POST /api/console/lotteries/:lottery/off-days', {
      token: world.draws_a,
      params: { lottery: '2D' },
      body: { day, is_off: true, reason: 'Market holiday' },
    }),
  );
  await until(async () => (await drawOf('11:00 AM', day)) === undefined);
});

test('a day of 2D whose 1D draws hold bets already cannot be made a day off unasked', async () => {
  await must(
    decide(
      world,
      world.call('POST /api/console/lotteries/:lottery', {
        token: world.draws_a,
        params: { lottery: '2D' },
        body: { bet_next_day: false },
      }),
    ),
  );
  const FRIDAY = '2026-11-27';
  await until(async () => (await world.drawOf('11:00 AM', FRIDAY)).opens_at.startsWith(`${FRIDAY}T00:00`));
  await world.moveClock(`2026-11-26T20:00:00+06:30`);
  await until(async () => (await drawOf('11:00 AM', FRIDAY))?.state === 'open');
  expect((await world.drawOf('11:00 AM', FRIDAY)).state).toBe('scheduled');
  const { token } = await world.player(1_000);
  const body = { section: '11:00 AM', date: FRIDAY, bet_obj: [{ bet_number: '7', amount: 100 }] };
  await must(world.call('POST /api/user/betting_1d', { token, body }));
  const refused = await world.call('POST /api/console/lotteries/:lottery/off-days', {
    token: world.draws_a,
    params: { lottery: '2D' },
    body: { day: FRIDAY, is_off: true, reason: 'Market holiday' },
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'draw_opened']);
  expect((await drawOf('11:00 AM', FRIDAY))?.state).toBe('open');
});

describe('while 2D is shut and 1D is open', () => {
  const DAY = '2026-12-07';
  const switchLottery = (lottery: '1D' | '2D', is_open: boolean) =>
    must(world.call('POST /api/console/lotteries/:lottery', { token: world.draws_a, params: { lottery }, body: { is_open } }));
  async function switchSection(lottery: '1D' | '2D', section: string, is_open: boolean) {
    const { sections } = await must(world.call('GET /api/console/lotteries/:lottery', { token: world.draws_a, params: { lottery } }));
    const id = sections.find((it) => it.section === section)?.id ?? 0;
    await must(world.call('POST /api/console/sections/:id', { token: world.draws_a, params: { id }, body: { is_open } }));
  }
  const sectionsOn = async (lottery: '1D' | '2D', day: string) =>
    (await must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery, from: day, to: day } }))).data.map(
      (it) => it.section,
    );

  test('2D is drawn without bets, and its number settles 1D', async () => {
    await switchLottery('2D', false);
    await world.moveClock(`${DAY}T10:00:00+06:30`);
    await until(async () => (await drawOf('11:00 AM', DAY))?.state === 'open');
    const { token } = await world.player(1_000);
    const body = { section: '11:00 AM', date: DAY };
    await must(world.call('POST /api/user/betting_1d', { token, body: { ...body, bet_obj: [{ bet_number: '5', amount: 200 }] } }));
    const two_d = await world.call('POST /api/user/betting', { token, body: { ...body, bet_obj: [{ bet_number: '15', amount: 200 }] } });
    expect(two_d.body.code).toBe('section_closed');
    await world.moveClock(`${DAY}T11:00:01+06:30`);
    await giveResult(world, (await world.drawOf('11:00 AM', DAY)).id, '1,338.91', '32,345.64');
    await settled(world, (await drawOf('11:00 AM', DAY))?.id ?? 0);
    expect(await balanceOf(world, { token })).toBe('2400.00');
  });

  test('a section goes on being drawn for the one of the two that has it, and ends with both', async () => {
    const later = '2026-12-11';
    const all = ['11:00 AM', '12:01 PM', '03:00 PM', '04:30 PM'];
    await switchSection('1D', '11:00 AM', false);
    await switchSection('2D', '12:01 PM', false);
    await until(async () => (await sectionsOn('1D', later)).length === 3);
    // 2D is shut: it has what 1D has.
    expect([await sectionsOn('1D', later), await sectionsOn('2D', later)]).toEqual([all.slice(1), all.slice(1)]);
    await switchLottery('2D', true);
    expect(await sectionsOn('2D', later)).toEqual(all);
    await switchSection('1D', '12:01 PM', false);
    expect([await sectionsOn('1D', later), await sectionsOn('2D', later)]).toEqual([all.slice(2), ['11:00 AM', ...all.slice(2)]]);
  });
});
