export type ToastKind = 'error' | 'success' | 'warning' | 'info';

/** Shows a sentence for five seconds at the top right; one that `ends` what was said on the way to it alone. The toaster itself is loaded with the first one. */
export function toast(kind: ToastKind, text: string, ends = false): void {
  void import('../parts/Toaster.tsx').then(({ showToast }) => showToast(kind, text, ends));
}
