import { useEffect, useState } from 'react';

const TYPING_MS = 300;

/** A text that is typed, and the same text once the typing has paused. */
export function useSearch() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), typed === '' ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, asked };
}
