import { loadPage, pageAt } from './routes.tsx';

const INTENT = ['pointerdown', 'pointerover', 'focusin'] as const;

/** Fetches a screen when a finger touches, a pointer rests on or the focus reaches a link to it: before it is switched to. */
export function startPrefetch(): void {
  // Any way on begins with these.
  void Promise.all([import('./screens.ts'), import('./sentences.ts')]).catch(() => {});
  for (const sign of INTENT) document.addEventListener(sign, ({ target }) => fetchTarget(target), { passive: true });
}

function fetchTarget(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  // One that cannot be fetched now is asked for again, and told of, when it is switched to.
  if (link !== null) loadPage(pageAt(link.pathname)).catch(() => {});
}
