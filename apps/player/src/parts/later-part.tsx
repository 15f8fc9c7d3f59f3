import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
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

/** Shows such a part with what it is given; `instead` stands in its place on a phone that draws it anew and does not have its code yet. */
export function LaterPart<P extends object>({ part, instead, given }: LaterPartProps<P>) {
  return (
    <Suspense fallback={instead}>
      <Content part={part} given={given} />
    </Suspense>
  );
}

function Content<P extends object>({ part, given }: { part: Later<P>; given: P }) {
  // Which of the two is decided once: another one in its place would be drawn anew.
  const [Part] = useState(part.component);
  return <Part {...given} />;
}
