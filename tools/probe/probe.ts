import { setTimeout as wait } from 'node:timers/promises';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { openMetricsDoor } from '../../apps/server/src/platform/metrics/door.ts';
import { openMetrics } from '../../apps/server/src/platform/metrics/metrics.ts';
import { type ProbePlayer, placeNextBet } from './bet.ts';
import { certificateLeft } from './certificate.ts';
import { logIn } from './log-in.ts';
import type { ProbeSettings } from './settings.ts';

/** What failed is asked for again sooner than a new bet is placed, and ever more slowly while it goes on failing: often enough at first that nobody is called for what is over. */
const AGAIN_MS = 2_000;
const AGAIN_MOST_AT_FIRST_MS = 10_000;
const FIRST_MS = 120_000;
const AGAIN_MOST_MS = 60_000;
const BUCKETS_S = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const OUTCOMES = ['taken', 'refused', 'failed'] as const;

export type Probe = { metrics_url: string | null; end: Promise<void>; stop(): void };

/**
 * Bets one small line after the other on the 2D draw that closes next, as a player whose money two operators gave it, and measures what a player
 * waits for. One bet is one stake: what got no answer is sent again with its key before another is placed. It outlives every outage, also one in which it is started;
 * it ends with an error when the house says that its settings are wrong: another password, another account.
 */
export async function openProbe(settings: ProbeSettings): Promise<Probe> {
  const first = await logIn(settings);
  const player: ProbePlayer = { settings, token: first.token, balance_kyat: first.balance_kyat, open: null };
  const failing = { since_ms: first.token === null ? performance.now() : null, turns: first.token === null ? 1 : 0 };
  const metrics = openMetrics();
  const watch = metrics.stopwatch({
    name: 'shwekan_probe_seconds',
    help: 'How long the probe waited for the answer to its bet, at the public door.',
    labels: ['outcome'],
    values: OUTCOMES.map((outcome) => ({ outcome })),
    buckets_s: BUCKETS_S,
  });
  metrics.add([
    {
      name: 'shwekan_probe_balance_kyat',
      help: 'What the probe has left to bet.',
      label: null,
      read: () => (player.balance_kyat === null ? [] : [{ value: player.balance_kyat }]),
    },
    {
      name: 'shwekan_probe_failing_seconds',
      help: 'Since when what it asks for fails, one time after the other; 0 while it is answered.',
      label: null,
      read: () => [{ value: failing.since_ms === null ? 0 : (performance.now() - failing.since_ms) / 1000 }],
    },
    certificateLeft(settings.url),
  ]);
  const log = makeLog('info');
  const door =
    settings.metrics_port === null ? null : await openMetricsDoor(metrics, { host: '127.0.0.1', port: settings.metrics_port, log });
  log.info({ metrics_url: door?.url ?? null, every_ms: settings.every_ms, stake_kyat: settings.stake_kyat }, 'the probe bets');

  const resting = new AbortController();
  const turns = async () => {
    while (!resting.signal.aborted) {
      const { outcome, ms, status, code } = await placeNextBet(player);
      if (outcome !== 'idle') watch.observe({ outcome }, ms / 1000);
      failing.turns = outcome === 'failed' ? failing.turns + 1 : 0;
      failing.since_ms = outcome === 'failed' ? (failing.since_ms ?? performance.now() - ms) : null;
      log.info({ outcome, status, refusal: code, ms: Math.round(ms) }, 'a bet of the probe');
      const isFirst = failing.since_ms !== null && performance.now() - failing.since_ms < FIRST_MS;
      const again_ms = Math.min(AGAIN_MS * 2 ** (failing.turns - 1), isFirst ? AGAIN_MOST_AT_FIRST_MS : AGAIN_MOST_MS);
      await rest(outcome === 'failed' ? again_ms : settings.every_ms, resting.signal);
    }
  };
  return { metrics_url: door?.url ?? null, end: turns().finally(() => door?.close()), stop: () => resting.abort() };
}

/** Until the next turn, or until it is stopped. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
