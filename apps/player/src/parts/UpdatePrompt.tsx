import { createRoot, type Root } from 'react-dom/client';
import { saidIn } from '../house/language.ts';
import { toast } from '../phone/toast.ts';
import { Button } from './Button.tsx';
import { RefreshIcon } from './first-icons.tsx';

let root: Root | null = null;

/** Says that the new version comes with the next screen. */
export async function tellUpdateLater(): Promise<void> {
  root?.render(null);
  toast('info', (await saidIn('account')).app.update_next);
}

/** Says over the tabs that a new version is ready; `update` is what the player may ask for now. Later is as good. */
export async function showUpdatePrompt(update: () => void): Promise<void> {
  const t = (await saidIn('account')).app;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const close = () => root?.render(null);
  root.render(
    <div
      role="status"
      className="fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-phone animate-rise p-3"
    >
      <div className="flex w-full flex-col gap-3 rounded-card border border-gold-deep bg-brand p-4 text-on-brand shadow-card">
        <p className="flex items-center gap-3">
          <RefreshIcon className="size-6 text-gold" />
          <span className="min-w-0 flex-1">{t.update_ready}</span>
        </p>
        <div className="grid grid-cols-[auto_1fr] gap-3 zoomed:grid-cols-1">
          <Button look="outline" onClick={close}>
            {t.later}
          </Button>
          <Button look="gold" onClick={update}>
            {t.update}
          </Button>
        </div>
      </div>
    </div>,
  );
}
