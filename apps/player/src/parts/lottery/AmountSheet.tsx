import { fill } from '@shwekan/phrases/fill';
import { kyatShown } from '@shwekan/rules';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../Button.tsx';
import { Coin } from '../Kyat.tsx';
import { Sheet } from '../Sheet.tsx';
import { KeyPad } from './KeyPad.tsx';
import type { StakeLimits } from './kinds.ts';
import { afterKey, amountsOf, quickAmounts, stakeProblem, typedPya } from './stake.ts';

type AmountSheetProps = {
  open: boolean;
  close: () => void;
  /** The line the amount is for; null for the numbers chosen since the last amount. */
  bet_number: string | null;
  /** How many those are, and how many are chosen in all. */
  forCount: number;
  allCount: number;
  stake_pya: number;
  /** A bet was tried without this amount: say so. */
  is_missing: boolean;
  limits: StakeLimits;
  apply: (stake_pya: number, isForAll: boolean) => void;
};

const FORM_ID = 'amount';

const FOR_ALL = 'all';

/** Types an amount for one line, for the numbers chosen since the last amount, or for all. What is typed can always be finished or left. */
export function AmountSheet(props: AmountSheetProps) {
  const t = useT('lottery');
  const { bet_number, forCount, allCount } = props;
  const isForSome = bet_number === null && forCount > 0 && forCount < allCount;
  const title =
    bet_number !== null
      ? fill(t.amount_for_one, { number: bet_number })
      : isForSome
        ? fill(t.amount_for_some, { count: forCount })
        : t.amount_for_all;
  // In the footer, so that the smallest phone shows it without scrolling.
  const footer = (
    <>
      {isForSome && (
        <Button type="submit" form={FORM_ID} value={FOR_ALL} className="flex-1">
          {t.apply_all}
        </Button>
      )}
      <Button type="submit" form={FORM_ID} look="gold" className="flex-1">
        {bet_number === null && !isForSome ? t.apply_all : t.apply}
      </Button>
    </>
  );
  return (
    <Sheet title={title} open={props.open} close={props.close} actions={footer}>
      <AmountPad {...props} />
    </Sheet>
  );
}

function AmountPad({ stake_pya, is_missing, limits, apply }: AmountSheetProps) {
  const t = useT('lottery');
  const [typed_pya, setTyped] = useState(stake_pya);
  // The first key replaces the amount that is there, as a calculator does.
  const [is_fresh, setFresh] = useState(true);
  const [is_refused, setRefused] = useState(is_missing);
  const type = (next_pya: number) => {
    setTyped(next_pya);
    setFresh(false);
  };
  const problem = stakeProblem(typed_pya, limits);
  const told = problem === null || (problem === 'amount_not_set' && !is_refused) ? t.amount_rule : t[problem];
  return (
    <form
      id={FORM_ID}
      className="flex flex-col gap-3 low:gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const pressed = (event.nativeEvent as SubmitEvent).submitter;
        if (problem === null) apply(typed_pya, pressed instanceof HTMLButtonElement && pressed.value === FOR_ALL);
        else setRefused(true);
      }}
    >
      <label className="flex items-center gap-2 rounded-control border border-edge bg-sunk px-4 py-2 focus-within:outline-3 focus-within:outline-gold-deep">
        <Coin className="size-6" />
        <input
          className="amount w-full min-w-0 bg-transparent text-right font-bold text-3xl outline-none"
          aria-label={t.enter_amount}
          aria-describedby="amount-rule"
          aria-invalid={typed_pya > 0 && problem !== null}
          inputMode="none"
          autoComplete="off"
          value={typed_pya === 0 ? '' : kyatShown(typed_pya)}
          placeholder="0"
          onChange={(event) => type(typedPya(event.target.value))}
        />
      </label>
      <p id="amount-rule" aria-live="polite" className={`text-sm ${told === t.amount_rule ? 'text-soft' : 'text-bad'}`}>
        {fill(told, amountsOf(limits))}
      </p>
      <QuickAmounts limits={limits} chosen_pya={typed_pya} choose={type} />
      <KeyPad extra="00" pressed={(key) => type(afterKey(is_fresh && key !== 'back' ? 0 : typed_pya, key))} />
    </form>
  );
}

type QuickAmountsProps = { limits: StakeLimits; chosen_pya: number; choose: (stake_pya: number) => void };

function QuickAmounts({ limits, chosen_pya, choose }: QuickAmountsProps) {
  return (
    <div className="no-bar grid shrink-0 grid-cols-4 gap-2 low:flex low:overflow-x-auto">
      {quickAmounts(limits).map((pya) => (
        <button
          key={pya}
          type="button"
          aria-pressed={pya === chosen_pya}
          onClick={() => choose(pya)}
          className="amount min-h-11 shrink-0 rounded-control border border-line font-semibold text-sm low:min-w-14 low:px-2 active:bg-gold-wash aria-pressed:border-gold-deep aria-pressed:bg-gold aria-pressed:text-on-gold"
        >
          {kyatShown(pya)}
        </button>
      ))}
    </div>
  );
}
