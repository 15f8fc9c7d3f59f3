import { createRoot, type Root } from 'react-dom/client';
import { saidIn } from '../app/language.ts';
import { Button } from './Button.tsx';

let root: Root | null = null;

/** Says over the tabs that a new version is ready; `update` is what the player may ask for now. Later is as good. */
export async function showUpdatePrompt(update: () => void): Promise<void> {
  const t = (await saidIn('account')).app;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const close = () => root?.render(null);
  root.render(
    <div
      role="status"
      className="fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-[30rem] animate-rise flex-wrap items-center gap-2 p-3"
    >
      <div className="flex w-full flex-wrap items-center gap-2 rounded-card bg-brand p-3 text-on-brand shadow-card">
        <p className="min-w-40 flex-1">{t.update_ready}</p>
        <Button look="outline" onClick={close}>
          {t.later}
        </Button>
        <Button look="gold" onClick={update}>
          {t.update}
        </Button>
      </div>
    </div>,
  );
}
