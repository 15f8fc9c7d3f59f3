import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BatchEar } from '../desk.ts';
import type { EndedRequest } from '../requests.ts';

/** What a room lets be measured whenever somebody looks. Labels are words of the product's own, never of who called. */
export type Measure = {
  name: string;
  help: string;
  /** What tells its readings apart; null where there is one. */
  label: string | null;
  read(): Promise<Reading[]> | Reading[];
};
export type Reading = { of?: string; value: number };

/** Where a room writes down how long something took. */
export type Stopwatch<L extends string> = { observe(labels: Record<L, string>, seconds: number): void };
type StopwatchNamed<L extends string> = {
  name: string;
  help: string;
  labels: readonly L[];
  /** Told as 0 from the start: what grows from nothing to three between two looks did not grow for Prometheus. */
  values?: readonly Record<L, string>[];
  buckets_s: readonly number[];
};

/** The figures of this process. */
export type Metrics = {
  /** Is told how each request ended. */
  hear(request: EndedRequest): void;
  /** The ear for the batches of the desk of a name. */
  hearDesk(desk: string): BatchEar;
  stopwatch<L extends string>(named: StopwatchNamed<L>): Stopwatch<L>;
  add(measures: readonly Measure[]): void;
  /** All of them in Prometheus' text format. It answers also when the database does not. */
  show(): Promise<string>;
};

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

const REQUEST_BUCKETS_S = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BATCH_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const BATCH_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** What cannot be read by then is left out: a look must not wait for a database that is away. */
const READ_WITHIN_MS = 2_000;
const METHODS = ['GET', 'POST', 'HEAD', 'OPTIONS'];
/** Event streams stand for hours: how long one stood says nothing. */
const STREAM = '/api/stream';
const GONE = 499;

/** Opens the figures of a process: its own (memory, event loop, garbage), its requests and its desks; rooms add theirs. */
export function openMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'shwekan_request_seconds',
    help: 'How long requests took, by the template of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS_S,
    registers: [register],
  });
  const sizes = new Histogram({
    name: 'shwekan_desk_batch_size',
    help: 'How many works a desk decided together.',
    labelNames: ['desk'],
    buckets: BATCH_BUCKETS,
    registers: [register],
  });
  const batches = new Histogram({
    name: 'shwekan_desk_batch_seconds',
    help: 'How long a desk took for a batch.',
    labelNames: ['desk'],
    buckets: BATCH_BUCKETS_S,
    registers: [register],
  });
  const unread = new Gauge({
    name: 'shwekan_measure_failed',
    help: '1 for what could not be read at this look.',
    labelNames: ['measure'],
    registers: [register],
  });
  const measures: { measure: Measure; gauge: Gauge }[] = [];
  return {
    hear: ({ method, route, status, ms }) => {
      if (route === STREAM) return;
      const labels = { method: METHODS.includes(method) ? method : 'other', route: route ?? 'none', status: classOf(status) };
      requests.observe(labels, ms / 1000);
    },
    hearDesk:
      (desk) =>
      ({ size, ms }) => {
        sizes.observe({ desk }, size);
        batches.observe({ desk }, ms / 1000);
      },
    stopwatch: ({ name, help, labels, values = [], buckets_s }) => {
      const histogram = new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets_s], registers: [register] });
      for (const of of values) histogram.zero(of);
      return { observe: (of, seconds) => histogram.observe(of, seconds) };
    },
    add: (more) => {
      for (const measure of more) {
        const labelNames = measure.label === null ? [] : [measure.label];
        measures.push({ measure, gauge: new Gauge({ name: measure.name, help: measure.help, labelNames, registers: [register] }) });
      }
    },
    show: async () => {
      await Promise.all(
        measures.map(async ({ measure, gauge }) => {
          const readings = await readInTime(measure);
          unread.set({ measure: measure.name }, readings === null ? 1 : 0);
          // What is gone, or could not be read, is not told with the value that it had.
          gauge.reset();
          if (measure.label === null) gauge.remove();
          for (const { of, value } of readings ?? []) {
            if (measure.label === null) gauge.set(value);
            else gauge.set({ [measure.label]: of ?? '' }, value);
          }
        }),
      );
      return register.metrics();
    },
  };
}

/** A measure's readings, or null when it failed or took too long. */
async function readInTime(measure: Measure): Promise<Reading[] | null> {
  const read = (async () => measure.read())().catch(() => null);
  return Promise.race([read, wait(READ_WITHIN_MS, null, { ref: false })]);
}

function classOf(status: number): string {
  return status === GONE ? 'gone' : `${Math.floor(status / 100)}xx`;
}
