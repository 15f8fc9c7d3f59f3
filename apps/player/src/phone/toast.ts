export type ToastKind = 'error' | 'success' | 'warning' | 'info';

/** Shows a sentence for five seconds at the top right. The toaster itself is loaded with the first one. */
export function toast(kind: ToastKind, text: string): void {
  void import('../parts/Toaster.tsx').then(({ showToast }) => showToast(kind, text));
}
