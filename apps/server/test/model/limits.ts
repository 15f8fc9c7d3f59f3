import { mondayOf } from './rewards.ts';
import type { CashIn, Limit, LimitKind, Period, Player, Slip } from './things.ts';

type Wager = { created: number; state: string; staked: number; paid: number };
/** What limits count of a model. */
type PlayRecord = {
  slips: readonly Slip[];
  cash_ins: readonly CashIn[];
  seats: ReadonlyMap<string, { player: Player; wagers: ReadonlyMap<string, Wager> }>;
};

const YANGON_MS = 6.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** When the Yangon day, week or month of an instant began. */
function startOf(period: Period, at: number): number {
  if (period === 'week') return mondayOf(at);
  if (period === 'day') return at - ((at + YANGON_MS) % DAY_MS);
  const there = new Date(at + YANGON_MS);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - YANGON_MS;
}

/** What the limits of some kinds leave a player in the periods of an instant; null without any. */
export function leftOf(record: PlayRecord, player: Player, kinds: readonly LimitKind[], at: number): number | null {
  const left = player.limits.filter((it) => kinds.includes(it.kind)).map((it) => it.amount - usedOf(record, player, it, at));
  return left.length === 0 ? null : Math.min(...left);
}

/** What counts against a limit in the periods of an instant. */
export function usedOf(record: PlayRecord, player: Player, { kind, period }: Limit, at: number): number {
  const isIn = (instant: number) => startOf(period, instant) === startOf(period, at);
  let used = 0;
  if (kind === 'cash_in') {
    for (const it of record.cash_ins)
      if (it.player === player && isIn(it.asked) && ['pending', 'approved'].includes(it.state)) used += it.counted;
    return used;
  }
  const isLoss = kind === 'loss';
  for (const it of record.slips) if (it.player === player && isIn(it.at) && !it.draw.is_void) used += it.total - (isLoss ? it.paid : 0);
  for (const seat of record.seats.values())
    if (seat.player === player)
      for (const it of seat.wagers.values()) if (isIn(it.created) && it.state !== 'void') used += it.staked - (isLoss ? it.paid : 0);
  return used;
}
