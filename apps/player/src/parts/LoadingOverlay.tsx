import { useT } from '../house/language.ts';
import { useOverlay } from '../phone/overlay.ts';

/**
 * The full-screen overlay with a white spinner, while something is done that nothing else may disturb. It comes with the first picture: on a slow line who sends
 * before the rest is there would press a screen that neither answers nor says why.
 */
export function LoadingOverlay() {
  const t = useT();
  const isBusy = useOverlay();
  if (!isBusy) return null;
  return (
    <div
      popover="manual"
      ref={raise}
      role="status"
      aria-label={t.loading}
      className="fixed inset-0 z-50 flex size-full max-h-none max-w-none items-center justify-center bg-black/60"
    >
      <span className="size-12 animate-[turn_0.8s_linear_infinite] rounded-full border-4 border-white/30 border-t-white" />
    </div>
  );
}

/** Over an open sheet as well, where the browser knows how. Once: some browsers throw when it is raised again. */
function raise(overlay: HTMLElement | null): void {
  overlay?.showPopover?.();
}
