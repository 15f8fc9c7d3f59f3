import { useBusy } from '../app/busy.ts';
import { useT } from '../app/language.ts';

/** The full-screen overlay with a white spinner, while something is done that nothing else may disturb. */
export function LoadingOverlay() {
  const t = useT();
  if (!useBusy()) return null;
  return (
    <div role="status" aria-label={t.loading} className="fixed inset-0 z-50 flex items-center justify-center bg-black/60">
      <span className="size-12 animate-[turn_0.8s_linear_infinite] rounded-full border-4 border-white/30 border-t-white" />
    </div>
  );
}
