import { mayPass } from './database-error.ts';
import { type LanesSize, openLanes } from './lanes.ts';
import type { Log } from './log.ts';

/** What becomes of one work of a batch. Locked is what somebody else holds: nothing of it is done, a later batch may have it. */
export type Outcome<A> = { answer: A } | { refusal: unknown } | { is_locked: true };

/** What a desk takes, and what its callers are told. */
export type DeskRules<W, A> = {
  /** For the log, in the plural. */
  name: string;
  /**
   * Decides works together in one transaction; the outcomes are in their order, and what is answered is on disk. Throws only when nothing
   * at all was written, also when it could not be committed before `until_ms` (of `performance.now()`).
   */
  decide(works: W[], until_ms: number): Promise<Outcome<A>[]>;
  /** How long after its arrival a work may still be decided. */
  patience_ms: number;
  /** How long after its first try a work is tried again of which somebody else holds something: what it waited for its turn is not of it. */
  locked_ms: number;
  /** Nothing was done with a work: too many wait, or its time is over. */
  busy(is_full: boolean): Error;
  /** Whether a failure is that of all works of a batch, and none is tried alone. */
  isOfAll(error: unknown): boolean;
  /** What each of them is told then, and when: `late_ms` is when the time of the last is over. */
  failure(error: unknown, late_ms: number): Promise<unknown>;
  hear?: BatchEar | undefined;
};

/** Is told of each batch when it is decided: how many works it had, and how long it took. */
export type BatchEar = (batch: { size: number; ms: number }) => void;

/** Where work that comes one by one is decided together. */
export type Desk<W, A> = {
  /** Hands a work in, and answers when what it did is on disk. `since_ms` is its arrival (of `performance.now()`). */
  take(work: W, since_ms?: number): Promise<A>;
};

type QueuedWork<W, A> = { work: W; since_ms: number; tried_ms?: number; resolve: (answer: A) => void; reject: (error: unknown) => void };
type Hands<W, A> = { log: Log; rules: DeskRules<W, A>; hand: (it: QueuedWork<W, A>) => boolean };

/** How long a work rests that somebody else holds something of, until it is tried again. */
const REST_MS = 25;

/** Opens a desk of this server process. Any number of desks may stand on one database: what they share is locked there. */
export function openDesk<W, A>(log: Log, size: LanesSize, rules: DeskRules<W, A>): Desk<W, A> {
  const hand: Hands<W, A>['hand'] = openLanes<QueuedWork<W, A>>(size, (batch) => takeBatch({ log, rules, hand }, batch));
  return {
    take: (work, since_ms = performance.now()) =>
      new Promise((resolve, reject) => {
        if (!hand({ work, since_ms, resolve, reject })) reject(rules.busy(true));
      }),
  };
}

/** Decides a batch and gives each caller its own answer. It never throws. */
async function takeBatch<W, A>(hands: Hands<W, A>, batch: QueuedWork<W, A>[]): Promise<void> {
  const fresh = refuseLate(hands, batch);
  if (fresh.length === 0) return;
  const began_ms = performance.now();
  for (const it of fresh) it.tried_ms ??= began_ms;
  const hear = () => hands.rules.hear?.({ size: fresh.length, ms: performance.now() - began_ms });
  try {
    const until_ms = Math.min(...fresh.map((it) => it.since_ms)) + hands.rules.patience_ms;
    const works = fresh.map((it) => it.work);
    const outcomes = await hands.rules.decide(works, until_ms).finally(hear);
    fresh.forEach((it, index) => {
      answer(hands, it, outcomes[index]);
    });
  } catch (error) {
    await afterFailure(hands, fresh, error);
  }
}

function answer<W, A>(hands: Hands<W, A>, it: QueuedWork<W, A>, outcome: Outcome<A> | undefined): void {
  if (outcome === undefined) it.reject(new Error(`one of a batch of ${hands.rules.name} got no outcome`));
  else if ('is_locked' in outcome) tryLater(hands, it);
  else if ('refusal' in outcome) it.reject(outcome.refusal);
  else it.resolve(outcome.answer);
}

/** Refuses those whose time is over, and answers the others. The clock is read once: by two looks one may be neither late nor in time, and is never answered. */
function refuseLate<W, A>({ rules }: Hands<W, A>, batch: QueuedWork<W, A>[]): QueuedWork<W, A>[] {
  const now_ms = performance.now();
  const isLate = (it: QueuedWork<W, A>) => now_ms - it.since_ms > rules.patience_ms;
  for (const it of batch.filter(isLate)) it.reject(rules.busy(false));
  return batch.filter((it) => !isLate(it));
}

/**
 * Nothing of a failed batch is written. What is of all is told to all. When it came too late for one, the others are decided again together;
 * else one work spoils it: each is tried alone.
 */
async function afterFailure<W, A>(hands: Hands<W, A>, batch: QueuedWork<W, A>[], error: unknown): Promise<void> {
  const { log, rules } = hands;
  if (batch.length === 1 || rules.isOfAll(error)) {
    const told = await rules.failure(error, Math.max(...batch.map((it) => it.since_ms)) + rules.patience_ms);
    for (const it of batch) it.reject(told);
    return;
  }
  const fresh = refuseLate(hands, batch);
  if (fresh.length < batch.length) return takeBatch(hands, fresh);
  log[mayPass(error) ? 'warn' : 'error']({ err: error, count: batch.length }, `a batch of ${rules.name} failed; each is tried alone`);
  for (const it of batch) await takeBatch(hands, [it]);
}

/** Hands a work in again for a later batch, or refuses it when it was held for too long. */
function tryLater<W, A>({ hand, rules }: Hands<W, A>, it: QueuedWork<W, A>): void {
  if (performance.now() - (it.tried_ms ?? it.since_ms) > rules.locked_ms) {
    it.reject(rules.busy(false));
    return;
  }
  setTimeout(() => {
    if (!hand(it)) it.reject(rules.busy(true));
  }, REST_MS);
}
