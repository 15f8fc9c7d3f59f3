import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '../house/language.ts';
import { spareSecondTaps } from '../phone/second-tap.ts';
import { IconButton } from './Button.tsx';
import { useBackCloses } from './back-closes.ts';
import { CloseIcon } from './icons.tsx';
import { moveFocus } from './use-arrival.ts';

type SheetProps = {
  title: string;
  open: boolean;
  close: () => void;
  children: ReactNode;
  actions?: ReactNode;
  isText?: boolean;
  isTall?: boolean;
};

/** A dialog that rises from the bottom of the column. Escape, the backdrop and the cross close it; focus stays inside of it, and returns to where it was. `isText`: it is only read. `isTall`: it may cover nearly all. */
export function Sheet({ title, open, close, children, actions, isText = false, isTall = false }: SheetProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const height = isTall ? 'max-h-[96dvh]' : 'max-h-[85dvh] low:max-h-[92dvh]';

  // Before anything else is drawn, and also when the sheet goes with the part of the screen that it belongs to: only a sheet
  // that is closed gives the keys back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    return showDialog(element);
  }, [open]);
  useBackCloses(open, close);
  // What was tapped may be gone with the step it ended: keys and screen readers go on at the title of what is there now.
  useEffect(() => {
    if (open && document.activeElement === document.body) moveFocus(document.getElementById(titleId));
  });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // Its screen alone closes it: the opener, which then has the keys, can open it at once again.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A sheet that was closed by its screen has nothing more to say: the screen may have gone on to its next step, or have
      // opened it again before the browser told of the closing.
      onClose={() => open && dialog.current?.open === false && close()}
      onClick={(event) => event.target === dialog.current && close()}
      className={`mx-auto mt-auto mb-0 lg:mb-auto lg:rounded-card ${height} w-full max-w-phone animate-sheet overflow-hidden rounded-t-card bg-card p-0 text-ink`}
    >
      {open && (
        <div className={`flex ${height} flex-col flat:block flat:overflow-y-auto`}>
          <div className="flex items-center gap-2 border-line border-b py-1 pr-2 pl-4">
            <h2 id={titleId} className="flex-1 py-2 font-semibold text-lg">
              {title}
            </h2>
            <IconButton name={t.close} onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
          {/* Text without anything to press is scrolled by the keys that scroll. */}
          <div tabIndex={isText ? 0 : undefined} className="overflow-y-auto overscroll-contain p-4 low:p-3 flat:overflow-visible">
            {children}
          </div>
          {actions && <div className="flex gap-3 border-line border-t p-4 low:p-3 zoomed:flex-col">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

/**
 * Opens a dialog over all with the toasts in it; what it answers closes it, and gives back the toasts and the keys. A hasty second tap presses neither the dialog,
 * which takes taps once it has been seen (`animate-sheet`), nor what lay below it.
 */
export function showDialog(element: HTMLDialogElement): () => void {
  spareSecondTaps();
  show(element);
  takeToasts(element);
  return () => {
    takeToasts(document.body);
    hide(element);
  };
}

/** An old WebView without modal dialogs shows the sheet without a backdrop. */
function show(element: HTMLDialogElement): void {
  if (typeof element.showModal === 'function') element.showModal();
  else element.setAttribute('open', '');
}

function hide(element: HTMLDialogElement): void {
  if (typeof element.close === 'function') element.close();
  else element.removeAttribute('open');
}

/** All but an open sheet is out of reach, for fingers, keys and screen readers: the toasts are where they can be reached. */
function takeToasts(to: HTMLElement): void {
  const toasts = document.getElementById('toasts');
  if (toasts !== null) to.append(toasts);
}
