import { addDays, dayShown, mondayOf, yangonDay } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { rewardSettledDraws } from '../src/rewards/lottery-referral.ts';
import { payReferralWeeks } from '../src/rewards/referral-weeks.ts';
import { cashIn } from './cash-in.ts';
import { decide } from './deeds.ts';
import { balanceOf, bet, giveResult, MONDAY, settled } from './draws-world.ts';
import { must, registerPlayer, type TestPlayer } from './people.ts';
import { rewardsWorld } from './rewards-world.ts';
import { until } from './until.ts';
import { expectOneYes } from './wallet-people.ts';

const world = await rewardsWorld();
/** Weeks of many calls, on a busy machine. */
const SLOW_MS = 120_000;

/** A player, and a friend they brought along who has money. */
async function pair(name = 'Ma Thandar') {
  const referrer = await world.player(0);
  const { data } = await must(world.call('GET /api/user/profile', { token: referrer.token }));
  const friend = await registerPlayer(world, { name, referral: data.referral });
  await cashIn(world, friend, 100_000, world.finance);
  return { referrer, friend };
}
const history = (player: TestPlayer, type?: string) =>
  world.call('GET /api/user/my_referral_his', { token: player.token, query: type ? { type } : {} });
const rewarded = (draw_id: number) =>
  until(
    async () => (await world.sql('select done_at from referral_run where draw_id = $1 and done_at is not null', [draw_id])).length === 1,
  );
const claim = (player: TestPlayer, key?: string) =>
  world.call('POST /api/user/claim_game_refer_amt', { token: player.token, headers: key ? { 'Idempotency-Key': key } : {} });
/** The days of the week that ended with this Monday, as a list shows them. */
const weekBefore = (monday: string) => [-7, -1].map((by) => dayShown(addDays(monday, by)).slice(0, 5)).join(' – ');
/**
 * A friend of the player plays much and loses so much of it that it earns the player this, at five percent; below 0 the friend
 * wins. The week is over then.
 */
async function earnByGames(player: TestPlayer, amount_pya: number) {
  const lost_kyat = (amount_pya * 20) / 100;
  const bet_kyat = Math.abs(lost_kyat) * 20;
  const friend = await world.friendOf(player);
  await world.wager(friend, { bet: bet_kyat.toFixed(2), payout: (bet_kyat - lost_kyat).toFixed(2) });
  await world.endWeek();
}

test('a friend who bets earns the referrer one percent once the draw is settled, won or lost, and not before', async () => {
  const { referrer, friend } = await pair();
  const stranger = await world.player(5000);
  await must(bet(world, friend, [['15', 1000]]));
  await must(bet(world, friend, [['51', 2500]]));
  await must(bet(world, stranger, [['51', 2500]]));
  const called_off = await pair();
  await must(bet(world, called_off.friend, [['07', 9000]], { section: '12:01 PM' }));
  const draw = await world.drawOf('11:00 AM');
  const other = await world.drawOf('12:01 PM');
  await world.moveClock(`${MONDAY}T11:00:00+06:30`);
  await Promise.all(Array.from({ length: 5 }, () => rewardSettledDraws(world.server.world)));
  expect(await balanceOf(world, referrer)).toBe('0.00');
  await giveResult(world, draw.id, '1,338.91', '32,345.64');
  await settled(world, draw.id);
  await rewarded(draw.id);
  expect(await balanceOf(world, referrer)).toBe('35.00');
  expect(await must(history(referrer, '2D'))).toMatchObject({
    total_amount: '35.00',
    next: null,
    data: [
      { name: 'Ma***', date: MONDAY, section: '11:00 AM', amount: '25.00' },
      { name: 'Ma***', date: MONDAY, section: '11:00 AM', amount: '10.00' },
    ],
  });
  for (const type of ['1D', '3D', 'game']) expect(await must(history(referrer, type))).toMatchObject({ total_amount: '0.00', data: [] });
  expect(await must(history(friend))).toMatchObject({ total_amount: '0.00', data: [] });

  // Told again, by many at once, it earns nothing more.
  await world.sql('update referral_run set done_at = null where draw_id = $1', [draw.id]);
  await Promise.all(Array.from({ length: 10 }, () => rewardSettledDraws(world.server.world)));
  expect(await balanceOf(world, referrer)).toBe('35.00');

  // A draw that is called off gives stakes back and earns nothing.
  await must(
    decide(
      world,
      world.call('POST /api/console/draws/:id/void', { token: world.draws_a, params: { id: other.id }, body: { reason: 'Market closed' } }),
    ),
  );
  await settled(world, other.id);
  await rewardSettledDraws(world.server.world);
  expect(await balanceOf(world, called_off.referrer)).toBe('0.00');
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('what friends earned is read newest first by when it was earned, each with the day of its draw', async () => {
  const { referrer, friend } = await pair();
  // The later draw is bet on first, and settled on the next day.
  await must(bet(world, friend, [['15', 2000]], { section: '04:30 PM' }));
  await must(bet(world, friend, [['15', 1000]], { section: '03:00 PM' }));
  const [early, late] = [await world.drawOf('03:00 PM'), await world.drawOf('04:30 PM')];
  for (const [draw, at] of [
    [early, `${MONDAY}T15:00:00+06:30`],
    [late, '2026-11-24T08:00:00+06:30'],
  ] as const) {
    await world.moveClock(at);
    await giveResult(world, draw.id, '1,338.91', '32,345.64');
    await settled(world, draw.id);
    await rewarded(draw.id);
  }
  const days = { start_date: MONDAY, end_date: '2026-11-24' };
  const { data } = await must(world.call('GET /api/user/my_referral_his', { token: referrer.token, query: { type: '2D', ...days } }));
  expect(data).toMatchObject([
    { date: MONDAY, section: '04:30 PM', amount: '20.00' },
    { date: MONDAY, section: '03:00 PM', amount: '10.00' },
  ]);
});

test('a claim takes whole kyat to the main balance, gives the fraction back, and leaves nothing', async () => {
  const player = await world.player(0);
  await earnByGames(player, 123_456);
  const got = await must(claim(player));
  expect(got).toMatchObject({ balance: '1234.00', game_refer_amt: '0.00', claimed: '1234.00' });
  const { data } = await must(world.call('GET /api/user/profile', { token: player.token }));
  expect(data).toMatchObject({ balance: '1234.00', game_refer_amt: '0.00' });
  const again = await claim(player);
  expect([again.status, again.body.code, again.body.message]).toEqual([
    400,
    'no_referral_amount',
    'Cannot claim less than 0 Game Referr Amount.',
  ]);
});

test(
  'what friends earn is netted over all of them at the end of the week, and only then claimed',
  async () => {
    const player = await world.player(0);
    const owed = async () => (await world.profile(player)).game_refer_amt;
    const [loser, winner] = [await world.friendOf(player), await world.friendOf(player)];
    await world.wager(loser, { bet: 100_000, payout: 96_000 });
    await world.wager(winner, { bet: 100_000, payout: 101_000 });
    expect([await owed(), (await claim(player)).body.code]).toEqual(['0.00', 'no_referral_amount']);
    const shown = async () => {
      const { total_amount, data } = await must(history(player, 'game'));
      return [total_amount, ...data.map((it) => `${it.name}${it.date}, ${it.section}: ${it.amount}`)];
    };
    expect(await shown()).toEqual(['0.00']);
    const monday = await world.endWeek();
    await Promise.all(Array.from({ length: 5 }, () => payReferralWeeks(world.server.world)));
    expect(await owed()).toBe('150.00');
    expect(await shown()).toEqual(['150.00', `${monday}, ${weekBefore(monday)}: 150.00`]);
    expect((await must(claim(player))).claimed).toBe('150.00');
    expect((await audit(world.database_url)).difference).toBeNull();
  },
  SLOW_MS,
);

test(
  'a loss of a week is carried on and covered first, and a wager taken back is taken off the week it is taken back in',
  async () => {
    const player = await world.player(0);
    const owed = async () => (await world.profile(player)).game_refer_amt;
    const [loser, winner] = [await world.friendOf(player), await world.friendOf(player)];
    // A friend wins more than the other loses, and the week after loses it again.
    await world.wager(winner, { bet: 100_000, payout: 103_000 });
    await world.wager(loser, { bet: 20_000, payout: 19_000 });
    await world.endWeek();
    expect([await owed(), (await claim(player)).body.code]).toEqual(['-100.00', 'no_referral_amount']);
    await world.wager(loser, { bet: 100_000, payout: 97_000 });
    await world.endWeek();
    expect([await owed(), (await must(claim(player))).claimed]).toEqual(['50.00', '50.00']);
    // A wager that is taken back after its week was paid is taken off the week it is taken back in.
    const paid = await world.wager(loser, { bet: 100_000, payout: 99_000 });
    await world.endWeek();
    await must(claim(player));
    await world.takeBack(loser, paid);
    expect(await owed()).toBe('0.00');
    await world.endWeek();
    expect(await owed()).toBe('-50.00');
    // What is listed is what was given and taken, so that it comes to what is left and was claimed.
    const since = { type: 'game', start_date: MONDAY } as const;
    const shown = await must(world.call('GET /api/user/my_referral_his', { token: player.token, query: since }));
    expect([shown.total_amount, shown.data.map((it) => it.amount)]).toEqual(['50.00', ['-50.00', '50.00', '150.00', '-100.00']]);
    expect((await audit(world.database_url)).difference).toBeNull();
  },
  SLOW_MS,
);

test('a week that was left half done is done before the next one, however late', async () => {
  const player = await world.player(0);
  const friend = await world.friendOf(player);
  await world.wager(friend, { bet: 100_000, payout: 97_000 });
  // As a server leaves it that stops within the week's work, for more than a week.
  const [clock] = await world.sql('select product_now() as now');
  const monday = mondayOf(yangonDay(clock?.['now'] as Date));
  await world.sql('insert into referral_week_run (week_start) values ($1)', [monday]);
  await world.moveClock(`${addDays(monday, 14)}T00:00:00+06:30`);
  await payReferralWeeks(world.server.world);
  expect((await world.profile(player)).game_refer_amt).toBe('150.00');
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('no more than an eighth of what the games keep is due, however lucky or unlucky a friend is', async () => {
  const player = await world.player(0);
  await world.wager(await world.friendOf(player), { bet: 100_000 });
  await world.endWeek();
  expect((await world.profile(player)).game_refer_amt).toBe('500.00');
  expect((await must(history(player, 'game'))).total_amount).toBe('500.00');
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('below zero, at zero and below a kyat there is nothing to claim', async () => {
  const player = await world.player(0);
  expect((await claim(player)).body.code).toBe('no_referral_amount');
  await earnByGames(player, -5000);
  expect((await claim(player)).body.code).toBe('no_referral_amount');
  expect((await must(world.call('GET /api/user/profile', { token: player.token }))).data.game_refer_amt).toBe('-50.00');
  await earnByGames(player, 5099);
  expect((await claim(player)).body.code).toBe('no_referral_amount');
  await earnByGames(player, 1);
  expect((await must(claim(player))).balance).toBe('1.00');
});

test('a hundred claims at once pay once; the same key is one claim', async () => {
  const player = await world.player(0);
  await earnByGames(player, 500_050);
  const claims = await Promise.all(Array.from({ length: 100 }, () => claim(player)));
  expectOneYes(claims, 'no_referral_amount');
  expect(await balanceOf(world, player)).toBe('5000.00');

  await earnByGames(player, 70_000);
  const keyed = await Promise.all(Array.from({ length: 10 }, () => claim(player, 'the-same-press')));
  expect(keyed.map((it) => it.status)).toEqual(Array(10).fill(200));
  expect(keyed.filter((it) => it.headers.get('idempotent-replayed') === 'true')).toHaveLength(9);
  expect(await balanceOf(world, player)).toBe('5700.00');
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('the audit finds a referral that was not earned, and a claim that was not paid', async () => {
  const [player] = await world.sql('select player_id::int from referral_claim limit 1');
  await world.sql(`insert into referral_claim (player_id, amount_pya, fraction_pya, main_after_pya) values ($1, 100, 0, 100)`, [
    player?.['player_id'],
  ]);
  expect((await audit(world.database_url)).difference).toMatchObject({ check: 'every referral claim has its entry' });
  await world.sql(
    'delete from referral_claim where amount_pya = 100 and main_after_pya = 100 and id = (select max(id) from referral_claim)',
  );
  const [slip] = await world.sql(
    `select s.id::int, s.player_id::int, s.draw_id::int from slip s left join lottery_referral r on r.slip_id = s.id where r.slip_id is null limit 1`,
  );
  await world.sql(
    `insert into lottery_referral (slip_id, draw_id, referrer_id, friend_id, stake_pya, basis_points, amount_pya) values ($1, $2, $3, $4, 10000, 100, 100)`,
    [slip?.['id'], slip?.['draw_id'], player?.['player_id'], slip?.['player_id']],
  );
  expect((await audit(world.database_url)).difference).toMatchObject({ check: 'every lottery referral has its entry' });
});
