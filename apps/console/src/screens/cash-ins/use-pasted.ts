import { type RefObject, useEffect, useRef } from 'react';
import { isDialogOpen } from './use-keys.ts';

/** An id that was pasted for a request which is not shown yet. */
let waiting: { id: number; text: string } | null = null;
export const pasted = {
  keep(id: number, text: string): void {
    waiting = { id, text };
  },
  /** What was pasted for this request, or nothing. */
  take(id: number): string {
    return waiting?.id === id ? waiting.text : '';
  },
};

const ID = /^[A-Za-z0-9-]{7,60}$/;

/** Hears what looks like a transaction id and is pasted anywhere on the page, but into another field. */
export function usePasted(field: RefObject<HTMLInputElement | null>, hear: (text: string) => void): void {
  const last = useRef(hear);
  last.current = hear;
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const isElsewhere = event.target instanceof HTMLElement && event.target.matches('input, textarea') && event.target !== field.current;
      const text = event.clipboardData?.getData('text').trim() ?? '';
      if (isElsewhere || isDialogOpen() || !ID.test(text)) return;
      event.preventDefault();
      waiting = null;
      last.current(text);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [field]);
}
