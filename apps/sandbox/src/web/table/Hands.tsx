import { useEffect, useState } from 'react';
import { type Card, points } from '../../games/cards.ts';
import type { TableView } from '../../play/table.ts';
import { PlayingCard } from '../parts/PlayingCard.tsx';

const CARD_MS = 850;

/** Both hands. While cards are dealt they turn over one by one, first left, then right. */
export function Hands({ view, names, keys }: { view: TableView; names: [string, string]; keys: [string, string] }) {
  const shown = useShown(view);
  const result = view.phase === 'result' ? view.dealt?.result : undefined;
  const hand = (side: 0 | 1) => {
    const cards = view.dealt?.hands[side] ?? [];
    const open = cards.filter((_, i) => i * 2 + side < shown || view.phase === 'result');
    const length = Math.max(cards.length, names[0] && keys[0] === 'player' ? 2 : 1);
    return (
      <div className={`hand hand-${keys[side]}${result === keys[side] ? ' winner' : ''}`}>
        <div className="hand-name">
          <b>{names[side]}</b>
          {open.length > 0 && <span>{value(open, keys[0] === 'player')}</span>}
        </div>
        <div className="hand-cards">
          {Array.from({ length: view.dealt ? length : 0 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card's place in the hand
            <PlayingCard key={`${view.round}-${i}`} card={open[i] ?? null} tilted={i === 2} />
          ))}
          {!view.dealt && <div className="card-place" />}
        </div>
      </div>
    );
  };
  return (
    <div className="hands">
      {hand(0)}
      <div className="versus">VS</div>
      {hand(1)}
    </div>
  );
}

function useShown(view: TableView): number {
  const [shown, setShown] = useState(0);
  const dealing = view.phase === 'dealing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round turns its own cards
  useEffect(() => {
    if (!dealing) return setShown(0);
    const turn = setInterval(() => setShown((it) => it + 1), CARD_MS);
    return () => clearInterval(turn);
  }, [dealing, view.round]);
  return shown;
}

function value(cards: Card[], counted: boolean): string | number {
  return counted ? points(cards) : (['', 'A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K'][cards[0]?.rank ?? 0] ?? '');
}
