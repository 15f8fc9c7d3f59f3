import type { ReactNode } from 'react';
import { kyat } from './format.ts';
import type { Words } from './words/en.ts';

type Props = {
  title: string;
  words: Words;
  balance_pya: number | null;
  back: { href?: string; onClick?: () => void };
  note: { text: string; at: number } | null;
  onHistory?: () => void;
  children: ReactNode;
};

/** In a frame the page around it shows the way back, the name and the balance: a second bar would take the place of the game. */
const IS_FRAMED = self !== top;

/** The frame of every game: the way back, its name, what the wallet last answered, and what there is to say. */
export function Shell({ title, words, balance_pya, back, note, onHistory, children }: Props) {
  const arrow = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
  const way = back.href ? (
    !IS_FRAMED && (
      <a className="icon" href={back.href} aria-label={words.back} target="_top">
        {arrow}
      </a>
    )
  ) : (
    <button type="button" className="icon" onClick={back.onClick} aria-label={words.back}>
      {arrow}
    </button>
  );
  return (
    <div className={IS_FRAMED ? `shell framed ${back.onClick ? 'of-lobby' : ''}` : 'shell'}>
      <header className="bar">
        {way}
        <h1>{title}</h1>
        <div className="balance">
          <span>{words.balance}</span>
          <b>{balance_pya === null ? '…' : kyat(balance_pya)}</b>
        </div>
        {onHistory && (
          <button type="button" className="icon" onClick={onHistory} aria-label={words.history}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 6h14M5 12h14M5 18h9" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </header>
      <main>{children}</main>
      <div className="notes" role="status">
        {note && (
          <p key={note.at} className="note">
            {note.text}
          </p>
        )}
      </div>
    </div>
  );
}
