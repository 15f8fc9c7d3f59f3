import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { audit, type checks, findWrong } from '../src/proof/audit.ts';
import { payReferralWeeks } from '../src/rewards/referral-weeks.ts';
import { workOnWeeks } from '../src/rewards/weekly.ts';
import { cashIn } from './cash-in.ts';
import { confirm } from './deeds.ts';
import { MONDAY } from './draws-world.ts';
import { must } from './people.ts';
import { letTermsHold, readAllFacts, rewardsWorld } from './rewards-world.ts';
import { until } from './until.ts';

const world = await rewardsWorld();
const owner = new pg.Client({ connectionString: world.database_url });
await owner.connect();
afterAll(() => owner.end());

/** One of everything that rewards write. */
async function writeRewards() {
  const terms = { weekly_needs_confirmation: false, welcome: { is_open: true, amount: 3000, needs: 'cash_in' } };
  await letTermsHold(world, world.people, terms);
  const player = await world.player(0);
  const friend = await world.friendOf(player);
  await cashIn(world, friend, 50_000, world.finance);
  await readAllFacts(world);
  await world.stake(friend, 10_000);
  await world.settle();
  await world.takeBack(friend, await world.wager(friend, { bet: 2000 }));
  await world.wager(friend, { bet: 4000 });
  const name = { en: 'A gift', zh: '', my: '', th: '' };
  const offer = await world.offer({ name, point: 5, amount: 700 });
  await must(world.call('POST /api/point/claim', { token: friend.token, body: { point_id: offer.id } }));
  const campaign = {
    name,
    budget: 1000,
    smallest: 10,
    largest: 20,
    from_at: `${MONDAY}T00:00:00+06:30`,
    until_at: '2027-01-01T00:00:00+06:30',
    period: 'once',
  };
  const { data } = await must(world.call('POST /api/console/pocket-campaigns', { token: world.content_a, body: campaign }));
  const started = await must(
    world.call('POST /api/console/pocket-campaigns/:id/start', { token: world.content_a, params: { id: data.id } }),
  );
  await confirm(world, started.deed_id ?? 0, world.content_b);
  await must(world.call('POST /api/pocket/money/claim', { token: friend.token }));
  await world.moveClock('2026-11-30T00:00:00+06:30');
  await until(async () => {
    await workOnWeeks(world.server.world);
    return (await world.sql(`select 1 from weekly_run where state = 'paid'`)).length === 1;
  });
  await must(world.call('POST /api/promotion/claim', { token: friend.token }));
  await payReferralWeeks(world.server.world);
}
await writeRewards();

test('right books of rewards are found right', async () => {
  expect((await audit(world.database_url)).difference).toBeNull();
});

const TAMPERED: [what: string, sql: string, check: keyof typeof checks][] = [
  ['earned points are raised', `update point_change set points = points + 1`, 'everyPointChangeHasItsEntry'],
  ['earned points are gone', `delete from point_change where source = 'lottery'`, 'everyPointsEarnedEntryHasItsChange'],
  ['a tally counts more than was played', `update point_tally set lottery_micro = lottery_micro + 1`, 'everyTallyIsWhatPlayEarned'],
  ['points are granted twice', `update point_tally set granted_points = granted_points + 10`, 'everyTallyIsWhatPlayEarned'],
  ['a tally is gone', `delete from point_tally`, 'everyTallyIsWhatPlayEarned'],
  ['a sum of stakes is raised', `update draw_stake set payout_pya = payout_pya + 1`, 'everyDrawStakeIsTheSumOfItsSlips'],
  ['a sum of stakes is gone', `delete from draw_stake`, 'everyDrawStakeIsTheSumOfItsSlips'],
  ['a wager counts for another player', `update game_reward set player_id = player_id + 1`, 'everyWagerCountsForWhatItIs'],
  [
    'a wager that is void counts',
    `update wager set status = 'settled', settled_at = now() where status = 'void'`,
    'everyWagerCountsForWhatItIs',
  ],
  ['a wager counts for nothing', `delete from game_reward where settled_at is not null`, 'everyWagerCountsForWhatItIs'],
  ['a game referral is raised', `update game_referral set amount_pya = amount_pya + 1`, 'everyReferralWeekIsWhatFriendsEarned'],
  ['the most of a game referral is raised', `update game_referral set most_pya = most_pya + 1`, 'everyReferralWeekIsWhatFriendsEarned'],
  ['a game referral counts as paid before', `update game_referral set is_paid_at_once = true`, 'everyGameReferralHasItsEntry'],
  ['a week of referral gave more', `update referral_week set amount_pya = amount_pya + 1`, 'everyReferralWeekHasItsEntry'],
  [
    'a week of referral gave more by its totals',
    `update referral_week set earned_total_pya = earned_total_pya + 100, most_total_pya = most_total_pya + 100`,
    'everyReferralWeekIsWhatFriendsEarned',
  ],
  ['a week of referral is gone', `delete from referral_week`, 'everyGameReferralEntryHasItsRow'],
  [
    'a game referral went to another',
    `update game_referral set referrer_id = friend_id, friend_id = referrer_id`,
    'everyReferralWeekIsWhatFriendsEarned',
  ],
  ['a game referral is gone', `delete from game_referral where amount_pya > 0`, 'everyReferralWeekIsWhatFriendsEarned'],
  ['a round of a referral is gone', `delete from game_referral where amount_pya < 0`, 'everyWagerGaveItsReferral'],
  ['an exchange gave more', `update point_claim set amount_pya = amount_pya + 100`, 'everyPointClaimHasItsEntries'],
  ['an exchange took less', `update point_claim set points = points - 1`, 'everyPointClaimHasItsEntries'],
  ['an exchange is gone', `delete from point_claim`, 'everyPointClaimEntryHasItsClaim'],
  ['a week gave more', `update weekly_item set amount_pya = amount_pya + 100`, 'everyPaidWeekHasItsEntry'],
  ['a paid week is to be paid again', `update weekly_item set paid_at = null`, 'everyPaidWeekHasItsEntry'],
  ['a paid week is gone', `delete from weekly_item`, 'everyWeekEntryHasItsItem'],
  [
    'a counted week is of other losses',
    `with run as (update weekly_run set state = 'counted'), item as (update weekly_item set paid_at = null)
       update game_reward set loss_pya = loss_pya + 1 where settled_at is not null`,
    'everyCountedWeekIsWhatWasLost',
  ],
  ['a claim of the promotion is raised', `update promotion_claim set amount_pya = amount_pya + 1`, 'everyPromotionClaimHasItsEntry'],
  ['a claim of the promotion is gone', `delete from promotion_claim`, 'everyPromotionClaimEntryHasItsClaim'],
  ['a draw of pocket money is raised', `update pocket_draw set amount_pya = amount_pya + 1`, 'everyPocketDrawHasItsEntry'],
  ['a draw of pocket money is gone', `delete from pocket_draw`, 'everyPocketEntryHasItsDraw'],
  ['a campaign forgets what it spent', `update pocket_campaign set spent_pya = 0`, 'everyCampaignSpentWhatWasDrawn'],
  ['a welcome is raised', `update welcome_bonus set amount_pya = amount_pya + 1`, 'everyWelcomeHasItsEntry'],
  ['a welcome is gone', `delete from welcome_bonus`, 'everyWelcomeEntryHasItsRow'],
];

describe('the audit names what was tampered with in rewards', () => {
  test.each(TAMPERED)('%s', async (_what, sql, check) => {
    // As the owner, with every trigger and check off, as nobody could by mistake; the transaction takes it back.
    await owner.query('begin');
    try {
      await owner.query('set local session_replication_role = replica');
      for (const table of ['weekly_item', 'wager', 'draw_stake', 'game_reward', 'game_referral', 'referral_week']) {
        const { rows } = await owner.query(`select conname from pg_constraint where conrelid = $1::regclass and contype = 'c'`, [table]);
        for (const { conname } of rows) await owner.query(`alter table ${table} drop constraint "${conname}"`);
      }
      expect((await owner.query(sql)).rowCount).toBeGreaterThan(0);
      expect(await findWrong(check, { query: async (text, values) => owner.query(text, values) as never })).not.toBeNull();
    } finally {
      await owner.query('rollback');
    }
  });
});

describe('the database itself refuses', () => {
  test.each([
    ['a campaign beyond its budget', `update pocket_campaign set spent_pya = budget_pya + 1`, 'pocket_within_budget'],
    ['a campaign that runs by no deed', `update pocket_campaign set deed_id = null`, 'pocket_by_deed'],
    ['an offer that is open by no deed', `update point_offer set deed_id = null where is_open`, 'point_offer_by_deed'],
    ['what is confirmed by who asked for it', `update deed set decided_by = asked_by where kind = 'reward_terms'`, 'deed_four_eyes'],
  ])('%s', async (_what, sql, constraint) => {
    await expect(owner.query(sql)).rejects.toMatchObject({ constraint });
  });
});
