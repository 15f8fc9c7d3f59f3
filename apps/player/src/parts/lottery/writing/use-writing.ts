import { useEffect, useLayoutEffect, useRef } from 'react';
import { loadPhrases } from '../../../house/language.ts';
import type { Store } from '../../../phone/store.ts';
import { useLazyPart } from '../../lazy-part.ts';
import { focusField, WRITE_ID } from '../pane/fields.ts';
import { takeEarlyKeys } from './early-keys.ts';

const DIGIT = /^[\d၀-၉๐-๙]$/;

const loadSheet = async () => {
  const [sheet] = await Promise.all([import('./WritingSheet.tsx'), loadPhrases(['writing'])]);
  return sheet.WritingSheet;
};

/**
 * The sheet to write bets in, fetched when it is first wanted. A digit that is typed, or a list that is pasted, anywhere on the
 * screen opens it and stands in it; what is typed until it is there is not lost, nor what was typed on the page that the server drew.
 */
export function useWriting(text: Store<string>, { isWriting, isWide }: { isWriting: boolean; isWide: boolean }, open: () => void) {
  const [Sheet, fetchSheet] = useLazyPart(loadSheet);
  const isBegun = useRef(false);
  // A wide screen has the field in its pane; what is typed is begun before that is there.
  const isOpen = () => isWriting || (isBegun.current && !document.getElementById(WRITE_ID));
  const show = () => {
    isBegun.current = isWide;
    fetchSheet();
    if (isWide) focusField(WRITE_ID);
    else open();
  };
  const begin = (written: string) => {
    const before = text.get();
    text.set(before === '' || isOpen() ? before + written : `${before}\n${written}`);
    show();
  };
  const latest = useRef({ isOpen, begin });
  latest.current = { isOpen, begin };
  // Once the screen knows how wide it is, which the server did not.
  useEffect(() => {
    queueMicrotask(() => {
      const early = takeEarlyKeys();
      if (early !== '') latest.current.begin(early);
    });
  }, []);
  // With the screen, not after it: its first key is heard as well.
  useLayoutEffect(() => {
    const typed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTakenElsewhere(event)) return;
      const isOpen = latest.current.isOpen();
      // As in the field that is still to come.
      const key = event.key === 'Enter' ? '\n' : event.key;
      if (isOpen && key === 'Backspace') text.set(text.get().slice(0, -1));
      else if (DIGIT.test(key) || (isOpen && key.length === 1)) latest.current.begin(key);
      else return;
      event.preventDefault();
    };
    const pasted = (event: ClipboardEvent) => {
      const list = event.clipboardData?.getData('text').trim() ?? '';
      if (list === '' || isTakenElsewhere(event)) return;
      event.preventDefault();
      latest.current.begin(list);
    };
    document.addEventListener('keydown', typed);
    document.addEventListener('paste', pasted);
    return () => {
      document.removeEventListener('keydown', typed);
      document.removeEventListener('paste', pasted);
    };
  }, [text]);
  return { Sheet, fetchSheet, show };
}

/** Whether what is typed goes into a field already, or belongs to a sheet. */
function isTakenElsewhere({ target }: Event): boolean {
  return (
    document.querySelector('dialog[open]') !== null || (target instanceof Element && target.closest('input, textarea, select') !== null)
  );
}
