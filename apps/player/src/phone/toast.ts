import { partIsLost } from './lost-part.ts';

export type ToastKind = 'error' | 'success' | 'warning' | 'info';

/** As long as a toast is shown. */
export const SHOWN_MS = 5_000;

/** Where a toast leads, and what that is called. */
export type ToastWay = { href: string; name: string };

/** Shows a sentence for five seconds at the top right; one that `ends` what was said on the way to it alone. The toaster itself comes behind the first picture; where it did not come, the sentence is said all the same. */
export function toast(kind: ToastKind, text: string, ends = false, way?: ToastWay): void {
  import('../parts/Toaster.tsx').then(
    ({ showToast }) => showToast(kind, text, ends, way),
    () => {
      sayPlainly(text);
      partIsLost(false);
    },
  );
}

/** As the page says that the app is lost. */
function sayPlainly(text: string): void {
  const said = document.createElement('p');
  said.className = 'lost';
  said.setAttribute('role', 'alert');
  said.textContent = text;
  (document.querySelector('dialog[open]') ?? document.body).append(said);
  setTimeout(() => said.remove(), SHOWN_MS);
}
