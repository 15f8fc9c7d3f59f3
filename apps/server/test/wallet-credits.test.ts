import { describe, expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { send } from './acceptance/words.ts';
import { decide } from './deeds.ts';
import { must } from './people.ts';
import { fresh } from './seamless.ts';
import { type GamePlayer, turnoverPeople } from './turnover-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await turnoverPeople(world);
const { say } = people;

describe('a credit above the setting', () => {
  const alerts = async (player: GamePlayer) =>
    (await world.sql(`select data from alert where kind = 'game_credit_large' and (data->>'player_id')::bigint = $1`, [player.id])).map(
      (it) => (it['data'] as { credit_pya: number }).credit_pya,
    );

  test.each(['gsc', 'gsc_plus'] as const)('%s: is booked and is an alert, once; at the setting it is none', async (dialect) => {
    const player = await people.gamePlayer(0);
    expect((await say(dialect, player, ['bonus', { amount: 1_000_000 }], fresh())).code).toBe(0);
    expect(await alerts(player)).toEqual([]);
    const large = { id: fresh('t'), amount: '1000000.01' };
    const wager = fresh();
    expect((await say(dialect, player, ['bonus', large], wager)).code).toBe(0);
    expect((await say(dialect, player, ['bonus', large], wager)).code).toBe(1003);
    expect(await people.purse(player)).toBe(200_000_001);
    expect(await alerts(player)).toEqual([100_000_001]);
  });

  test('counts what one callback gives together, and a stake that comes back is none', async () => {
    const player = await people.gamePlayer(1_500_000);
    const wager = fresh();
    await say('gsc', player, ['bet', { amount: -1_500_000 }], wager);
    await say('gsc', player, ['cancel', { amount: 1_500_000 }], wager);
    expect(await alerts(player)).toEqual([]);
    await send(
      world.server,
      'gsc',
      'bonus',
      { member: player.member },
      [1, 2, 3].map(() => ({ wager: fresh(), amount: 400_000 })),
    );
    expect(await alerts(player)).toEqual([120_000_000]);
  });

  test('is the owner’s to set, with a second person', async () => {
    const set = (token: string) => world.call('POST /api/console/cash-terms', { token, body: { game_credit_alert_above: 5000 } });
    expect((await set(people.teller_a)).status).toBe(403);
    await must(decide(world, set(people.boss)));
    const player = await people.gamePlayer(0);
    await say('gsc', player, ['bonus', { amount: 5001 }], fresh());
    expect(await alerts(player)).toEqual([500_100]);
  });
});

test('after all of this the books are right', async () => {
  await people.forgetOwed();
  expect((await audit(world.database_url)).difference).toBeNull();
});
