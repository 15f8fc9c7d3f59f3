import { expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { cashIn } from './cash-in.ts';
import { decide } from './deeds.ts';
import { MONDAY } from './draws-world.ts';
import { must } from './people.ts';
import { letTermsHold, readAllFacts, rewardsWorld } from './rewards-world.ts';
import { until } from './until.ts';

const world = await rewardsWorld();
const TUESDAY = '2026-11-24';
const name = { en: 'A gift', zh: '', my: '', th: '' };

/** What the ledger itself says of a reason on a Yangon day: what went one way less what came back. */
async function booked(day: string, reason: string, to: string): Promise<number> {
  const [row] = await world.sql(
    `select coalesce(sum(m.amount * case when t.kind = $3 then 1 when f.kind = $3 then -1 else 0 end), 0)::bigint as sum
     from entry e join move m on m.entry_id = e.id join purse f on f.id = m.from_purse join purse t on t.id = m.to_purse
     where e.reason = $1 and yangon_day(e.at) = $2`,
    [reason, day, to],
  );
  return Number(row?.['sum']);
}

/** The report of a day by kind, in points and pya. */
async function reported(day: string) {
  const { data } = await must(
    world.call('GET /api/console/reward-costs', { token: world.finance, query: { from: day, to: day, per: 'day' } }),
  );
  const units = (kind: string, amount: string) => Number(amount) * (kind === 'points' ? 1 : 100);
  return Object.fromEntries(
    data.map((it) => [it.kind, [units(it.kind, it.given), units(it.kind, it.claimed), Number(it.cost) * 100].map(Math.round)]),
  );
}

test('the report of costs is what the ledger booked on each day, also when a settlement is taken back on a later day', async () => {
  await letTermsHold(world, world.people, { welcome: { is_open: true, amount: 3000, needs: 'cash_in' } });
  const player = await world.player(0);
  const friend = await world.friendOf(player);
  await cashIn(world, friend, 50_000, world.finance);
  await readAllFacts(world);
  await world.stake(friend, 10_000);
  const draw_id = await world.settle();
  await until(async () => (await world.sql('select from lottery_referral')).length === 1);
  await world.wager(friend, { bet: '4000.50' });
  const { id } = await world.offer({ name, point: 5, amount: 700 });
  await must(world.call('POST /api/point/claim', { token: friend.token, body: { point_id: id } }));
  const monday = await reported(MONDAY);

  await world.moveClock(`${TUESDAY}T10:00:00+06:30`);
  await must(
    decide(
      world,
      world.call('POST /api/console/draws/:id/reverse', {
        token: world.draws_a,
        params: { id: draw_id },
        body: { reason: 'Wrong number' },
      }),
    ),
  );
  await until(async () => (await world.sql('select from lottery_referral_reversed')).length === 1);
  await until(async () => (await world.sql(`select from point_change where points < 0`)).length > 0);
  // The past stays as it was told.
  expect(await reported(MONDAY)).toEqual(monday);
  for (const day of [MONDAY, TUESDAY]) {
    const lottery = (await booked(day, 'lottery_referral', 'main')) + (await booked(day, 'lottery_referral_reversed', 'main'));
    const pocket = await booked(day, 'pocket_money', 'main');
    const welcome = await booked(day, 'welcome_bonus', 'main');
    const expected = {
      points: [
        await booked(day, 'points_earned', 'points'),
        0 - (await booked(day, 'points_spent', 'points')),
        await booked(day, 'points_reward', 'main'),
      ],
      lottery_referral: [lottery, lottery, lottery],
      game_referral: [
        await booked(day, 'game_referral', 'referral'),
        await booked(day, 'referral_claimed', 'main'),
        await booked(day, 'referral_claimed', 'main'),
      ],
      pocket_money: [pocket, pocket, pocket],
      welcome_bonus: [welcome, welcome, welcome],
    };
    const some = Object.fromEntries(Object.entries(expected).filter(([, sums]) => sums.some((it) => it !== 0)));
    expect([day, await reported(day)]).toEqual([day, some]);
  }
  expect((await reported(TUESDAY))['lottery_referral']).toEqual([-10_000, -10_000, -10_000]);
  // What friends' games earned is paid by the week, and counts on the day it is.
  const next = await world.endWeek();
  const { claimed } = await must(world.call('POST /api/user/claim_game_refer_amt', { token: player.token }));
  expect((await reported(next))['game_referral']).toEqual([
    await booked(next, 'game_referral', 'referral'),
    Number(claimed) * 100,
    Number(claimed) * 100,
  ]);
  expect((await audit(world.database_url)).difference).toBeNull();
});
