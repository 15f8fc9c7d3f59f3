import { type RefObject, useEffect, useRef } from 'react';
import { isDialogOpen } from '../../parts/use-queue-keys.ts';

/** An id that was pasted for a request which is not shown yet. */
let waiting: { id: number; text: string; kyat: number | null } | null = null;
export const pasted = {
  /** Also what came, where a statement says it. */
  keep(id: number, text: string, kyat: number | null = null): void {
    waiting = { id, text, kyat };
  },
  /** What was pasted for this request, or nothing. */
  textFor(id: number): string {
    return waiting?.id === id ? waiting.text : '';
  },
  /** What came for this request by a statement, or nothing. */
  kyatFor(id: number): number | null {
    return waiting?.id === id ? waiting.kyat : null;
  },
  /** It is written where it belongs, or was for a request that nobody came to. */
  forget(): void {
    waiting = null;
  },
};

const ID = /^[A-Za-z0-9-]{7,60}$/;

/** Hears what looks like a transaction id and is pasted anywhere on the page, but into another field. What it says no to is pasted as anywhere. */
export function usePasted(field: RefObject<HTMLInputElement | null>, hear: (text: string) => boolean): void {
  const last = useRef(hear);
  last.current = hear;
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const isElsewhere = event.target instanceof HTMLElement && event.target.matches('input, textarea') && event.target !== field.current;
      const text = event.clipboardData?.getData('text').trim() ?? '';
      if (isElsewhere || isDialogOpen() || !ID.test(text)) return;
      waiting = null;
      if (last.current(text)) event.preventDefault();
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [field]);
}
