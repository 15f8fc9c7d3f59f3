import { TRADE_NAMES } from '@shwekan/phrases/lottery/trade';
import { useCallback, useRef } from 'react';
import type { Store } from '../../../phone/store.ts';

/** What the keys of the forms write: the trade's Burmese words, which every way of writing reads alike. */
export const FORMS = [
  ...(['contains', 'head', 'tail', 'break', 'khway', 'khway_with_doubles'] as const),
  ...(['doubles', 'power', 'nakhat', 'brothers', 'even_doubles', 'odd_doubles'] as const),
];
const WORDS = FORMS.map((form) => TRADE_NAMES[form]);

/** The field and its text: keys of the pad write where the caret is, and take a word of the trade away as a whole; a word is selected to be written anew. */
export function useText(text: Store<string>) {
  const field = useRef<HTMLTextAreaElement>(null);
  // A dialog gives the keys to what asks for them in the document when it is opened; the caret begins behind what is written.
  const attach = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element;
    element?.setAttribute('autofocus', '');
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const press = (key: string) => {
    const element = field.current;
    if (element === null) return;
    const { selectionStart: from, selectionEnd: to, value } = element;
    if (key === 'back') element.setRangeText('', from < to ? from : from - backLength(value.slice(0, from)), to, 'end');
    else element.setRangeText(key, from, to, 'end');
    text.set(element.value);
  };
  const clear = () => {
    text.set('');
    field.current?.focus();
  };
  const select = ({ text: { length }, from }: { text: string; from: number }) => {
    const element = field.current;
    if (element === null) return;
    element.focus();
    element.setSelectionRange(from, from + length);
    // Without it the word is chosen all the same.
    void import('./show-place.ts').then(({ showPlace }) => showPlace(element, from + length)).catch(() => {});
  };
  return { field, attach, press, clear, select };
}

/** How much the back key takes of what stands before the caret. */
function backLength(before: string): number {
  const word = WORDS.find((it) => before.endsWith(it));
  return (word ?? [...before].pop() ?? '').length;
}
