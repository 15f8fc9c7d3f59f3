import { fill } from '@shwekan/phrases/fill';
import { kyatShown } from '@shwekan/rules';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../house/language.ts';
import { Coin } from '../../Kyat.tsx';
import { amountsOf, quickAmounts, stakeProblem, typedPya } from '../stake.ts';
import type { OpenLottery } from '../use-lottery.ts';
import { focusField, STAKE_ID, WRITE_ID } from './fields.ts';

/** The amount of the numbers that are chosen next, and of those that have none yet: to be typed, or by one press of the mouse. */
export function StakePane({ lottery: { board, draft, change } }: { lottery: OpenLottery }) {
  const t = useT('lottery');
  const [typed_pya, setTyped] = useState<number | null>(null);
  const stake_pya = typed_pya ?? draft.stake_pya;
  const problem = typed_pya === null ? null : stakeProblem(typed_pya, board);
  const set = (pya: number) => {
    change({ change: 'stake_batch', stake_pya: pya });
    setTyped(null);
  };
  const pressed = (event: KeyboardEvent) => {
    const isEnd = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && problem === null;
    if (!isEnd && event.key !== 'Escape') return;
    event.preventDefault();
    // Before the field is left, which takes what stands in it.
    flushSync(() => (isEnd && typed_pya !== null ? set(typed_pya) : setTyped(null)));
    focusField(WRITE_ID);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap gap-1.5">
        <label className="flex min-h-9 w-34 items-center gap-2 rounded-control border border-edge bg-sunk px-3 focus-within:outline-3 focus-within:outline-gold-deep">
          <Coin />
          <input
            id={STAKE_ID}
            className="amount w-full min-w-0 bg-transparent text-right font-bold text-lg outline-none"
            aria-label={t.enter_amount}
            aria-describedby="stake-rule"
            aria-invalid={problem !== null}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t.amount}
            value={stake_pya === 0 ? '' : kyatShown(stake_pya)}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setTyped(typedPya(event.target.value))}
            onKeyDown={pressed}
            onBlur={() => typed_pya !== null && problem === null && set(typed_pya)}
          />
        </label>
        {quickAmounts(board).map((pya) => (
          <button
            key={pya}
            type="button"
            aria-pressed={pya === draft.stake_pya}
            onClick={() => set(pya)}
            className="amount min-h-9 min-w-12 flex-auto rounded-control border border-line bg-sunk px-2 font-semibold text-sm active:bg-gold-wash aria-pressed:border-gold-deep aria-pressed:bg-gold aria-pressed:text-on-gold"
          >
            {kyatShown(pya)}
          </button>
        ))}
      </div>
      <p id="stake-rule" aria-live="polite" className="text-bad text-sm empty:hidden">
        {problem !== null && fill(t[problem], amountsOf(board))}
      </p>
    </div>
  );
}
