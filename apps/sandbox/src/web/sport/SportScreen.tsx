import { useEffect, useState } from 'react';
import type { MatchView, SportBet } from '../../play/matches.ts';
import { look } from '../call.ts';
import { fill } from '../format.ts';
import { RulesButton } from '../parts/RulesButton.tsx';
import { useStage } from '../stage.ts';
import { odds, pickName } from './names.ts';
import { Slip } from './Slip.tsx';
import { type SportState, useSport } from './use-sport.ts';
import './sport.css';

export default function SportScreen() {
  const { game, say } = useStage();
  const [state, setState] = useState<SportState | null>(null);
  useEffect(() => {
    look<{ sport: SportState }>(`/game/${game.code}`).then((it) => setState(it.sport), say);
  }, [game.code, say]);
  return state ? <SportBook first={state} /> : <div className="spinner" />;
}

function SportBook({ first }: { first: SportState }) {
  const { words } = useStage();
  const sport = useSport(first);
  const [open, setOpen] = useState(false);
  return (
    <div className="sport">
      <div className="sport-top">
        <h2>{words.live}</h2>
        <RulesButton>
          <p>{words.sport_rules}</p>
        </RulesButton>
      </div>
      <div className="matches">
        {sport.matches.map((it) => (
          <Match key={it.id} match={it} chosen={sport.chosen} choose={sport.choose} />
        ))}
      </div>
      <MyBets bets={sport.mine} />
      {sport.chosen.length > 0 && (
        <button type="button" className="gold slip-button" onClick={() => setOpen(true)}>
          {words.slip} <b className="slip-count">{sport.chosen.length}</b>
        </button>
      )}
      {open && <Slip sport={sport} close={() => setOpen(false)} />}
    </div>
  );
}

type MatchProps = { match: MatchView; chosen: ReturnType<typeof useSport>['chosen']; choose: ReturnType<typeof useSport>['choose'] };

function Match({ match, chosen, choose }: MatchProps) {
  const { words } = useStage();
  const begun = match.minute >= 0;
  const when = {
    live: `${match.minute}′`,
    suspended: words.suspended,
    ended: words.ended,
    upcoming: fill(words.starts_in, { minutes: Math.ceil((-match.minute * 4) / 60) }),
  }[match.status];
  return (
    <article className={`match ${match.status}`}>
      <header>
        <span className={`when${begun && match.status !== 'ended' ? ' on' : ''}`}>{when}</span>
        <span className="small">
          {match.goals
            .slice(-4)
            .map((it) => `⚽ ${it.minute}′`)
            .join('  ')}
        </span>
      </header>
      <div className="teams">
        {(['home', 'away'] as const).map((side) => (
          <div key={side}>
            <i className={`shirt shirt-${hue(match[side])}`} aria-hidden="true" />
            <span>{match[side]}</span>
            <b key={match.score[side]}>{begun ? match.score[side] : ''}</b>
          </div>
        ))}
      </div>
      {match.markets.map((market) => (
        <div className={`market market-${market.prices.length}`} key={market.key}>
          {market.prices.map((price) => {
            const on = chosen.some(
              (it) => it.match === match.id && it.market === market.key && it.pick === price.pick && it.line === market.line,
            );
            return (
              <button
                type="button"
                key={price.pick}
                aria-pressed={on}
                disabled={match.status === 'suspended'}
                onClick={() =>
                  choose({ match: match.id, market: market.key, line: market.line, pick: price.pick, odds: price.odds }, match)
                }
              >
                <span>{pickName(words, price.pick, market.line)}</span>
                <b key={price.odds}>{match.status === 'suspended' ? '–' : odds(price.odds)}</b>
              </button>
            );
          })}
        </div>
      ))}
    </article>
  );
}

function MyBets({ bets }: { bets: SportBet[] }) {
  const { words } = useStage();
  if (bets.length === 0) return null;
  return (
    <section className="my-bets">
      <h2>{words.history}</h2>
      {bets.slice(0, 12).map((it) => (
        <div key={it.wager}>
          <span className="name">
            {it.title}
            <small>
              {pickName(words, it.pick, it.line)} @ {odds(it.odds)}
            </small>
          </span>
          <span className={`state ${it.status} ${it.payout_pya > 0 ? 'won' : ''}`}>
            {it.status === 'settled' ? (it.payout_pya > 0 ? `+${(it.payout_pya / 100).toLocaleString('en-US')}` : '0') : words[it.status]}
            <small>{(it.stake_pya / 100).toLocaleString('en-US')}</small>
          </span>
        </div>
      ))}
    </section>
  );
}

/** One of eight shirts for a team, always the same. */
function hue(team: string): number {
  return [...team].reduce((sum, it) => sum + it.charCodeAt(0), 0) % 8;
}
