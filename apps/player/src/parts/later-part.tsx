import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { partIsLost } from '../phone/lost-part.ts';
import { TryAgain } from './TryAgain.tsx';

/** A part with code of its own: the server draws it whole, the phone shows that, and takes it over when its code is there. */
export type Later<P> = { load: () => Promise<void>; component: () => ComponentType<P> };

/** Makes such a part of what fetches it. Where its code is lost on the way, it alone is: `lost` stands there, and the page with it stays. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, lost: ComponentType<P> = LostPart): Later<P> {
  let known: ComponentType<P> | null = null;
  const fetchPart = async () => {
    known = await load();
    return { default: known };
  };
  const awaited = lazy(() =>
    fetchPart().catch(() => {
      partIsLost(false);
      return { default: lost };
    }),
  ) as unknown as ComponentType<P>;
  return { load: () => fetchPart().then(() => {}), component: () => known ?? awaited };
}

/** Browsers keep code that failed as failed for as long as the page lives; what is chosen and written outlives it. */
export function LostPart() {
  return <TryAgain again={() => location.reload()} />;
}

/** In place of what nobody misses. */
export const Nothing = () => null;

type LaterPartProps<P> = { part: Later<P>; instead: ReactNode; given: P };

/** How many parts stand there as the server drew them, or as a skeleton, because their code is not there. */
let awaited = 0;
let taken = () => {};
/** Longer nobody is kept waiting by a part that does not come. */
const TAKEN_OVER_WITHIN_MS = 10_000;

/** Waits until all that the server drew is taken over: until then what it was drawn with must not change, or it would be thrown away and drawn anew. */
export function whenTakenOver(): Promise<void> {
  return new Promise((done) => {
    if (awaited === 0) return done();
    taken = done;
    setTimeout(done, TAKEN_OVER_WITHIN_MS);
  });
}

/** Shows such a part with what it is given; `instead` stands in its place on a phone that draws it anew and does not have its code yet. */
export function LaterPart<P extends object>({ part, instead, given }: LaterPartProps<P>) {
  useEffect(() => {
    awaited += 1;
  }, []);
  return (
    <Suspense fallback={instead}>
      <Content part={part} given={given} />
    </Suspense>
  );
}

function Content<P extends object>({ part, given }: { part: Later<P>; given: P }) {
  // Which of the two is decided once: another one in its place would be drawn anew.
  const [Part] = useState(part.component);
  // It is there when its part is. Where that was so at once, it is so before the place counts.
  useEffect(() => {
    awaited -= 1;
    if (awaited === 0) taken();
  }, []);
  return <Part {...given} />;
}
