import { savesData } from '../phone/calm.ts';
import { loadPage, pageAt } from './routes.tsx';

const TOUCHED = ['pointerdown', 'focusin'] as const;
/** What a pointer only passes over is not wanted yet. */
const REST_MS = 65;

/**
 * Fetches a screen when a finger touches, a pointer rests on or the focus reaches a link to it: before it is switched to. A
 * phone that saves data fetches what is opened, and nothing else.
 */
export function startPrefetch(): void {
  if (savesData()) return;
  // Any way on begins with these, and what goes wrong is said by the last, also when that is the network.
  void Promise.all([import('./screens.ts'), import('../house/sentences.ts'), import('../parts/Toaster.tsx')]).catch(() => {});
  for (const sign of TOUCHED) document.addEventListener(sign, ({ target }) => fetchTarget(target), { passive: true });
  let resting: ReturnType<typeof setTimeout>;
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      clearTimeout(resting);
      resting = setTimeout(() => fetchTarget(target), REST_MS);
    },
    { passive: true },
  );
}

function fetchTarget(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  // One that cannot be fetched now is asked for again, and told of, when it is switched to.
  if (link !== null && !savesData()) loadPage(pageAt(link.pathname)).catch(() => {});
}
