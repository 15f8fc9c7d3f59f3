import { expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { payReferralWeeks } from '../src/rewards/referral-weeks.ts';
import { workOnWeeks } from '../src/rewards/weekly.ts';
import { cashIn } from './cash-in.ts';
import { balanceOf } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';
import { letTermsHold, readAllFacts, rewardsWorld } from './rewards-world.ts';
import { fresh, speaker } from './seamless.ts';
import { until } from './until.ts';

const world = await rewardsWorld();
const say = speaker(world.server, 'gsc');
const name = { en: 'A full tank', zh: '', my: '', th: '' };
const clean = async () => expect((await audit(world.database_url)).difference).toBeNull();

const memberOf = async (player: TestPlayer) =>
  String((await world.sql('select user_code from player where id = $1', [player.id]))[0]?.['user_code']);
/** One round of a live table: each player's bet, and what it pays. */
async function playRound(bets: [player: TestPlayer, bet: number, payout: number][], GameType = 2) {
  const round = fresh();
  const wagers = bets.map(() => fresh());
  for (const [nth, [player, bet]] of bets.entries()) {
    const move = { wager: wagers[nth] ?? '', round, amount: `-${bet}`, bet, more: { GameType } };
    expect((await say.send('bet', { member: await memberOf(player) }, move)).code).toBe(0);
  }
  for (const [nth, [player, bet, payout]] of bets.entries()) {
    const move = { wager: wagers[nth] ?? '', round, amount: payout, bet, valid: bet, payout, more: { GameType } };
    expect((await say.send('result', { member: await memberOf(player) }, move)).code).toBe(0);
    // One by one, as a provider settles them: the first is counted before the other side is known.
    await readAllFacts(world);
  }
}
async function weekEnds(monday: string) {
  await world.moveClock(`${monday}T00:00:00+06:30`);
  await payReferralWeeks(world.server.world);
  await until(async () => {
    await workOnWeeks(world.server.world).catch(() => undefined);
    const [run] = await world.sql('select state from weekly_run order by week_start desc limit 1');
    return run?.['state'] === 'paid';
  });
}
const purse = async (player: TestPlayer, kind: string) =>
  Number((await world.sql('select balance::float8 from purse where player_id = $1 and kind = $2', [player.id, kind]))[0]?.['balance']);
/** Takes every reward there is, and answers all the kyat that a player then has. */
async function takeAll(player: TestPlayer): Promise<number> {
  const { token } = player;
  await world.call('POST /api/user/claim_game_refer_amt', { token });
  await world.call('POST /api/promotion/claim', { token });
  const { data: offers } = await must(world.call('GET /api/point/list'));
  for (const offer of offers) while ((await world.call('POST /api/point/claim', { token, body: { point_id: offer.id } })).status === 200);
  return (Number(await balanceOf(world, player)) * 100 + (await purse(player, 'game'))) / 100;
}

test('four phones on both sides of even rounds hold no more than they put in, whatever they claim', async () => {
  await letTermsHold(world, world.people, { weekly_needs_confirmation: false });
  await world.offer({ name, point: 100, amount: 7000 });
  const referrers = [await world.player(0), await world.player(0)] as const;
  const friends = [await world.friendOf(referrers[0]), await world.friendOf(referrers[1])] as const;
  const ring = [...referrers, ...friends];
  for (const friend of friends) {
    await cashIn(world, friend, 200_000, world.finance);
    await must(world.call('POST /api/user/transfer_in', { token: friend.token, body: { transfer_balance: 200_000 } }));
  }
  await playRound([
    [friends[0], 200_000, 0],
    [friends[1], 200_000, 400_000],
  ]);
  // Before the week is over nothing of it can be claimed, also not by the one whose friend lost.
  for (const referrer of referrers)
    expect((await world.call('POST /api/user/claim_game_refer_amt', { token: referrer.token })).body.code).toBe('no_referral_amount');
  await weekEnds('2026-11-30');
  const held = await Promise.all(ring.map(takeAll));
  expect(held.reduce((sum, it) => sum + it, 0)).toBe(400_000);
  expect((await world.profile(friends[0])).point).toBe(0);
  await clean();

  // A bet that nobody holds against is the game's risk: it keeps 2,000 of 200,000 by its odds, and less than that comes back. What the
  // one referrer was not due is not made up for either.
  await playRound([[friends[1], 200_000, 0]]);
  await weekEnds('2026-12-07');
  const alone = await Promise.all(ring.map(takeAll));
  expect(alone.reduce((sum, it) => sum + it, 0)).toBe(201_500);
  await clean();
}, 180_000);
