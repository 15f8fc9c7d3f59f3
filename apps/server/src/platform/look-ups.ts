import { type LanesSize, openLanes } from './lanes.ts';
import { Refusal } from './refusal.ts';

type Asking<Q, A> = { question: Q; resolve(answer: A): void; reject(error: unknown): void };

/**
 * Answers how to ask what `look` finds for many at once, in their order: those who ask at the same time are looked up together, and nobody is
 * answered by a look that began before they asked. Refuses with `busy` when too many wait.
 */
export function openLookUps<Q, A>(size: LanesSize, look: (questions: Q[]) => Promise<A[]>): (question: Q) => Promise<A> {
  const hand = openLanes<Asking<Q, A>>(size, async (batch) => {
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
      if (!hand({ question, resolve, reject })) reject(new Refusal('busy'));
    });
}
