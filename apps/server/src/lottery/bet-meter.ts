import { lotteries } from '@shwekan/contract';
import type { LotteryCode } from '@shwekan/rules';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { EndedRequest } from '../platform/requests.ts';
import type { Closings } from './closings.ts';

/** What a bet's request is marked with: whether its draw closes within a quarter of an hour. */
export const CLOSING = { yes: 'closing', no: 'early' } as const;

const BETTING: readonly (readonly [LotteryCode, { path: string; aliases?: readonly string[] }])[] = [
  ['2D', lotteries.betting2d],
  ['1D', lotteries.betting1d],
  ['C2D', lotteries.bettingC2d],
  ['C1D', lotteries.bettingC1d],
  ['3D', lotteries.betting3d],
];
/** The service level is at 0.25 s: see docs/decisions/136. */
const BUCKETS_S = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const GONE = 499;

/**
 * Measures what players wait for the answer to a bet: `closing` says whether its draw closes within a quarter of an hour, `outcome` whether it was taken,
 * refused by a rule, failed (a process that is busy or without its database included), or its sender went away.
 */
export function openBetMeter(metrics: Metrics, closings: Closings): Metrics['hear'] {
  const watch = metrics.stopwatch({
    name: 'shwekan_bet_seconds',
    help: 'How long players waited for the answer to a bet.',
    labels: ['lottery', 'closing', 'outcome'],
    buckets_s: BUCKETS_S,
  });
  const lotteryOf = new Map(BETTING.flatMap(([code, { path, aliases = [] }]) => [path, ...aliases].map((url) => [url, code] as const)));
  return ({ route, status, ms, mark }) => {
    const lottery = lotteryOf.get(route ?? '');
    if (lottery === undefined) return;
    const isNear = nearness({ status, mark }, () => closings.isAnyNear(lottery));
    if (isNear === null) return;
    watch.observe({ lottery, closing: isNear ? 'yes' : 'no', outcome: outcomeOf(status) }, ms / 1000);
  };
}

/** Whether the draw of a request closes soon. Null for one that was no bet: nobody was logged in, or it could not be read. One that was refused at the door, unread, counts by its lottery. */
function nearness({ status, mark }: Pick<EndedRequest, 'status' | 'mark'>, ofLottery: () => boolean): boolean | null {
  if (mark !== null) return mark === CLOSING.yes;
  return status >= 500 ? ofLottery() : null;
}

function outcomeOf(status: number): string {
  if (status === GONE) return 'gone';
  if (status >= 500) return 'failed';
  return status < 400 ? 'taken' : 'refused';
}
