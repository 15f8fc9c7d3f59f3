import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { sumSettledDraws } from '../src/rewards/draw-stakes.ts';
import { caseWorld } from './case-world.ts';
import { cashIn } from './cash-in.ts';
import { bet, giveResult, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { fromSomewhere, must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';

const world = await caseWorld();
const { people, risk_a, risk_b, casesOf, refsOf } = world;
const PASSWORD = 'an-operator-password';

const friendOf = async (player: TestPlayer) => {
  const { data } = await must(world.call('GET /api/user/profile', { token: player.token }));
  return registerPlayer(world, { referral: data.referral });
};
const logIn = ({ phone, password }: TestPlayer, letter: string) =>
  must(
    world.call('POST /api/user/login', {
      headers: { ...fromSomewhere(), Cookie: `device=${letter.repeat(43)}` },
      body: { phone, password },
    }),
  );
const figures = async ({ id }: TestPlayer, token = risk_a) =>
  (await must(world.call('GET /api/console/players/:id/figures', { token, params: { id } }))).data;
const numbers = (from: number, count: number): [string, number][] =>
  Array.from({ length: count }, (_, nth) => [String(from + nth).padStart(2, '0'), 100]);

describe('a case is opened of friends', () => {
  test('when two whom one player brought share a device with each other, and not for one of them with a stranger', async () => {
    const [referrer, stranger] = [await world.player(0), await world.player(0)];
    const [a, b] = [await friendOf(referrer), await friendOf(referrer)];
    await logIn(a, 'r');
    await logIn(stranger, 'r');
    expect(await casesOf(a, 'referral_ring')).toEqual([]);
    await logIn(b, 'r');
    expect(await casesOf(b, 'referral_ring')).toMatchObject([{ player_count: 2 }]);
    expect(await casesOf(stranger, 'referral_ring')).toEqual([]);
    // Who brought them is one of them once they use it as well.
    await logIn(referrer, 'r');
    expect(await refsOf(referrer, 'referral_ring')).toEqual([['player', null, 'who brought them']]);
  });

  test('when two are paid at one account, and not at two', async () => {
    const referrer = await world.player(0);
    const friends = [await friendOf(referrer), await friendOf(referrer)] as const;
    for (const it of friends)
      await world.sql(`update player set lvl_2_state = 'approved', lvl_2_name = 'Aung Aung' where id = $1`, [it.id]);
    for (const it of friends) await cashIn(world, it, 40_000, people.banker);
    const [a, b] = friends;
    await must(people.cashOut(a, { user_phone: '09766000001' }));
    await must(people.cashOut(b, { user_phone: '09766000002' }));
    expect(await casesOf(a, 'referral_ring')).toEqual([]);
    await must(people.cashOut(b, { user_phone: '0976-600 0001' }));
    expect(await casesOf(a, 'referral_ring')).toMatchObject([{ player_count: 2 }]);
  });
});

test('a case is opened when who had a bonus covers most numbers of a draw, and not without one, nor of few numbers', async () => {
  const [covers, pays_it, few] = [await people.player(20_000), await people.player(20_000), await people.player(20_000)];
  await people.promotion({ title: 'First', code: 'FIRST', percent: 10, turnover: 1 });
  for (const it of [covers, few]) await cashIn(world, it, 5000, people.banker, 'FIRST');
  for (const it of [covers, pays_it]) for (const from of [0, 40]) await must(bet(world, it, numbers(from, 40)));
  await must(bet(world, few, numbers(10, 20)));
  const draw = await world.drawOf('11:00 AM');
  await world.moveClock(`${MONDAY}T11:05:00+06:30`);
  await giveResult(world, draw.id, '1,260.21', '33,637.38');
  await settled(world, draw.id);
  expect(await refsOf(covers, 'covered_numbers')).toEqual([['draw', '8000.00', '80 / 100']]);
  expect([...(await casesOf(pays_it, 'covered_numbers')), ...(await casesOf(few, 'covered_numbers'))]).toEqual([]);

  await sumSettledDraws(world.server.world);
  // What the three have then staked and won, all in all.
  expect(await figures(covers)).toMatchObject({
    staked: '8000.00',
    won: '8500.00',
    result: '500.00',
    cash_in: '25000.00',
    bonuses: '500.00',
    cash_out: '0.00',
  });
  expect(await figures(few)).toMatchObject({ staked: '2000.00', won: '8500.00', bonuses: '500.00' });
});

describe('the page of a player', () => {
  const marksOf = async (player: TestPlayer) =>
    Object.fromEntries((await figures(player)).marks.map((it) => [it.kind, [it.count, it.is_shown]]));

  test('tells of cash-ins soon after a loss, of nights with a bet, and of raised limits; what is seldom is no sign', async () => {
    const player = await people.player(50_000);
    expect(await marksOf(player)).toEqual({ chasing: [0, false], night_play: [0, false], raised_limits: [0, false] });
    const limit = (amount: number) =>
      must(world.call('POST /api/user/play_limits', { token: player.token, body: { kind: 'stake', period: 'week', amount } }));
    await limit(100_000);
    await limit(200_000);
    await must(bet(world, player, [['99', 500]], { section: '12:01 PM' }));
    const draw = await world.drawOf('12:01 PM');
    await world.moveClock(`${MONDAY}T12:05:00+06:30`);
    await giveResult(world, draw.id, '1,260.21', '33,637.38');
    await settled(world, draw.id);
    await sumSettledDraws(world.server.world);
    for (let nth = 0; nth < 3; nth += 1) await cashIn(world, player, 1000, people.banker);
    // What no money came by is no cash-in.
    const { data } = await must(world.payIn(player, { account_name: 'U Ba', transaction_id: '920001', amount: 1000 }));
    await must(world.reject(data.id));
    expect(await marksOf(player)).toMatchObject({ chasing: [3, true] });
    await world.moveClock(`${TUESDAY}T03:00:00+06:30`);
    await must(bet(world, player, [['98', 500]], { date: TUESDAY }));
    await cashIn(world, player, 1000, people.banker);
    expect(await marksOf(player)).toMatchObject({ chasing: [3, true], night_play: [1, false], raised_limits: [0, false] });
    await world.moveClock(`${TUESDAY}T13:00:00+06:30`);
    await must(world.call('POST /api/user/play_limits/confirm', { token: player.token, body: { kind: 'stake', period: 'week' } }));
    expect(await marksOf(player)).toMatchObject({ raised_limits: [1, true] });
    await expect(world.sql('delete from play_limit_raise where player_id = $1', [player.id])).rejects.toThrow(/append only/);
  });

  test('has tags of operators of support and risk, five at most, kept in the trail', async () => {
    const player = await world.player(0);
    await addOperator(world.database_url, { username: 'reader', password: PASSWORD, roles: ['auditor'] });
    const auditor = await operatorToken(world, 'reader', PASSWORD);
    const tag = (token: string, tags: string[], { id = player.id, before = [] as string[] } = {}) =>
      world.call('POST /api/console/players/:id/tags', { token, params: { id }, body: { tags, before } });
    expect((await must(tag(risk_a, ['big spender', 'agent', 'agent']))).data.tags).toEqual(['agent', 'big spender']);
    expect((await tag(risk_b, ['of an old page'])).body).toMatchObject({ status: 409, code: 'record_changed' });
    expect((await must(tag(risk_b, ['agent'], { before: ['agent', 'big spender'] }))).data.tags).toEqual(['agent']);
    expect((await figures(player, auditor)).tags).toEqual(['agent']);
    expect((await tag(risk_a, ['1', '2', '3', '4', '5', '6'])).status).toBe(422);
    expect([(await tag(auditor, [])).status, (await tag(people.teller_a, [])).status]).toEqual([403, 403]);
    expect((await tag(risk_a, [], { id: 999_999 })).status).toBe(404);
    const trail = await world.sql(`select before, after from audit_row where action = 'tag_player' order by id`);
    expect(trail).toMatchObject([
      { after: { tags: ['agent', 'big spender'] } },
      { before: { tags: ['agent', 'big spender'] }, after: { tags: ['agent'] } },
    ]);
  });

  test('tells what the player was told, as the player read it in English, also what the player keeps out of the app, page by page', async () => {
    const player = await people.player(5000);
    const own = async () => (await must(world.call('GET /api/user/notifications', { token: player.token }))).data;
    const told = (query: { limit?: number; cursor?: string } = {}) =>
      must(world.call('GET /api/console/players/:id/notifications', { token: risk_a, params: { id: player.id }, query }));
    const { data } = await told();
    expect(data.map((it) => [it.id, it.title, it.body, it.way])).toEqual((await own()).map((it) => [it.id, it.title, it.body, 'app']));
    expect(data.length).toBeGreaterThan(0);
    await world.sql(`insert into notification (player_id, kind, data) select $1, 'level_two_approved', '{}' from generate_series(1, 120)`, [
      player.id,
    ]);
    const choose = (in_app: boolean, push: boolean) =>
      must(world.call('POST /api/user/notification_choices', { token: player.token, body: { topic: 'level', in_app, push } }));
    await choose(false, true);
    expect((await own()).length).toBe(data.length);
    const first = await told({ limit: 100 });
    expect(new Set(first.data.map((it) => it.way))).toEqual(new Set(['push']));
    const rest = await told({ limit: 100, cursor: String(first.next) });
    expect([first.data.length, rest.data.length, rest.next]).toEqual([100, 20 + data.length, null]);
    await choose(false, false);
    expect((await told({ limit: 1 })).data[0]?.way).toBe('none');
  });
});
