import { type ReactNode, useEffect, useRef } from 'react';

type Props = { title: string; close: () => void; close_word: string; children: ReactNode };

/** A panel over the game, from below on a phone. */
export function Sheet({ title, close, close_word, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="sheet" onClose={close} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="icon" onClick={() => dialog.current?.close()} aria-label={close_word}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}
