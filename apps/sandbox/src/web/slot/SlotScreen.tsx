import { useEffect, useState } from 'react';
import type { SlotRules } from '../../games/slot.ts';
import { look } from '../call.ts';
import { fill, kyat } from '../format.ts';
import { Chips } from '../parts/Chips.tsx';
import { RulesButton } from '../parts/RulesButton.tsx';
import { useStage } from '../stage.ts';
import { Reels } from './Reels.tsx';
import { SlotSymbol } from './symbols.tsx';
import { useSlot } from './use-slot.ts';
import './slot.css';

type State = { slot: { rules: SlotRules; return: number } };
/** Wins from so many bets on are shouted. */
const BIG_TIMES = 15;
const CROWN: Record<string, string[]> = { golden_pagoda: ['elephant', 'pagoda', 'chinthe'], mogok_ruby: ['sapphire', 'ruby', 'jade'] };

export default function SlotScreen() {
  const { game, say } = useStage();
  const [state, setState] = useState<State['slot'] | null>(null);
  useEffect(() => {
    look<State>(`/game/${game.code}`).then((it) => setState(it.slot), say);
  }, [game.code, say]);
  return state ? <Slot rules={state.rules} returns={state.return} /> : <div className="spinner" />;
}

function Slot({ rules, returns }: { rules: SlotRules; returns: number }) {
  const { words } = useStage();
  const { view, spin, auto, setAuto } = useSlot(rules);
  const [bet, setBet] = useState(rules.bets_kyat[0] ?? 100);
  const still = view.phase === 'still';
  useEffect(() => {
    if (!auto || !still) return;
    const next = setTimeout(() => void spin(bet * 100), 500);
    return () => clearTimeout(next);
  }, [auto, still, bet, spin]);
  const big = still && view.won_pya >= bet * 100 * BIG_TIMES;
  return (
    <div className={`slot ${rules.code}`}>
      <div className="slot-top">
        {view.free > 0 ? (
          <b className="free">
            {words.free_spins} {view.free}/{view.free_of}
          </b>
        ) : (
          <span>{fill(words.lines, { count: rules.lines.length })}</span>
        )}
        <span className={`won${view.won_pya > 0 ? ' some' : ''}`} aria-live="polite">
          {view.won_pya > 0 ? `${words.win} ${kyat(view.won_pya)}` : view.free === 0 && words.good_luck}
        </span>
        <RulesButton returns={returns}>
          <SlotRulesText rules={rules} />
        </RulesButton>
      </div>
      <div className="crown" aria-hidden="true">
        {CROWN[rules.code]?.map((it) => (
          <SlotSymbol key={it} name={it} />
        ))}
      </div>
      <Reels rules={rules} view={view} />
      {big && (
        <div className="big-win" key={view.won_pya}>
          <span>{(view.outcome?.jackpot_pya ?? 0) > 0 ? words.jackpot : words.big_win}</span>
          <b>{kyat(view.won_pya)}</b>
        </div>
      )}
      <div className="slot-deck">
        <Chips values_kyat={rules.bets_kyat} chosen={bet} choose={setBet} disabled={!still || auto} />
        <div className="slot-buttons">
          <button type="button" className="dark" aria-pressed={auto} onClick={() => setAuto(!auto)}>
            {auto ? words.stop : words.auto}
          </button>
          <button type="button" className="gold spin" disabled={!still || auto} onClick={() => void spin(bet * 100)}>
            {words.spin}
          </button>
          <div className="bet-shown">
            <span>{words.bet}</span>
            <b>{kyat(bet * 100)}</b>
          </div>
        </div>
      </div>
    </div>
  );
}

function SlotRulesText({ rules }: { rules: SlotRules }) {
  const { words } = useStage();
  return (
    <>
      <p>{words.slot_rules}</p>
      <div className="pay-table">
        {Object.entries(rules.pays).map(([symbol, pays]) => (
          <div key={symbol}>
            <SlotSymbol name={symbol} />
            <span>
              {Object.entries(pays)
                .map(([count, times]) => `${count}: ×${times}`)
                .join('  ')}
            </span>
          </div>
        ))}
        {rules.scatter && (
          <div>
            <SlotSymbol name={rules.scatter.symbol} />
            <span>
              {Object.entries(rules.scatter.pays)
                .map(([count, times]) => `${count}: ×${times} ${words.bet}`)
                .join('  ')}
            </span>
          </div>
        )}
      </div>
      {rules.wild && (
        <p className="with-symbol">
          <SlotSymbol name={rules.wild} />
          {fill(words.wild_rules, { symbol: '' })}
        </p>
      )}
      {rules.scatter && (
        <p>{fill(words.scatter_rules, { least: rules.scatter.least, spins: rules.scatter.free_spins, times: rules.scatter.multiplier })}</p>
      )}
    </>
  );
}
