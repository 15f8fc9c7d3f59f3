import { must } from './people.ts';
import type { TestWorld } from './world.ts';

type People = Record<'cash_a' | 'cash_b' | 'draws_a' | 'content' | 'support' | 'owner', string>;

/** The deeds of the room of rewards. */
export function rewardCases(world: TestWorld, { owner, cash_a, draws_a, content, support }: People) {
  const change = (weekly_percent: number) => world.call('POST /api/console/reward-terms', { token: owner, body: { weekly_percent } });
  return [
    {
      kind: 'reward_terms',
      asker: owner,
      asker_name: 'owner',
      decider: cash_a,
      strangers: [draws_a, content, support],
      ask: () => change(10),
      state: () => must(world.call('GET /api/console/reward-terms', { token: owner })),
      again: () => world.sql(`delete from setting where key = 'reward_terms'`),
      change: () => change(2),
    },
  ];
}
