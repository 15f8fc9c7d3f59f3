import { setTimeout as pause } from 'node:timers/promises';
import { addDays, mondayOf, yangonDay } from '@shwekan/rules';
import { addOperator } from '../src/operators/add-operator.ts';
import { readFacts } from '../src/platform/fact-reader.ts';
import { sumSettledDraws } from '../src/rewards/draw-stakes.ts';
import { rewardsReader } from '../src/rewards/facts.ts';
import { payReferralWeeks } from '../src/rewards/referral-weeks.ts';
import { confirm } from './deeds.ts';
import { bet, drawsWorld, giveResult, MONDAY, settled } from './draws-world.ts';
import { must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import { fresh, seamlessPeople, speaker } from './seamless.ts';
import type { TestWorld } from './world.ts';

const PASSWORD = 'an-operator-password';

const READ_WITHIN_MS = 20_000;

/**
 * Lets the rewards read everything they want of what was told. A fact is read once no older transaction runs, also one of another test on
 * the same server: so it may take a moment.
 */
export async function readAllFacts(world: TestWorld): Promise<void> {
  const deadline = performance.now() + READ_WITHIN_MS;
  const { kinds, changes } = rewardsReader;
  for (;;) {
    await readFacts(world.server.world, rewardsReader);
    const [left] = await world.sql(
      `select count(*)::int as count from fact f, fact_reader r where r.name = 'rewards' and (f.xid, f.id) > (r.xid, r.id)
         and (f.kind = any ($1) or f.kind = 'changed' and f.data ->> 'what' = any ($2))`,
      [kinds, changes],
    );
    if (left?.['count'] === 0) return;
    if (performance.now() > deadline) throw new Error('the rewards did not read what was told');
    await pause(50);
  }
}

/** Changes the terms of rewards; what may cost more is confirmed by a second person. */
export async function letTermsHold(world: TestWorld, people: { boss: string; teller_a: string }, body: object): Promise<void> {
  const { deed_id } = await must(world.call('POST /api/console/reward-terms', { token: people.boss, body }));
  if (deed_id !== null) await confirm(world, deed_id, people.teller_a);
}

/** A Monday with draws, two of every kind of operator that rewards ask for, and a provider of games that speaks. */
export async function rewardsWorld() {
  const world = await drawsWorld();
  const people = await seamlessPeople(world);
  for (const username of ['content-a', 'content-b'])
    await addOperator(world.database_url, { username, password: PASSWORD, roles: ['content'] });
  const content_a = await operatorToken(world, 'content-a', PASSWORD);
  const content_b = await operatorToken(world, 'content-b', PASSWORD);
  await world.sql('update provider set reverses_settled = true');
  const say = speaker(world.server, 'gsc');
  const memberOf = async (player: { id: number }) =>
    String((await world.sql('select user_code from player where id = $1', [player.id]))[0]?.['user_code']);
  /** The provider takes a settled wager back: bet and result. */
  async function tellTakenBack(player: TestPlayer, wager: string): Promise<void> {
    const [row] = await world.sql('select bet_pya from wager where wager_code = $1', [wager]);
    const said = await say.send('cancel', { member: await memberOf(player) }, { wager, amount: Number(row?.['bet_pya']) / 100 });
    if (said.code !== 0) throw new Error(`the wallet said no: ${JSON.stringify(said)}`);
  }
  return {
    ...world,
    people,
    content_a,
    content_b,
    /** An offer that one operator wrote and asked for, and another confirmed. */
    async offer(body: { name: { en: string; zh: string; my: string; th: string }; point: number; amount: number }) {
      const { data } = await must(world.call('POST /api/console/point-offers', { token: content_a, body }));
      const opened = { token: content_a, params: { id: data.id }, body: { is_open: true } };
      const { deed_id } = await must(world.call('POST /api/console/point-offers/:id', opened));
      await confirm(world, deed_id ?? 0, content_b);
      return data;
    },
    /** The players who registered with this player's code. */
    async friendOf(player: TestPlayer, name = 'Ma Thandar'): Promise<TestPlayer> {
      const { data } = await must(world.call('GET /api/user/profile', { token: player.token }));
      return registerPlayer(world, { name, referral: data.referral });
    },
    /** One wager at a game, settled, and read by the rewards: so many kyat bet and paid out. Answers its code. */
    async wager(player: TestPlayer, kyat: { bet: number | string; payout?: number | string; valid?: number | string }): Promise<string> {
      const wager = fresh();
      const member = await memberOf(player);
      const { bet: stake, payout = 0, valid = stake } = kyat;
      await people.adjust(player, 'game', 'give', stake);
      const said = [
        await say.send('bet', { member }, { wager, amount: `-${stake}`, bet: stake, valid }),
        await say.send('result', { member }, { wager, amount: payout, bet: stake, valid, payout }),
      ];
      if (said.some((it) => it.code !== 0)) throw new Error(`the wallet said no: ${JSON.stringify(said)}`);
      await readAllFacts(world);
      return wager;
    },
    tellTakenBack,
    /** The provider takes a settled wager back, and the rewards read of it. */
    async takeBack(player: TestPlayer, wager: string): Promise<void> {
      await tellTakenBack(player, wager);
      await readAllFacts(world);
    },
    /** The next Monday 00:00 of Yangon: what friends' games earned until then is netted and paid. */
    async endWeek(): Promise<string> {
      const [clock] = await world.sql('select product_now() as now');
      const monday = addDays(mondayOf(yangonDay(clock?.['now'] as Date)), 7);
      await world.moveClock(`${monday}T00:00:00+06:30`);
      await payReferralWeeks(world.server.world);
      return monday;
    },
    /** So much staked on Monday's 11:00; `win` is on the number that comes. */
    stake: (player: TestPlayer, kyat: number, win = false, section = '11:00 AM') =>
      must(bet(world, player, [[win ? '15' : '51', kyat]], { section })),
    /** Closes and settles a draw of Monday with the number 15, and sums it up. */
    async settle(section = '11:00 AM', time = '11:00'): Promise<number> {
      const draw = await world.drawOf(section);
      await world.moveClock(`${MONDAY}T${time}:00+06:30`);
      await giveResult(world, draw.id, '1,338.91', '32,345.64');
      await settled(world, draw.id);
      await sumSettledDraws(world.server.world);
      return draw.id;
    },
    async profile(player: TestPlayer) {
      return (await must(world.call('GET /api/user/profile', { token: player.token }))).data;
    },
  };
}
