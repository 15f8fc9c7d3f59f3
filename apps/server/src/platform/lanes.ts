/** How work that comes one by one is taken together. */
export type LanesSize = {
  /** Most that is taken at once. */
  batch_max: number;
  /** Batches under way at once. */
  lanes: number;
  /** What may wait beside them. */
  waiting_max: number;
  /** When more waits than the next batch can take, and the oldest of it longer than this, nothing more is taken. */
  oldest_ms?: number;
};

/**
 * Opens a place where work waits for what comes beside it: an idle lane takes it at once; while all are under way the next batch
 * collects. Answers how to hand work in: false when too much or something too long waits and it was not taken. `take` never throws.
 */
export function openLanes<T>(size: LanesSize, take: (batch: T[]) => Promise<void>): (work: T) => boolean {
  const waiting: { work: T; since_ms: number }[] = [];
  let idle_lanes = size.lanes;
  let is_called = false;

  const call = () => {
    if (is_called || idle_lanes === 0 || waiting.length === 0) return;
    is_called = true;
    // After this turn of the event loop, so that what arrived together is taken together.
    setImmediate(() => {
      is_called = false;
      idle_lanes -= 1;
      void take(waiting.splice(0, size.batch_max).map((it) => it.work)).finally(() => {
        idle_lanes += 1;
        call();
      });
      call();
    });
  };

  return (work) => {
    const [oldest] = waiting;
    const is_slow =
      oldest !== undefined &&
      waiting.length >= size.batch_max &&
      performance.now() - oldest.since_ms > (size.oldest_ms ?? Number.POSITIVE_INFINITY);
    if (is_slow || waiting.length >= size.waiting_max) return false;
    waiting.push({ work, since_ms: performance.now() });
    call();
    return true;
  };
}
