/** Counts what is open per place in this process. */
export type StreamPlaces = {
  /** Takes one more for a place and answers how to leave it, once; null when the place has as many as it may. */
  enter(place: string): (() => void) | null;
};

/** At most `most` at once for a place. */
export function makeStreamPlaces(most: number): StreamPlaces {
  const open = new Map<string, number>();
  return {
    enter(place) {
      const count = open.get(place) ?? 0;
      if (count >= most) return null;
      open.set(place, count + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (open.get(place) ?? 1) - 1;
        if (left > 0) open.set(place, left);
        else open.delete(place);
      };
    },
  };
}
