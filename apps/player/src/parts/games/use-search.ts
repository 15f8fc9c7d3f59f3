import { useEffect, useState } from 'react';
import { useScreenState } from '../../phone/screen-state.ts';

const TYPING_MS = 300;

/** A text that is typed, and the same text once the typing has paused. */
export function useSearch() {
  const [asked, setAsked] = useScreenState<string>('search', '');
  const [typed, setTyped] = useState(asked);
  useEffect(() => {
    const next = typed.trim();
    if (next === asked) return;
    const timer = setTimeout(() => setAsked(next), typed === '' ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped, asked };
}
