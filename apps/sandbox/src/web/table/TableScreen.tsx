import { useEffect, useState } from 'react';
import type { TableView } from '../../play/table.ts';
import { look } from '../call.ts';
import { fill, kyat } from '../format.ts';
import { Chips } from '../parts/Chips.tsx';
import { RulesButton } from '../parts/RulesButton.tsx';
import { useStage } from '../stage.ts';
import { Hands } from './Hands.tsx';
import { Road } from './Road.tsx';
import { type TableState, useTable } from './use-table.ts';
import './table.css';

const CHIPS_KYAT = [100, 500, 1_000, 5_000, 10_000, 50_000];
const TIP_PYA = 20_000;
const BETTING_S = 15;

export default function TableScreen() {
  const { game, say } = useStage();
  const [state, setState] = useState<TableState | null>(null);
  useEffect(() => {
    look<{ table: TableState }>(`/game/${game.code}`).then((it) => setState(it.table), say);
  }, [game.code, say]);
  return state ? <LiveTable first={state} /> : <div className="spinner" />;
}

function LiveTable({ first }: { first: TableState }) {
  const { words, game } = useStage();
  const [chip, setChip] = useState(CHIPS_KYAT[0] ?? 100);
  const table = useTable(first);
  const { view, drafted, mine, open } = table;
  const [left, right, middle] = first.bets;
  if (!left || !right || !middle) return null;
  const drafted_pya = sum(drafted);
  const spot = (bet: (typeof first.bets)[number]) => (
    <button
      type="button"
      key={bet.key}
      className={`spot spot-${bet.key}${view.dealt?.result === bet.key && view.phase === 'result' ? ' won-spot' : ''}`}
      disabled={!open}
      onClick={() => table.put(bet.key, chip * 100)}
    >
      <b className="spot-name">{nameOf(words, bet.key)}</b>
      <span className="small">{bet.pays}</span>
      <span className="pot">{(view.pots[bet.key] ?? 0) > 0 ? kyat(view.pots[bet.key] ?? 0) : ' '}</span>
      {(mine[bet.key] ?? 0) > 0 && <i className="mine">{kyat(mine[bet.key] ?? 0)}</i>}
      {(drafted[bet.key] ?? 0) > 0 && <i className="drafted">{kyat(drafted[bet.key] ?? 0)}</i>}
    </button>
  );
  return (
    <div className="table">
      <div className="felt">
        <div className="table-top">
          <span className="small">{fill(words.players, { count: view.players })}</span>
          <span className="small">#{view.round.split('-').at(-1)}</span>
          <RulesButton returns={Math.min(left.return, right.return)}>
            <p>{game.code === 'baccarat' ? words.baccarat_rules : words.dragon_tiger_rules}</p>
            <ul>
              {first.bets.map((it) => (
                <li key={it.key}>
                  {nameOf(words, it.key)}: {it.pays} · {fill(words.return_line, { percent: (it.return * 100).toFixed(2) })}
                </li>
              ))}
            </ul>
          </RulesButton>
        </div>
        <Hands view={view} names={[nameOf(words, left.key), nameOf(words, right.key)]} keys={[left.key, right.key]} />
        <Clock view={view} left_s={table.left_s} />
        {table.won_pya !== null && <div className="table-won">{`${words.win} ${kyat(table.won_pya)}`}</div>}
      </div>
      <div className="spots">{[left, middle, right].map(spot)}</div>
      <div className="table-deck">
        <Chips values_kyat={CHIPS_KYAT} chosen={chip} choose={setChip} disabled={!open} />
        <div className="table-buttons">
          <button type="button" className="dark" disabled={!open || drafted_pya > 0 || sum(table.last) === 0} onClick={table.repeat}>
            {words.repeat}
          </button>
          <button type="button" className="dark" disabled={drafted_pya === 0 || table.sending} onClick={table.clear}>
            {words.clear}
          </button>
          <button
            type="button"
            className="gold"
            disabled={!open || drafted_pya === 0 || table.sending}
            onClick={() => void table.confirm()}
          >
            {drafted_pya > 0 ? `${words.bet} ${kyat(drafted_pya)}` : words.confirm}
          </button>
        </div>
      </div>
      <Road
        history={view.history}
        keys={[left.key, right.key]}
        names={{ [left.key]: nameOf(words, left.key), [right.key]: nameOf(words, right.key), tie: words.tie }}
      />
      <button type="button" className="quiet" onClick={() => void table.tip(TIP_PYA)}>
        {words.tip} · {kyat(TIP_PYA)}
      </button>
    </div>
  );
}

function Clock({ view, left_s }: { view: TableView; left_s: number }) {
  const { words } = useStage();
  const says = { betting: words.place_bets, closing: words.no_more_bets, dealing: words.dealing, result: words.next_round }[view.phase];
  return (
    <div className={`clock ${view.phase}${view.phase === 'betting' && left_s <= 5 ? ' hurry' : ''}`}>
      <span>
        {view.phase === 'result' && view.dealt
          ? view.dealt.result === 'tie'
            ? words.tie
            : fill(words.wins, { side: nameOf(words, view.dealt.result) })
          : says}
      </span>
      {view.phase === 'betting' && <b className="clock-s">{left_s}</b>}
      {view.phase === 'betting' && <progress max={BETTING_S} value={left_s} aria-label={says} />}
    </div>
  );
}

function nameOf(words: ReturnType<typeof useStage>['words'], bet: string): string {
  const names: Record<string, string> = {
    dragon: words.dragon,
    tiger: words.tiger,
    tie: words.tie,
    player: words.player,
    banker: words.banker,
  };
  return names[bet] ?? bet;
}

function sum(bets: Record<string, number>): number {
  return Object.values(bets).reduce((all, it) => all + it, 0);
}
