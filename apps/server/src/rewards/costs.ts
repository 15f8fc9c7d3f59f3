import type { Reply, rewards } from '@shwekan/contract';
import { addDays, kyatWire, yangonInstant } from '@shwekan/rules';
import { costs, openRewards } from '#queries/rewards/costs.ts';
import type { RewardKind } from '#queries/unions.ts';
import { readToday } from '../platform/clock.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

type Report = Reply<typeof rewards.costs>;
/** So many days are shown where none are named. */
const DAYS_SHOWN = 30;

/** What each kind of reward gave between two Yangon days, both included, and what of it is open now. */
export async function reportCosts(world: World, call: Call<typeof rewards.costs>): Promise<Report> {
  const { per } = call.query;
  const to = call.query.to ?? (await readToday(world.db));
  const from = call.query.from ?? addDays(to, 1 - DAYS_SHOWN);
  const days = { from_at: yangonInstant(from, '00:00'), until_at: yangonInstant(addDays(to, 1), '00:00') };
  const rows = await costs.run({ per, ...days }, world.db);
  const open = await openRewards.run(undefined, world.db);
  const data = rows.map(({ kind, period, given, claimed, cost, count }) => ({
    kind,
    period,
    unit: unitOf(kind),
    given: wire(kind, given),
    claimed: wire(kind, claimed),
    cost: kyatWire(cost),
    count,
  }));
  return { from, to, data, open: open.map((it) => ({ kind: it.kind, unit: unitOf(it.kind), open: wire(it.kind, it.open) })) };
}

function unitOf(kind: RewardKind): 'points' | 'kyat' {
  return kind === 'points' ? 'points' : 'kyat';
}

function wire(kind: RewardKind, amount: number): string {
  return unitOf(kind) === 'points' ? String(amount) : kyatWire(amount);
}
