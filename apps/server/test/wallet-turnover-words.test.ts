import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import type { Deed } from './acceptance/words.ts';
import { type DialectName, fresh } from './seamless.ts';
import { CREDITED_KYAT, turnoverPeople } from './turnover-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await turnoverPeople(world);
const { promoted, say, turnover } = people;

/** Any words of a provider about three wagers, in any order. Amounts in kyat. */
const WORDS = {
  gsc: ['bet', 'result', 'rollback', 'cancel', 'bonus', 'jackpot', 'push', 'buy_in', 'buy_out'],
  gsc_plus: ['bet', 'reserve', 'unreserve', 'tip', 'result', 'win', 'rollback', 'cancel', 'bonus', 'push', 'resettle', 'adjust'],
} as const satisfies Record<DialectName, readonly Deed[]>;
const TAKES: readonly Deed[] = ['bet', 'reserve', 'tip', 'buy_in'];
const SETTLES: readonly Deed[] = ['result', 'win', 'resettle'];

vi.setConfig({ testTimeout: 240_000 });

test.each(['gsc', 'gsc_plus'] as const)(
  '%s: whatever a provider says, turnover starts anew only when less than 501 kyat can come back',
  async (dialect) => {
    const word = fc.record({
      deed: fc.constantFrom<Deed>(...WORDS[dialect]),
      wager: fc.integer({ min: 0, max: 2 }),
      kyat: fc.constantFrom(1, 300, 501, 40_000, CREDITED_KYAT),
      is_minus: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 2, maxLength: 10 }), async (words) => {
        const player = await promoted();
        const wagers = [fresh(), fresh(), fresh()];
        // Beside the server's: what each wager took and no result has answered since.
        const waiting = new Map<string, number>();
        // The codes of which something else than a buy-in took money.
        const staked = new Set<string>();
        let bought = 0;
        for (const { deed, wager, kyat, is_minus } of words) {
          const code = wagers[wager] ?? '';
          const takes = TAKES.includes(deed) || (is_minus && ['rollback', 'resettle', 'adjust'].includes(deed));
          const before = (await people.purse(player)) / 100;
          const said = await say(
            dialect,
            player,
            [deed, { amount: takes ? -kyat : kyat, bet: kyat, valid: deed === 'push' ? 0 : kyat }],
            code,
          );
          if (said.code !== 0) continue;
          const moved = (await people.purse(player)) / 100 - before;
          const is_back = ['cancel', 'rollback', 'unreserve'].includes(deed) && moved > 0;
          if (deed === 'buy_in') bought -= moved;
          else if (deed === 'buy_out') bought = Math.max(0, bought - kyat);
          else if (deed === 'adjust') waiting.set(code, Math.max(0, (waiting.get(code) ?? 0) - moved));
          else if (SETTLES.includes(deed)) waiting.delete(code);
          else if (TAKES.includes(deed)) {
            waiting.set(code, (waiting.get(code) ?? 0) - moved);
            if (moved < 0) staked.add(code);
          } else if (is_back && !staked.has(code)) bought = Math.max(0, bought - moved);
          else if (is_back) waiting.set(code, Math.max(0, (waiting.get(code) ?? 0) - moved));
        }
        const owed = await turnover(player);
        const can_come_back = Math.max(0, (await people.purse(player)) / 100) + [...waiting.values()].reduce((a, b) => a + b, 0) + bought;
        const got = await people.transfer(player, 'in', 1);
        if (owed > 0 && can_come_back > 500) expect(got.body.code).toBe('turnover_left');
      }),
      { numRuns: 30, endOnFailure: true },
    );
  },
);

test('after all of this the books are right', async () => {
  await people.forgetOwed();
  expect((await audit(world.database_url)).difference).toBeNull();
});
