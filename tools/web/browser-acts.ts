// What a browser does of its own accord, played to a page before its scripts run. Each runs inside of the page, so it may use
// nothing from around it.

/** The browser offers to install the app. */
export function INSTALLABLE(): void {
  const offer = { prompt: async () => {}, userChoice: new Promise(() => {}) };
  Object.assign(globalThis, { installPrompt: offer });
}

/** A newer version of the app waits to take over. */
export function UPDATED(): void {
  const waiting = { postMessage: () => {} };
  const registration = { waiting, addEventListener: () => {}, update: async () => {} };
  // Only what the app asks of a registration.
  navigator.serviceWorker.register = async () => registration as unknown as ServiceWorkerRegistration;
}

/** What the page gives to the phone's share sheet is shown instead of the page. */
export function CANVAS_SHOWN(): void {
  navigator.canShare = () => true;
  navigator.share = async (it) => {
    const [file] = it?.files ?? [];
    if (file === undefined) return;
    const picture = document.createElement('img');
    picture.id = 'shared';
    picture.src = URL.createObjectURL(file);
    picture.style.cssText = 'display:block;width:100%;max-width:22.5rem;margin:0 auto';
    await picture.decode();
    document.body.replaceChildren(picture);
  };
}

/** Toasts go when their bar has run: it does not, so that all of them can be looked at. */
export function TOASTS_STAY(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important }');
  document.adoptedStyleSheets = [sheet];
}
