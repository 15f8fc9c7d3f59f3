import { type RefObject, useEffect, useState } from 'react';

/**
 * The error of a field until it is corrected: whoever types there again is not told what was wrong before. It is said again when the form is sent with
 * it, or when another is found. `place` holds the field.
 */
export function useCorrected(error: string | undefined, place: RefObject<HTMLElement | null>): string | undefined {
  const [isCorrected, setCorrected] = useState(false);
  const [known, setKnown] = useState(error);
  if (error !== known) {
    setKnown(error);
    setCorrected(false);
  }
  useEffect(() => {
    const field = place.current;
    const form = field?.closest('form');
    const correct = () => setCorrected(true);
    const send = () => setCorrected(false);
    field?.addEventListener('input', correct);
    form?.addEventListener('submit', send);
    return () => {
      field?.removeEventListener('input', correct);
      form?.removeEventListener('submit', send);
    };
  }, [place]);
  return isCorrected ? undefined : error;
}
