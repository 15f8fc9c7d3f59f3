import { fill, kyat } from '../format.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useStage } from '../stage.ts';
import { odds, pickName } from './names.ts';
import type { useSport } from './use-sport.ts';

const QUICK_KYAT = [500, 1_000, 5_000, 20_000];

/** The bet slip: each chosen price with its own stake. */
export function Slip({ sport, close }: { sport: ReturnType<typeof useSport>; close: () => void }) {
  const { words, game } = useStage();
  const total = sport.chosen.reduce((sum, it) => sum + it.stake_kyat, 0);
  const fits = sport.chosen.every((it) => it.stake_kyat >= game.min_bet && it.stake_kyat <= game.max_bet);
  return (
    <Sheet title={words.slip} close={close} close_word={words.close}>
      {sport.chosen.length === 0 && <p className="small">{words.slip_empty}</p>}
      <div className="slip">
        {sport.chosen.map((it) => {
          const price = sport.priceNow(it);
          return (
            <div className="choice" key={`${it.match}${it.market}${it.line}${it.pick}`}>
              <div className="choice-name">
                <b>{pickName(words, it.pick, it.line)}</b>
                <span className="small">{it.title}</span>
              </div>
              <div className="choice-odds">
                {price === null ? words.suspended : odds(price)}
                {price !== null && price !== it.seen_odds && <small>{fill(words.accept_price, { odds: odds(price) })}</small>}
              </div>
              <button type="button" className="icon" aria-label={words.clear} onClick={() => sport.drop(it)}>
                ✕
              </button>
              <div className="choice-stake">
                <input
                  inputMode="numeric"
                  aria-label={words.stake}
                  value={it.stake_kyat || ''}
                  onChange={(event) => sport.stake(it, Math.min(10_000_000, Number(latin(event.target.value).replace(/\D/g, ''))))}
                />
                {QUICK_KYAT.map((amount) => (
                  <button type="button" key={amount} onClick={() => sport.stake(it, amount)}>
                    {amount >= 1_000 ? `${amount / 1_000}K` : amount}
                  </button>
                ))}
              </div>
              <span className="small may-return">
                {words.may_return} {price === null ? '…' : kyat(Math.floor(it.stake_kyat * price))}
              </span>
            </div>
          );
        })}
      </div>
      {sport.chosen.length > 0 && (
        <button
          type="button"
          className="gold wide"
          disabled={sport.sending || !fits}
          onClick={() => {
            void sport.place().then((all) => all && close());
          }}
        >
          {words.place_bet} · {kyat(total * 100)}
        </button>
      )}
      <p className="small">{fill(words.limits_line, { min: kyat(game.min_bet * 100), max: kyat(game.max_bet * 100) })}</p>
    </Sheet>
  );
}

/** Burmese digits, as some keyboards type them, are digits too. */
function latin(text: string): string {
  return text.replace(/[၀-၉]/g, (it) => String(it.charCodeAt(0) - 0x1040));
}
