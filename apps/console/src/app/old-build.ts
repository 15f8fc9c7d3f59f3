const KEPT_AS = 'loaded_anew_at';
const AGAIN_AFTER_MS = 30_000;

/**
 * A tab that is older than the newest build asks for files that are gone: it is loaded anew, once, and then shows what went wrong. Where the server is
 * not reached it stays, with all that was typed in it, and says so.
 */
export function loadAnewWhenOld(): void {
  addEventListener('vite:preloadError', () => {
    const at_ms = Number(sessionStorage.getItem(KEPT_AS) ?? 0);
    if (Date.now() - at_ms < AGAIN_AFTER_MS) return;
    const reload = () => {
      sessionStorage.setItem(KEPT_AS, String(Date.now()));
      location.reload();
    };
    fetch('/', { method: 'HEAD' }).then(reload, () => undefined);
  });
}
