import { useSyncExternalStore } from 'react';

type Question = { answer: Promise<boolean>; end: (isProved: boolean) => void };

let question: Question | null = null;
const watchers = new Set<() => void>();

/** Asks, once for all calls that wait for it, whether it is still the operator who sits there; answers false when the question was left. */
export function askProof(): Promise<boolean> {
  if (question === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const end = (isProved: boolean) => {
      set(null);
      resolve(isProved);
    };
    set({ answer: promise, end });
  }
  return question === null ? Promise.resolve(false) : (question as Question).answer;
}

/** The way to end the question that stands; null when none does. */
export function useProofQuestion(): Question['end'] | null {
  return useSyncExternalStore(watch, () => question)?.end ?? null;
}

function set(next: Question | null): void {
  question = next;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
