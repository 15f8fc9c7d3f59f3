import { openBetMeter } from './lottery/bet-meter.ts';
import { openClosings } from './lottery/closings.ts';
import { lotteryMeasures } from './lottery/measures.ts';
import { type MetricsDoor, openMetricsDoor } from './platform/metrics/door.ts';
import { platformMeasures } from './platform/metrics/measures.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import type { Pools } from './platform/pools.ts';
import type { EndedRequest } from './platform/requests.ts';
import { WAIT_ENDS } from './platform/standbys.ts';
import type { World } from './platform/world.ts';
import { playersMeasures } from './players/measures.ts';
import type { Hub } from './realtime/hub.ts';
import { realtimeMeasures } from './realtime/measures.ts';

const WAIT_BUCKETS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 30];

/** Measures a process: hears its requests and desks, gathers what each room lets be measured, and tells all at a door of its own. */
export async function measureProcess(world: World, pools: Pools) {
  const metrics = openMetrics();
  const asking: World = { ...world, db: pools.metrics };
  const closings = await openClosings(asking);
  const hearBets = openBetMeter(metrics, closings);
  metrics.add([...platformMeasures(asking, world, pools), ...lotteryMeasures(asking), ...playersMeasures(asking)]);
  const waits = metrics.stopwatch({
    name: 'shwekan_standby_wait_seconds',
    help: 'How long reports waited for a standby that has all, and how that ended.',
    labels: ['end'],
    values: WAIT_ENDS.map((end) => ({ end })),
    buckets_s: WAIT_BUCKETS_S,
  });
  pools.standbys?.tell((end, seconds) => waits.observe({ end }, seconds));
  return {
    hear(request: EndedRequest): void {
      metrics.hear(request);
      hearBets(request);
    },
    bets: { hear: metrics.hearDesk('bets'), closings },
    hearWallet: metrics.hearDesk('callbacks'),
    /** Opens the door; players' streams are counted from then on. */
    open(hub: Hub | null, port: number): Promise<MetricsDoor> {
      metrics.add(realtimeMeasures(asking, hub));
      return openMetricsDoor(metrics, { host: world.config.METRICS_HOST, port, log: world.log });
    },
  };
}
