import { REWARD_ROWS, type Reply, type reports } from '@shwekan/contract';
import { kyatWire } from '@shwekan/rules';
import { type RewardsOfDaysResult, rewardsOfDays } from '#queries/reports/rewards.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { PLAY_REASONS, REWARD_REASONS } from './figures.ts';
import { REWARD_LABELS } from './labels.ts';
import { rangeOf } from './range.ts';
import { leftOut } from './today.ts';

/** What each kind of reward cost between two days, beside what the players who got it brought on the same days. */
export async function reportRewards({ db }: World, { query }: Call<typeof reports.rewards>): Promise<Reply<typeof reports.rewards>> {
  const range = await rangeOf(db, query);
  const pairs = REWARD_ROWS.flatMap((kind) => REWARD_REASONS[kind].map((reason) => [kind, reason] as const));
  const columns = { kinds: pairs.map(([kind]) => kind), reward_reasons: pairs.map(([, reason]) => reason) };
  const rows = await rewardsOfDays.run({ ...range, ...columns, play_reasons: [...PLAY_REASONS] }, db);
  const data = REWARD_ROWS.flatMap((kind) => {
    const row = rows.find((it) => it.kind === kind);
    return row ? [{ key: kind, label: REWARD_LABELS[kind], ...figuresOf(row) }] : [];
  });
  return { ...range, left_out_count: await leftOut(db), sums: figuresOf(rows.find((it) => it.kind === null)), data };
}

function figuresOf(row: RewardsOfDaysResult | undefined) {
  const [cost, result] = [row?.cost_pya ?? 0, row?.result_pya ?? 0];
  return {
    ...{ cost: kyatWire(cost), count: row?.count ?? 0, player_count: row?.player_count ?? 0 },
    ...{
      stakes: kyatWire(row?.stakes_pya ?? 0),
      result: kyatWire(result),
      in: kyatWire(row?.in_pya ?? 0),
      out: kyatWire(row?.out_pya ?? 0),
    },
    left: kyatWire(result - cost),
  };
}
