import { useEffect, useState } from 'react';
import { isCalm } from '../../phone/calm.ts';
import { createStore } from '../../phone/store.ts';

// A result is a moment: its digits come one after the other, then the line that won lights, and only then is it said what became of it.

/** Between one digit and the next: long enough to hope. */
export const PAUSE_MS = 700;
const LANDS_MS = 900;
const LIT_MS = 900;
/** A number that was told and does not come to the screen keeps nobody from a win. */
const AT_MOST_MS = 8_000;

type DrawName = { lottery: string; date: string; section: string };
export const keyOf = ({ lottery, date, section }: DrawName): string => `${lottery} ${date} ${section}`;

/** So long after the first digit the lines that won light. */
export const litAfterMs = (digits: number): number => (digits - 1) * PAUSE_MS + LANDS_MS;

/** Draws on the screen whose number is awaited or arriving. */
const awaited = createStore<ReadonlySet<string>>(new Set());
/** Those of them whose digits are arriving: what became of their slips is not said before. */
export const arriving = createStore<ReadonlySet<string>>(new Set());

type Phase = 'still' | 'digits' | 'lit';

/** How far a draw's number has come that is looked at; at once where nothing is to move. */
export function useArrival(key: string, number: string | null): { isNew: boolean; isSaid: boolean } {
  const [seen, setSeen] = useState<{ number: string | null; isNew: boolean; phase: Phase }>({ number, isNew: false, phase: 'still' });
  if (seen.number !== number) {
    const moves = number !== null && !isCalm();
    setSeen({ number, isNew: moves, phase: moves ? 'digits' : 'still' });
  }
  const { phase } = seen;
  const digits = number?.length ?? 0;
  useEffect(() => {
    if (phase === 'still') return;
    const next: Phase = phase === 'digits' ? 'lit' : 'still';
    const timer = setTimeout(() => setSeen((it) => ({ ...it, phase: next })), phase === 'digits' ? litAfterMs(digits) : LIT_MS);
    return () => clearTimeout(timer);
  }, [phase, digits]);
  useInSet(awaited, key, number === null || phase !== 'still');
  useInSet(arriving, key, phase === 'digits');
  return { isNew: seen.isNew, isSaid: phase !== 'digits' };
}

function useInSet(store: typeof awaited, key: string, is_in: boolean): void {
  useEffect(() => {
    if (!is_in) return;
    store.set(new Set([...store.get(), key]));
    return () => store.set(new Set([...store.get()].filter((it) => it !== key)));
  }, [store, key, is_in]);
}

/** Waits until the numbers of these draws have come to the screen, as far as they are on it; of all that are there, where the draws are not known. */
export function whenArrived(keys: readonly string[] | null): Promise<void> {
  const isOver = () => ![...awaited.get()].some((it) => keys?.includes(it) ?? true);
  if (isOver()) return Promise.resolve();
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      done();
    };
    const stop = awaited.subscribe(() => {
      if (isOver()) end();
    });
    const timer = setTimeout(end, AT_MOST_MS);
  });
}
