import { type ComponentType, useCallback, useRef, useState } from 'react';
import { shellPhrases } from '../house/language.ts';
import { partIsLost } from '../phone/lost-part.ts';
import { toast } from '../phone/toast.ts';

/**
 * A part that is fetched when it is first wanted, to keep it out of what every phone loads: the component, once it is there,
 * and what fetches it (at a finger's touch already, before the tap is over). Safe to ask any number of times.
 */
export function useLazyPart<P>(load: () => Promise<ComponentType<P>>): [ComponentType<P> | null, () => void] {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  const hasFailed = useRef(false);
  const fetchPart = useCallback(() => {
    load().then(
      (it) => setPart(() => it),
      () => {
        toast('error', shellPhrases().could_not_load);
        const isAskedAgain = hasFailed.current;
        hasFailed.current = true;
        partIsLost(isAskedAgain);
      },
    );
  }, [load]);
  return [part, fetchPart];
}
