import { useEffect } from 'react';
import { houseName } from './house-name.ts';

/** The window's title: what is shown, and whose app it is; null is the app itself. */
export function showTitle(title: string | null): void {
  document.title = titleWith(title);
}

/** The same as text. */
export function titleWith(title: string | null): string {
  return title === null ? houseName() : `${title} · ${houseName()}`;
}

/** The title of a screen that knows it only from its data; null while it does not. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) showTitle(title);
  }, [title]);
}
