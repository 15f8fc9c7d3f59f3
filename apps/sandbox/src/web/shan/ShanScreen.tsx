import { useEffect, useState } from 'react';
import { points } from '../../games/cards.ts';
import { HELD_TIMES, isNatural } from '../../games/shan.ts';
import type { HandReply } from '../../play/instant.ts';
import { look, play } from '../call.ts';
import { fill, kyat } from '../format.ts';
import { Chips } from '../parts/Chips.tsx';
import { PlayingCard } from '../parts/PlayingCard.tsx';
import { RulesButton } from '../parts/RulesButton.tsx';
import { useStage } from '../stage.ts';
import './shan.css';

const STAKES_KYAT = [100, 200, 500, 1_000, 5_000, 20_000];
/** What drawing at three points or less and standing above it returns: the share of all bets, measured over ten million hands. */
const GOOD_PLAY_RETURN = 0.975;

export default function ShanScreen() {
  const { game, say } = useStage();
  const [loaded, setLoaded] = useState<{ hand: HandReply | null } | null>(null);
  useEffect(() => {
    look<{ hand: HandReply | null }>(`/game/${game.code}`).then(setLoaded, say);
  }, [game.code, say]);
  return loaded ? <ShanTable first={loaded.hand} /> : <div className="spinner" />;
}

function ShanTable({ first }: { first: HandReply | null }) {
  const { session, words, game, spend, setBalance, say } = useStage();
  const [hand, setHand] = useState(first);
  const [stake, setStake] = useState(STAKES_KYAT[0] ?? 100);
  const [busy, setBusy] = useState(false);
  const [dealt, setDealt] = useState(0);
  const playing = hand !== null && hand.result === null;

  const ask = async (path: string, body: object) => {
    setBusy(true);
    try {
      const reply = await play<HandReply>(path, { game: game.code, ...body });
      setHand(reply);
      setBalance(reply.balance_pya);
    } catch (error) {
      say(error);
      // A hand may still be open from another page, or may have been stood for a player who was away.
      const open = await look<{ hand: HandReply | null }>(`/game/${game.code}`).catch(() => null);
      setHand(open?.hand ?? null);
    } finally {
      setBusy(false);
    }
  };
  const deal = () => {
    spend(stake * 100 * HELD_TIMES);
    setHand(null);
    setDealt(dealt + 1);
    void ask('/deal', { stake_pya: stake * 100 });
  };
  const result = hand?.result;
  return (
    <div className="shan">
      <div className="shan-top">
        <span className="small">
          {playing || busy ? fill(words.held_line, { amount: kyat((hand?.stake_pya ?? stake * 100) * HELD_TIMES) }) : ''}
        </span>
        <RulesButton returns={GOOD_PLAY_RETURN}>
          <p>{words.shan_rules}</p>
          <p>{words.shan_pays}</p>
        </RulesButton>
      </div>
      <div className="shan-felt">
        <Seat name={words.dealer} cards={hand ? (hand.banker ?? [null, null]) : []} won={result?.result === 'lose'} round={dealt} />
        <div className="shan-middle">
          {result ? (
            <div className={`shan-result ${result.result}`}>
              <b>{{ win: words.you_win, lose: words.you_lose, push: words.push }[result.result]}</b>
              {result.result !== 'push' && (
                <span>
                  ×{result.multiplier} ·{' '}
                  {result.result === 'win' ? `+${kyat(result.payout_pya - result.bet_pya)}` : `−${kyat(result.bet_pya)}`}
                </span>
              )}
            </div>
          ) : (
            <div className="shan-sign">{game.names[session.language]}</div>
          )}
        </div>
        <Seat name={words.you} cards={hand?.player ?? []} won={result?.result === 'win'} round={dealt} />
      </div>
      <div className="shan-deck">
        {playing ? (
          <div className="shan-act">
            <button type="button" className="dark" disabled={busy} onClick={() => void ask('/act', { draws: false })}>
              {words.stand}
            </button>
            <button type="button" className="gold" disabled={busy} onClick={() => void ask('/act', { draws: true })}>
              {words.draw_card}
            </button>
          </div>
        ) : (
          <>
            <Chips values_kyat={STAKES_KYAT} chosen={stake} choose={setStake} disabled={busy} />
            <button type="button" className="gold" disabled={busy} onClick={deal}>
              {words.deal} · {kyat(stake * 100)}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function Seat({ name, cards, won, round }: { name: string; cards: (HandReply['player'][number] | null)[]; won: boolean; round: number }) {
  const { words } = useStage();
  const open = cards.flatMap((it) => it ?? []);
  const count = points(open);
  return (
    <div className={`seat${won ? ' seat-won' : ''}`}>
      <div className="seat-cards">
        {cards.length === 0 && [0, 1].map((it) => <div key={it} className="card-place" />)}
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card's place in the hand
          <PlayingCard key={`${round}-${i}`} card={card} />
        ))}
      </div>
      <div className="seat-name">
        <b>{name}</b>
        {open.length > 0 && (
          <span className={isNatural(open) ? 'natural' : ''}>{fill(isNatural(open) ? words.natural : words.points, { count })}</span>
        )}
      </div>
    </div>
  );
}
