type FetchTarget = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>;

/** What the worker answers by itself: pages, files of the build, public pictures. Null for all else, above all the API. */
export function kindOf({ method, url, mode, destination }: FetchTarget, origin: string): 'page' | 'build' | 'picture' | null {
  const at = new URL(url);
  if (method !== 'GET' || at.origin !== origin || /^\/api(\/|$)/.test(at.pathname)) return null;
  // The app itself never stands in a frame: what a game's frame asks of us is the server's to answer.
  if (mode === 'navigate') return destination === 'iframe' ? null : 'page';
  if (at.pathname.startsWith('/assets/')) return 'build';
  return destination === 'image' ? 'picture' : null;
}

type PushNote = { id: number; title: string; options: { body: string; icon: string; badge: string; tag?: string; data: { url: string } } };

/**
 * What a push message shows: `{ id, title, body, icon, url }`, texts but for the id. One of the same id takes the place of the first.
 * Null when it is none; it leads only to this app.
 */
export function shownOf(pushed: { json(): unknown } | null): PushNote | null {
  const said = read(pushed);
  if (typeof said?.['title'] !== 'string' || said['title'] === '') return null;
  const { id, title, body, icon, url } = said;
  const number = typeof id === 'number' ? id : 0;
  return {
    id: number,
    title,
    options: {
      body: typeof body === 'string' ? body : '',
      icon: ownPath(icon) ?? '/icon-192.png',
      badge: '/badge-96.png',
      ...(number > 0 ? { tag: `n${number}` } : {}),
      data: { url: ownPath(url) ?? '/' },
    },
  };
}

function read(pushed: { json(): unknown } | null): Record<string, unknown> | null {
  try {
    const said = pushed?.json();
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A path of this origin; two slashes would lead to another one. */
function ownPath(path: unknown): string | null {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null;
}
