import { useLayoutEffect, useRef } from 'react';
import { loadPhrases } from '../../../house/language.ts';
import type { Store } from '../../../phone/store.ts';
import { useLazyPart } from '../../lazy-part.ts';
import { focusField, WRITE_ID } from '../pane/fields.ts';

const DIGIT = /^[\d၀-၉๐-๙]$/;

const loadSheet = async () => {
  const [sheet] = await Promise.all([import('./WritingSheet.tsx'), loadPhrases(['writing'])]);
  return sheet.WritingSheet;
};

/**
 * The sheet to write bets in, fetched when it is first wanted. A digit that is typed, or a list that is pasted, anywhere on the
 * screen opens it and stands in it; what is typed until it is there is not lost.
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
  const latest = useRef({ isOpen, show });
  latest.current = { isOpen, show };
  // With the screen, not after it: its first key is heard as well.
  useLayoutEffect(() => {
    const begin = (written: string) => {
      const before = text.get();
      text.set(before === '' || latest.current.isOpen() ? before + written : `${before}\n${written}`);
      latest.current.show();
    };
    const typed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTakenElsewhere(event)) return;
      if (!DIGIT.test(event.key) && !(latest.current.isOpen() && event.key.length === 1)) return;
      event.preventDefault();
      begin(event.key);
    };
    const pasted = (event: ClipboardEvent) => {
      const list = event.clipboardData?.getData('text').trim() ?? '';
      if (list === '' || isTakenElsewhere(event)) return;
      event.preventDefault();
      begin(list);
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
