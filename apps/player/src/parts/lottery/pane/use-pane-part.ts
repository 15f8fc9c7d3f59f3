import { type ComponentType, useCallback, useState } from 'react';
import { useLazyPart } from '../../lazy-part.ts';

/** A part of the pane with code of its own: the component once it is there, what fetches it, and whether it was lost on its way. */
export function usePanePart<P>(load: () => Promise<ComponentType<P>>) {
  const [isLost, setLost] = useState(false);
  const loadOrTell = useCallback(async () => {
    setLost(false);
    try {
      return await load();
    } catch (error) {
      setLost(true);
      throw error;
    }
  }, [load]);
  const [Part, fetchPart] = useLazyPart(loadOrTell);
  return { Part, fetchPart, isLost };
}
