import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the screen has been scrolled away under the header. The ref goes on the part. */
export function useIsPast(part: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (element === null) return;
    const watch = new IntersectionObserver(([last]) => setIsPast(last !== undefined && !last.isIntersecting), { rootMargin: UNDER_HEADER });
    watch.observe(element);
    return () => watch.disconnect();
  }, [part]);
  return isPast;
}

/** The header's height, which covers what is under it. */
const UNDER_HEADER = '-52px 0px 0px 0px';
