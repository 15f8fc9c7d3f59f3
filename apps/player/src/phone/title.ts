import { useEffect } from 'react';

/** The window's title: what is shown, and whose app it is; null is the app itself. */
export function showTitle(title: string | null): void {
  document.title = title === null ? 'Shwekan' : `${title} · Shwekan`;
}

/** The title of a screen that knows it only from its data; null while it does not. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) showTitle(title);
  }, [title]);
}
