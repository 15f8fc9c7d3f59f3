import type { LotteryCode } from '@shwekan/rules';
import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { decide } from './deeds.ts';
import { must, operatorToken } from './people.ts';
import { testWorld } from './world.ts';

const FEEDS = ['replay', 'thaistock2d', 'set', 'binance', 'glo'] as const;
const OF_LOTTERY: Record<LotteryCode, readonly string[]> = {
  '1D': [],
  '2D': ['thaistock2d', 'set'],
  C1D: [],
  C2D: ['binance'],
  '3D': ['glo'],
};
const CODES = Object.keys(OF_LOTTERY) as LotteryCode[];

describe.each([
  ['a house', 'false', []],
  ['a demo', 'true', ['replay']],
] as const)('in %s', async (_where, DEMO, also) => {
  const world = await testWorld({ DEMO });
  await addOperator(world.database_url, { username: 'draws', password: 'an-operator-password', roles: ['draws'] });
  const token = await operatorToken(world, 'draws', 'an-operator-password');
  const settings = async (lottery: LotteryCode) =>
    (await must(world.call('GET /api/console/lotteries/:lottery', { token, params: { lottery } }))).data;
  const trust = (lottery: LotteryCode, trusted_feed: string | null) =>
    decide(world, world.call('POST /api/console/lotteries/:lottery', { token, params: { lottery }, body: { trusted_feed } }));

  test.each(CODES)('%s trusts the feeds that are offered for it, or none, and no other', async (lottery) => {
    const offered = OF_LOTTERY[lottery].length === 0 ? [] : [...OF_LOTTERY[lottery], ...also];
    expect((await settings(lottery)).feeds).toEqual(offered);
    for (const feed of FEEDS) {
      const before = await settings(lottery);
      const { body } = await trust(lottery, feed);
      if (offered.includes(feed)) expect((await settings(lottery)).trusted_feed).toBe(feed);
      else {
        expect([feed, body.code]).toEqual([feed, 'feed_not_valid']);
        expect(await settings(lottery)).toEqual(before);
      }
    }
    await must(trust(lottery, null));
    expect((await settings(lottery)).trusted_feed).toBeNull();
  });
});
