import { type LanesSize, openLanes } from './lanes.ts';
import { Refusal } from './refusal.ts';

type Asking<Q, A> = { question: Q; since_ms: number; resolve(answer: A): void; reject(error: unknown): void };

/** Who waited so long for the look before is not looked up any more: the database did not answer that one either. */
const PATIENCE_MS = 500;

/**
 * Answers how to ask what `look` finds for many at once, in their order: those who ask at the same time are looked up together, and nobody is
 * answered by a look that began before they asked. Refuses with `busy` when too many wait, or too long.
 */
export function openLookUps<Q, A>(size: LanesSize, look: (questions: Q[]) => Promise<A[]>): (question: Q) => Promise<A> {
  const hand = openLanes<Asking<Q, A>>(size, async (taken) => {
    const isLate = (it: Asking<Q, A>) => performance.now() - it.since_ms > PATIENCE_MS;
    const late = new Set(taken.filter(isLate));
    for (const it of late) it.reject(new Refusal('busy'));
    const batch = taken.filter((it) => !late.has(it));
    if (batch.length === 0) return;
    try {
      const answers = await look(batch.map((it) => it.question));
      batch.forEach((it, n) => {
        it.resolve(answers[n] as A);
      });
    } catch (error) {
      for (const it of batch) it.reject(error);
    }
  });
  return (question) =>
    new Promise((resolve, reject) => {
      if (!hand({ question, since_ms: performance.now(), resolve, reject })) reject(new Refusal('busy'));
    });
}
