import { createRoute } from '@tanstack/react-router';
import type { z } from 'zod';
import { refusePage, startReading } from './guard.ts';
import type { PageParts, SearchSchema } from './page.tsx';
import { inShell } from './shell-route.ts';

/**
 * The route of a page whose file comes when somebody goes there, or points at a link to it. Whose roles do not show it is told so before
 * anything is fetched. What is open, typed and chosen on the page of one player, draw or case goes when it becomes the page of another: it was meant for the
 * first.
 */
export function pageAt<const P extends string, S extends SearchSchema>(path: P, fetchPage: () => Promise<PageParts<S>>) {
  let parts: PageParts<S> | null = null;
  return createRoute({
    ...inShell,
    path,
    // The page itself reads what the address says: its shape comes with it.
    validateSearch: (said: Record<string, unknown>) => said as Partial<z.output<S>>,
    loaderDeps: ({ search }) => search,
    remountDeps: ({ params }) => params,
    loader: async ({ deps, params }) => {
      refusePage(path);
      parts ??= await fetchPage();
      startReading(parts.load(deps, params as object));
    },
    component: () => parts?.draw(),
  });
}
