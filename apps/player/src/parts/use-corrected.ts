import { type RefObject, useEffect, useState } from 'react';

/**
 * The error of a field until it is corrected: whoever types there again is not told what was wrong before. It is said again when the form is sent with
 * it, or when another is found. `place` holds the field, and hears of what is typed there by `onInput`: as React tells it, together with the
 * text itself, which a picture in between would put back.
 */
export function useCorrected(error: string | undefined, place: RefObject<HTMLElement | null>) {
  const [isCorrected, setCorrected] = useState(false);
  const [known, setKnown] = useState(error);
  if (error !== known) {
    setKnown(error);
    setCorrected(false);
  }
  useEffect(() => {
    const form = place.current?.closest('form');
    const send = () => setCorrected(false);
    form?.addEventListener('submit', send);
    return () => form?.removeEventListener('submit', send);
  }, [place]);
  return { error: isCorrected ? undefined : error, onInput: () => setCorrected(true) };
}
