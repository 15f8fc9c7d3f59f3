import type { Card } from '../../games/cards.ts';

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SIGNS = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' };

/** A card, face down while there is none to show. It turns over when it gets its face. */
export function PlayingCard({ card, tilted = false }: { card: Card | null; tilted?: boolean }) {
  const red = card?.suit === 'heart' || card?.suit === 'diamond';
  const sign = card ? SIGNS[card.suit] : '';
  const rank = card ? RANKS[card.rank] : '';
  return (
    <div className={`card${card ? ' face-up' : ''}${tilted ? ' tilted' : ''}`}>
      <div className="card-inner">
        <div className="card-back" />
        <div className={`card-face${red ? ' red' : ''}`}>
          <span>
            {rank}
            <i>{sign}</i>
          </span>
          <b>{sign}</b>
        </div>
      </div>
    </div>
  );
}
