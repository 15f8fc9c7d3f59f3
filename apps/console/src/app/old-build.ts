const KEPT_AS = 'loaded_anew_at';
const AGAIN_AFTER_MS = 30_000;

/** A tab that is older than the newest build asks for files that are gone: it is loaded anew, once, and then shows what went wrong. */
export function loadAnewWhenOld(): void {
  addEventListener('vite:preloadError', () => {
    const at_ms = Number(sessionStorage.getItem(KEPT_AS) ?? 0);
    if (Date.now() - at_ms >= AGAIN_AFTER_MS) void loadAnew();
  });
}

/** Loads the tab anew where the server is reached. Else it stays as it is, with all that was typed in it. */
export async function loadAnew(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD' }).catch(() => null);
  if (answer === null) return;
  sessionStorage.setItem(KEPT_AS, String(Date.now()));
  location.reload();
}
