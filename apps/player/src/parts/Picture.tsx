import { type ComponentProps, useEffect, useRef, useState } from 'react';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & { src: string | null; alt: string; fallback?: string };

/** A picture of the house. Without one, or when it does not load, the fallback is shown in the same room. */
export function Picture({ src, alt, fallback = '/fallback.svg', ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const place = useRef<HTMLImageElement>(null);
  // On a page that the server drew it may have failed before the app was there to hear of it.
  useEffect(() => {
    const img = place.current;
    if (img?.complete && img.naturalWidth === 0) img.decode().catch(() => setFailed(src));
  }, [src]);
  const shown = src === null || src === '' || src === failed ? fallback : addressOf(src);
  return <img ref={place} src={shown} alt={alt} decoding="async" onError={() => shown !== fallback && setFailed(src)} {...rest} />;
}

/** Pictures are kept on the player's origin; one being chosen right now is a blob. */
function addressOf(path: string): string {
  return /^(blob:|https?:|\/)/.test(path) ? path : `/${path}`;
}
