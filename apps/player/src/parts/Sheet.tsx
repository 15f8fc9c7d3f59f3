import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../app/language.ts';
import { IconButton } from './Button.tsx';
import { useBackCloses } from './back-closes.ts';
import { CloseIcon } from './icons.tsx';

type SheetProps = { title: string; open: boolean; close: () => void; children: ReactNode; actions?: ReactNode };

/** A dialog that rises from the bottom of the column. Escape, the backdrop and the cross close it; focus returns to where it was. */
export function Sheet({ title, open, close, children, actions }: SheetProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) show(element);
    if (!open && element.open) element.close();
  }, [open]);
  useBackCloses(open, close);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // A sheet that was closed by its screen has nothing more to say: the screen may have gone on to its next step.
      onClose={() => open && close()}
      onClick={(event) => event.target === dialog.current && close()}
      className="mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-[30rem] animate-rise overflow-hidden rounded-t-card bg-card p-0 text-ink"
    >
      {open && (
        <div className="flex max-h-[85dvh] flex-col">
          <header className="flex items-center gap-2 border-line border-b py-1 pr-2 pl-4">
            <h2 id={titleId} className="flex-1 py-2 font-semibold text-lg">
              {title}
            </h2>
            <IconButton name={t.close} onClick={close}>
              <CloseIcon />
            </IconButton>
          </header>
          <div className="overflow-y-auto overscroll-contain p-4">{children}</div>
          {actions && <footer className="flex gap-3 border-line border-t p-4">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** An old WebView without modal dialogs shows the sheet without a backdrop. */
function show(element: HTMLDialogElement): void {
  if (typeof element.showModal === 'function') element.showModal();
  else element.setAttribute('open', '');
}
