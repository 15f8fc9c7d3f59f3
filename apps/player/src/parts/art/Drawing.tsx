import { useEffect, useState } from 'react';
import type { DrawingKind, Illustration } from './Illustration.tsx';

/** Once it is there, every further drawing is there at once. */
let loaded: typeof Illustration | null = null;

/** The room of a drawing, which comes after the words it stands above. They do without it where it cannot be had. */
export function Drawing({ kind, className = 'h-24 w-32' }: { kind: DrawingKind; className?: string }) {
  const [Art, setArt] = useState<typeof Illustration | null>(() => loaded);
  useEffect(() => {
    if (loaded !== null) return;
    import('./Illustration.tsx').then(
      (it) => {
        loaded = it.Illustration;
        setArt(() => loaded);
      },
      () => {},
    );
  }, []);
  return <span className={`block shrink-0 ${className}`}>{Art && <Art kind={kind} />}</span>;
}
