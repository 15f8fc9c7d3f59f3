import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** A part with code of its own: the server draws it whole, the phone shows that, and takes it over when its code is there. */
export type Later = { load: () => Promise<void>; component: () => ComponentType };

/** Makes such a part of what fetches it. */
export function later(load: () => Promise<ComponentType>): Later {
  let known: ComponentType | null = null;
  const fetchPart = async () => {
    known = await load();
    return { default: known };
  };
  const awaited = lazy(fetchPart);
  return { load: () => fetchPart().then(() => {}), component: () => known ?? awaited };
}

/** Shows such a part; `instead` stands in its place on a phone that draws it anew and does not have its code yet. */
export function LaterPart({ part, instead }: { part: Later; instead: ReactNode }) {
  return (
    <Suspense fallback={instead}>
      <Content part={part} />
    </Suspense>
  );
}

function Content({ part }: { part: Later }) {
  // Which of the two is decided once: another one in its place would be drawn anew.
  const [Part] = useState(part.component);
  return <Part />;
}
