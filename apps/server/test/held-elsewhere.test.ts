import { expect, test } from 'vitest';
import { raiseMissing } from '../src/lottery/missing.ts';
import { audit } from '../src/proof/audit.ts';
import { confirmDeed, decide } from './deeds.ts';
import { balanceOf, type DrawsWorld, drawsWorld, settled } from './draws-world.ts';
import { feedServer } from './feed-server.ts';
import { must, type TestPlayer } from './people.ts';
import { until } from './until.ts';

const PLANNED = '2026-12-01';
const NEXT = '2026-12-16';
const server = await feedServer();
/** What the lottery's own address answers: the latest draw, whenever it was held. */
const latest = (date: string, ...values: string[]) => ({
  response: { date, data: { first: { price: '6000000.00', number: values.map((value, at) => ({ round: at + 1, value })) } } },
});

/** A world that asks such a lottery, which is trusted, with a player who has bet on 387 and one who has not. */
async function gloWorld() {
  server.says(latest('2026-11-16', '536077'));
  const world = await drawsWorld({ FEED_3D: 'glo', GLO_URL: server.base });
  await must(
    decide(
      world,
      world.call('POST /api/console/lotteries/:lottery', {
        token: world.draws_a,
        params: { lottery: '3D' },
        body: { trusted_feed: 'glo' },
      }),
    ),
  );
  await until(async () => (await drawsOf(world)).length >= 3);
  const [winner, loser] = [await world.player(1_000), await world.player(1_000)];
  await must(bet(world, winner, '387'));
  await must(bet(world, loser, '111'));
  const [draw] = await drawsOf(world);
  return { world, winner, loser, id: draw?.id ?? 0 };
}

const drawsOf = async (world: DrawsWorld) =>
  (
    await must(
      world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery: '3D', from: '2026-11-23', to: '2027-02-28' } }),
    )
  ).data;
const drawOf = async (world: DrawsWorld, id: number) =>
  (await must(world.call('GET /api/console/draws/:id', { token: world.draws_a, params: { id } }))).data;
const bet = (world: DrawsWorld, player: TestPlayer, bet_number: string, date_3d = PLANNED) =>
  world.call('POST /api/user/betting_3d', { token: player.token, body: { date_3d, bet_obj: [{ bet_number, amount: 100 }] } });
const move = (world: DrawsWorld, id: number, date: string) =>
  world.call('POST /api/console/draws/:id/move', {
    token: world.draws_a,
    params: { id },
    body: { date, reason: 'As the lottery announced' },
  });
const alertsOf = async (world: DrawsWorld, id: number) =>
  (await world.sql(`select kind, data from alert where data->>'draw_id' = $1 order by id`, [String(id)])).map((it) => it['kind']);

test('a number that is public the day before closes the draw, nobody bets on it any more, and one yes moves it: winners are paid', async () => {
  const { world, winner, loser, id } = await gloWorld();
  // Two days before the planned date the lottery is asked, and not sooner.
  await world.moveClock('2026-11-28T20:00:00+06:30');
  const asked = server.asked();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(server.asked()).toBe(asked);
  await world.moveClock('2026-11-29T00:00:01+06:30');
  await until(async () => server.asked() > asked);
  expect(await drawOf(world, id)).toMatchObject({ state: 'open', published: null });

  // Bets keep coming while the number becomes public.
  await world.moveClock('2026-11-30T15:10:00+06:30');
  let is_refused = false;
  const codes = new Set<string>();
  const client = async () => {
    while (!is_refused) {
      const { body } = await bet(world, loser, '222');
      codes.add(body.code ?? 'taken');
      is_refused ||= body.code === 'betting_closed' || body.code === 'not_enough_money';
    }
  };
  const clients = [client(), client(), client()];
  server.says(latest('2026-11-30', '107387'));
  await world.moveClock(11_000);
  await until(async () => (await drawOf(world, id)).state === 'closed');
  await Promise.all(clients);
  const late = () => bet(world, winner, '387');
  expect((await late()).body.code).toBe('betting_closed');
  const [row] = await world.sql(
    "select max(s.accepted_at) < max(d.published_at) + interval '1 millisecond' as in_time, max(d.closes_at) <= max(d.published_at) + interval '1 millisecond' as at_once from slip s join draw d on d.id = s.draw_id where d.id = $1",
    [id],
  );
  expect(row).toEqual({ in_time: true, at_once: true });
  expect(await drawOf(world, id)).toMatchObject({
    date: PLANNED,
    result: null,
    published: { date: '2026-11-30', number: '387', value: '107387', feed: 'glo', late_slips: 0 },
  });
  expect(await alertsOf(world, id)).toEqual(['draw_held_elsewhere']);
  // The next draw opened at that moment.
  await until(async () => (await drawsOf(world))[1]?.state === 'open');
  expect((await must(world.call('GET /api/section_3d'))).date_3d).toBe(NEXT);
  await must(bet(world, winner, '387', NEXT));
  const before = Number(await balanceOf(world, winner));

  // To no other day, and nothing is paid before the draw's time on that day.
  for (const day of ['2026-11-29', '2026-12-02']) expect((await move(world, id, day)).body.code).toBe('time_not_valid');
  const moved = await must(move(world, id, '2026-11-30'));
  expect(moved.data).toMatchObject({ date: '2026-11-30', state: 'closed', draws_at: '2026-11-30T15:30:00+06:30', result: null });
  expect(moved.data.proposals).toMatchObject([{ number: '387', value: '107387', source: 'glo', state: 'proposed' }]);
  expect((await move(world, id, PLANNED)).body.code).toBe('time_not_valid');
  await world.moveClock('2026-11-30T15:30:01+06:30');
  await settled(world, id);
  expect(await drawOf(world, id)).toMatchObject({ state: 'settled', result: '387', date: '2026-11-30' });
  expect(Number(await balanceOf(world, winner)) - before).toBe(55_000);
  const [trail] = await world.sql(
    `select o.username, a.before, a.after, a.reason from audit_row a join operator o on o.id = a.operator_id where a.action = 'move_draw'`,
  );
  expect(trail).toEqual({
    username: 'draws-a',
    before: { day: PLANNED },
    after: { day: '2026-11-30' },
    reason: 'As the lottery announced',
  });
  // Its own planned day makes no second draw.
  await world.moveClock(`${PLANNED}T15:31:00+06:30`);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect((await drawsOf(world)).map((it) => it.date).slice(0, 2)).toEqual(['2026-11-30', NEXT]);
  expect((await audit(world.database_url)).difference).toBeNull();
}, 120_000);

test('a draw that is held later than planned waits closed; a number for another day moves it, and an operator may move it before', async () => {
  const { world, winner, id } = await gloWorld();
  await world.moveClock(`${PLANNED}T16:00:00+06:30`);
  // The lottery announced another day: no number is public yet, and betting stays closed.
  expect((await must(move(world, id, '2026-12-03'))).data).toMatchObject({
    date: '2026-12-03',
    state: 'closed',
    closes_at: `${PLANNED}T14:00:00+06:30`,
    draws_at: '2026-12-03T15:30:00+06:30',
  });
  expect((await bet(world, winner, '111', '2026-12-03')).body.code).toBe('betting_closed');
  server.says(latest('2026-12-02', '107387'));
  await world.moveClock('2026-12-02T15:40:00+06:30');
  await until(async () => (await drawOf(world, id)).published !== null);
  expect(await alertsOf(world, id)).toEqual(['draw_held_elsewhere']);
  await must(move(world, id, '2026-12-02'));
  await settled(world, id);
  expect((await move(world, id, '2026-12-03')).body.code).toBe('betting_closed');
  expect(await balanceOf(world, winner)).toBe('55900.00');
  expect((await drawsOf(world))[1]).toMatchObject({ date: NEXT, opens_at: `${PLANNED}T14:00:00+06:30`, state: 'open' });
  expect((await audit(world.database_url)).difference).toBeNull();
}, 120_000);

test('what waited for a moved draw’s result waits no more, and is told anew on its new day', async () => {
  const { world, id } = await gloWorld();
  server.says('<!doctype html><title>Just a moment...</title>');
  const enter = (token: string, number: string) =>
    world.call('POST /api/console/draws/:id/results', { token, params: { id }, body: { number } });
  const openAlerts = async () =>
    (
      await world.sql(
        `select kind from alert where data->>'draw_id' = $1 and kind in ('results_disagree', 'result_missing') and closed_at is null order by kind::text`,
        [String(id)],
      )
    ).map((it) => it['kind']);
  const both = ['result_missing', 'results_disagree'];
  const differ = async () => {
    await must(enter(world.draws_a, '111'));
    expect((await must(enter(world.draws_b, '222'))).outcome).toBe('differs');
  };
  await world.moveClock(`${PLANNED}T16:31:00+06:30`);
  await differ();
  await raiseMissing(world.server.world);
  expect(await openAlerts()).toEqual(both);

  await must(move(world, id, '2026-12-03'));
  expect(await openAlerts()).toEqual([]);
  await world.moveClock('2026-12-03T16:31:00+06:30');
  await differ();
  await raiseMissing(world.server.world);
  expect(await openAlerts()).toEqual(both);
}, 120_000);

test('a number of its own day that is public before betting closes closes it at once, and counts at the draw’s time', async () => {
  const { world, winner, id } = await gloWorld();
  server.says(latest(PLANNED, '107387'));
  await world.moveClock(`${PLANNED}T13:30:00+06:30`);
  await until(async () => (await drawOf(world, id)).proposals.length > 0);
  expect(await drawOf(world, id)).toMatchObject({ state: 'closed', result: null, draws_at: `${PLANNED}T15:30:00+06:30` });
  expect(await alertsOf(world, id)).toEqual(['result_public']);
  expect((await bet(world, winner, '387')).body.code).toBe('betting_closed');
  await world.moveClock(`${PLANNED}T15:30:00+06:30`);
  await settled(world, id);
  expect(await balanceOf(world, winner)).toBe('55900.00');
}, 120_000);

test('bets that were taken after a number was public elsewhere are counted for the operator; calling off gives every stake back', async () => {
  const { world, winner, loser, id } = await gloWorld();
  server.says('<!doctype html><title>Just a moment...</title>');
  await world.moveClock('2026-11-30T20:00:00+06:30');
  await must(bet(world, loser, '387'));
  await must(bet(world, loser, '388'));
  server.says(latest('2026-11-30', '107387', '107388'));
  await until(async () => {
    await world.moveClock(31_000);
    return (await drawOf(world, id)).published !== null;
  });
  // Two first prizes: the number is not known, but public.
  expect(await drawOf(world, id)).toMatchObject({ state: 'closed', published: { date: '2026-11-30', number: null, late_slips: 2 } });
  await must(
    decide(
      world,
      world.call('POST /api/console/draws/:id/void', { token: world.draws_a, params: { id }, body: { reason: 'Known numbers' } }),
    ),
  );
  await settled(world, id);
  expect([await balanceOf(world, winner), await balanceOf(world, loser)]).toEqual(['1000.00', '1000.00']);
  expect((await move(world, id, '2026-11-30')).body.code).toBe('betting_closed');
}, 120_000);

test('one operator moves no open draw to a later day, and a number that is public on the day of before closes one that two have moved', async () => {
  const { world, winner, id } = await gloWorld();
  const { deed_id } = await must(move(world, id, '2026-12-05'));
  expect(await drawOf(world, id)).toMatchObject({ date: PLANNED });
  const dates = [{ normal_day: PLANNED, day: '2026-12-02' }];
  const late = await world.call('POST /api/console/lotteries/:lottery/dates/year', {
    token: world.draws_a,
    params: { lottery: '3D' },
    body: { year: 2026, dates },
  });
  expect(late.body.code).toBe('draw_has_bets');
  await must(confirmDeed(world, deed_id, world.draws_b));
  expect(await drawOf(world, id)).toMatchObject({ date: '2026-12-05', closes_at: '2026-12-05T14:00:00+06:30' });
  server.says(latest(PLANNED, '107387'));
  await world.moveClock(`${PLANNED}T16:30:00+06:30`);
  await until(async () => (await drawOf(world, id)).published !== null);
  expect((await bet(world, winner, '387', '2026-12-05')).body.code).toBe('betting_closed');
});

test('a prize that the lottery corrects within the hour is told, and counts once the settlement is reversed; the first word is not heard again', async () => {
  const { world, winner, loser, id } = await gloWorld();
  server.says(latest(PLANNED, '107387'));
  await world.moveClock(`${PLANNED}T15:31:00+06:30`);
  await settled(world, id);
  server.says(latest(PLANNED, '107111'));
  await world.moveClock(61_000);
  await until(async () => (await alertsOf(world, id)).includes('result_differs'));
  expect(await drawOf(world, id)).toMatchObject({ result: '387', state: 'settled' });
  const ask = { token: world.draws_a, params: { id }, body: { reason: 'The lottery corrected itself' } };
  server.says(latest(PLANNED, '107387'));
  await must(decide(world, world.call('POST /api/console/draws/:id/reverse', ask)));
  await until(async () => (await balanceOf(world, winner)) === '900.00');
  const asked = server.asked();
  await until(async () => {
    await world.moveClock(11_000);
    return server.asked() > asked + 2;
  });
  expect((await drawOf(world, id)).result).toBe(null);
  server.says(latest(PLANNED, '107111'));
  await until(async () => {
    await world.moveClock(11_000);
    return (await drawOf(world, id)).result !== null;
  });
  await settled(world, id);
  expect([await balanceOf(world, winner), await balanceOf(world, loser)]).toEqual(['900.00', '55900.00']);
  expect((await audit(world.database_url)).difference).toBeNull();
}, 120_000);

test('a prize that an operator rejected is corrected by the lottery, and one that waits for its yes is told to differ', async () => {
  const { world, id } = await gloWorld();
  const body = { trusted_feed: null };
  await must(decide(world, world.call('POST /api/console/lotteries/:lottery', { token: world.draws_a, params: { lottery: '3D' }, body })));
  const said = async () => (await drawOf(world, id)).proposals.map((it) => `${it.number} ${it.state}`);
  const correct = async (value: string, ...all: string[]) => {
    server.says(latest(PLANNED, value));
    await world.moveClock(61_000);
    await until(async () => String(await said()) === String(all));
  };
  await world.moveClock(`${PLANNED}T15:31:00+06:30`);
  await correct('107387', '387 proposed');
  const [first] = (await drawOf(world, id)).proposals;
  const reject = { token: world.draws_a, params: { id: first?.id ?? 0 }, body: { reason: 'Not what was drawn' } };
  await must(world.call('POST /api/console/results/:id/reject', reject));
  await correct('107111', '387 rejected', '111 proposed');
  await correct('107112', '387 rejected', '111 proposed', '112 proposed');
  expect(await alertsOf(world, id)).toEqual(['results_disagree']);
}, 120_000);
