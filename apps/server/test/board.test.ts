import { expect, test } from 'vitest';
import { raiseExposed } from '../src/lottery/exposure.ts';
import { decide } from './deeds.ts';
import { bet, drawsWorld, MONDAY } from './draws-world.ts';
import { must } from './people.ts';

const world = await drawsWorld();
await world.sql(`update lottery set is_offered = true where code = '1D'`);
const player = await world.player(1_000_000);

const board = async (token = world.draws_a) => must(world.call('GET /api/console/board', { token }));
const drawAt = async (lottery: string, section = '11:00 AM') =>
  (await board()).data.find((it) => it.lottery === lottery && it.section === section && it.date === MONDAY);
const alertsRaised = () => world.sql(`select ref, data from alert where kind = 'stop_loss_near' order by id`);
const setLottery = (body: object) =>
  world.call('POST /api/console/lotteries/:lottery', { token: world.draws_a, params: { lottery: '2D' }, body });

test('the board tells what each draw without a result may cost, and what a block hides from players stays in sight', async () => {
  await must(
    bet(world, player, [
      ['07', 10_000],
      ['43', 500],
    ]),
  );
  const two_d = await world.drawOf('11:00 AM');
  const body = {
    numbers: [
      { bet_number: '07', is_blocked: true },
      { bet_number: '43', cap: 700 },
      { bet_number: '99', cap: 100 },
    ],
  };
  await must(world.call('POST /api/console/draws/:id/numbers', { token: world.draws_a, params: { id: two_d.id }, body }));
  expect(await drawAt('2D')).toEqual({
    id: two_d.id,
    lottery: '2D',
    date: MONDAY,
    section: '11:00 AM',
    closes_at: two_d.closes_at,
    draws_at: two_d.draws_at,
    is_open: true,
    cap: '10000000.00',
    staked: '10500.00',
    expected: '8925.00',
    worst: { bet_number: '07', pays: '850000.00' },
    straight: '850000.00',
    near: [],
    loss: '839500.00',
    stop_loss: null,
    laid_off: '0.00',
    net_worst: { bet_number: '07', pays: '850000.00' },
    net_loss: '839500.00',
    alarm: null,
    numbers: [
      {
        bet_number: '07',
        taken: '10000.00',
        laid_off: '0.00',
        cap: '10000000.00',
        has_own_cap: false,
        is_blocked: true,
        would_pay: '850000.00',
        alarm: null,
      },
      {
        bet_number: '43',
        taken: '500.00',
        laid_off: '0.00',
        cap: '700.00',
        has_own_cap: true,
        is_blocked: false,
        would_pay: '42500.00',
        alarm: 70,
      },
      {
        bet_number: '99',
        taken: '0.00',
        laid_off: '0.00',
        cap: '100.00',
        has_own_cap: true,
        is_blocked: false,
        would_pay: '0.00',
        alarm: null,
      },
    ],
  });
});

test('a 2D draw and the 1D that follows it are told together', async () => {
  const one_d = (await board()).data.find((it) => it.lottery === '1D' && it.section === '11:00 AM');
  const two_d = await drawAt('2D');
  const place = { section: '11:00 AM', date: MONDAY };
  await must(
    world.call('POST /api/user/betting_1d', { token: player.token, body: { ...place, bet_obj: [{ bet_number: '3', amount: 200_000 }] } }),
  );
  expect((await board()).together.find((it) => it.section === '11:00 AM' && it.lotteries[0] === '2D')).toEqual({
    lotteries: ['2D', '1D'],
    date: MONDAY,
    section: '11:00 AM',
    draw_ids: [two_d?.id, one_d?.id],
    staked: '210500.00',
    // 43 costs 42,500, which is less than 07, and with it 3 of 1D.
    worst: { bet_number: '43', pays: '1642500.00' },
  });
});

test('near wins of 3D are on the board with the number that costs them', async () => {
  const open = (await board()).data.find((it) => it.lottery === '3D');
  const body = {
    date: open?.date ?? '',
    bet_obj: [
      ['123', 1000],
      ['132', 500],
    ].map(([bet_number, amount]) => ({ bet_number, amount })),
  };
  await must(world.call('POST /api/user/betting_3d', { token: player.token, body } as never));
  const draw = (await board()).data.find((it) => it.id === open?.id);
  expect(draw).toMatchObject({ worst: { bet_number: '123', pays: '555000.00' }, straight: '550000.00', near: ['132'], staked: '1500.00' });
  // Nothing is staked on 124, and it would be paid all the same: 123 is its neighbour.
  expect(draw?.numbers.find((it) => it.bet_number === '124')).toMatchObject({ taken: '0.00', would_pay: '10000.00' });
});

test('the stop-loss of a lottery is set by two, and each step that a draw comes to is an alert once', async () => {
  expect((await setLottery({ stop_loss: 0 })).body.code).toBe('amount_not_valid');
  const asked = await setLottery({ stop_loss: 1_000_000 });
  expect(asked.body.data.stop_loss).toBe(null);
  expect((await drawAt('2D'))?.stop_loss).toBe(null);
  await must(decide(world, Promise.resolve(asked)));
  expect(await drawAt('2D')).toMatchObject({ stop_loss: '1000000.00', loss: '839500.00', alarm: 70 });
  await raiseExposed(world.server.world);
  await raiseExposed(world.server.world);
  const first = await alertsRaised();
  expect(first.map((it) => it['data'])).toMatchObject([{ percent: 70, number: '07', loss_pya: 83_950_000, stop_loss_pya: 100_000_000 }]);
  const { id } = await world.drawOf('11:00 AM');
  const unblock = { numbers: [{ bet_number: '07', is_blocked: false }] };
  await must(world.call('POST /api/console/draws/:id/numbers', { token: world.draws_a, params: { id }, body: unblock }));
  await must(bet(world, player, [['07', 5000]]));
  await raiseExposed(world.server.world);
  expect((await alertsRaised()).slice(1).map((it) => it['data'])).toMatchObject([{ percent: 100, number: '07' }]);
});

test('the alerts of a draw end with it: what is called off can lose nothing more', async () => {
  const open = () => world.sql(`select ref from alert where kind = 'stop_loss_near' and closed_at is null`);
  expect(await open()).toHaveLength(2);
  const { id } = await world.drawOf('11:00 AM');
  const body = { reason: 'The market is shut' };
  await must(world.call('POST /api/console/draws/:id/void', { token: world.draws_a, params: { id }, body }));
  expect(await open()).toEqual([]);
});

test('who may not run draws sees no board', async () => {
  expect((await world.call('GET /api/console/board', { token: world.finance })).status).toBe(403);
});
