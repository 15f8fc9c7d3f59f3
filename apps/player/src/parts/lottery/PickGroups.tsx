import { TRADE_NAMES } from '@shwekan/phrases/lottery/trade';
import { type ReactNode, useState } from 'react';
import { useT } from '../../house/language.ts';
import type { PickKey, Picks } from './games.ts';

/** What is picked so far: it is shown, and added later. */
export type PickState = {
  pick: (numbers: readonly string[]) => void;
  isPicked: (numbers: readonly string[]) => boolean;
  /** The pairs of the digits that are chosen for them. */
  setPairs: (numbers: readonly string[]) => void;
};

type GroupProps = { keys: readonly PickKey[]; picks: Picks; taken: PickState };

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const ROWS = [0, 1, 2, 3, 4];

/** Picks of fixed numbers. */
export function PlainPicks({ keys, picks, taken }: GroupProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {keys.map((key) => {
        const it = picks[key];
        if (it?.takes !== 'nothing') return null;
        return (
          <PickTile key={key} className="flex-[1_1_4.5rem]" pressed={taken.isPicked(it.numbers())} onClick={() => taken.pick(it.numbers())}>
            <PickName of={key} />
            <span className="amount text-xs opacity-80">{it.count}</span>
          </PickTile>
        );
      })}
    </div>
  );
}

/** Picks by one digit: which pick first, then its digits. */
export function DigitPicks({ keys, picks, taken }: GroupProps) {
  const t = useT('lottery');
  const [kind, setKind] = useState(keys[0]);
  const it = kind && picks[kind];
  return (
    <>
      <Kinds keys={keys} kind={kind} choose={setKind} />
      <fieldset className="grid grid-cols-5 gap-2">
        <legend className="sr-only">{t.choose_digit}</legend>
        {DIGITS.map((digit) => {
          const numbers = it?.takes === 'digit' ? it.numbers(Number(digit)) : [];
          return (
            <PickTile key={digit} pressed={taken.isPicked(numbers)} onClick={() => taken.pick(numbers)}>
              <span className="font-semibold text-lg">{digit}</span>
            </PickTile>
          );
        })}
      </fieldset>
    </>
  );
}

/** Pairs of several digits, which are shown as the digits are chosen. */
export function DigitsPicks({ keys, picks, taken }: GroupProps) {
  const t = useT('lottery');
  const [kind, setKind] = useState(keys[0]);
  const [digits, setDigits] = useState<readonly string[]>([]);
  const show = (nextKind: PickKey | undefined, next: readonly string[]) => {
    const it = nextKind && picks[nextKind];
    setKind(nextKind);
    setDigits(next);
    taken.setPairs(it?.takes === 'digits' ? it.numbers(next.join('')) : []);
  };
  return (
    <>
      <Kinds keys={keys} kind={kind} choose={(next) => show(next, digits)} />
      <fieldset className="grid grid-cols-5 gap-2">
        <legend className="sr-only">{t.choose_digits}</legend>
        {DIGITS.map((digit) => (
          <PickTile
            key={digit}
            pressed={digits.includes(digit)}
            onClick={() => show(kind, digits.includes(digit) ? digits.filter((other) => other !== digit) : [...digits, digit])}
          >
            <span className="font-semibold text-lg">{digit}</span>
          </PickTile>
        ))}
      </fieldset>
      {digits.length === 1 && <p className="text-soft text-sm">{t.choose_digits}</p>}
    </>
  );
}

/** Rows of twenty numbers. */
export function RowPicks({ keys, picks, taken }: GroupProps) {
  const it = picks[keys[0] ?? 'block'];
  if (it?.takes !== 'block') return null;
  return (
    <div className="grid grid-cols-5 gap-2 zoomed:grid-cols-3 huge:grid-cols-2">
      {ROWS.map((row) => {
        const numbers = it.numbers(row);
        return (
          <PickTile key={row} pressed={taken.isPicked(numbers)} onClick={() => taken.pick(numbers)}>
            <span className="amount font-semibold text-sm">
              {numbers[0]}–{numbers[numbers.length - 1]}
            </span>
          </PickTile>
        );
      })}
    </div>
  );
}

function Kinds({ keys, kind, choose }: { keys: readonly PickKey[]; kind: PickKey | undefined; choose: (kind: PickKey) => void }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {keys.map((key) => (
        <PickTile key={key} pressed={key === kind} onClick={() => choose(key)}>
          <PickName of={key} />
        </PickTile>
      ))}
    </div>
  );
}

/** A pick's name in the player's language, and the trade's own beside it where they differ. */
function PickName({ of }: { of: PickKey }) {
  const name = useT('lottery').picks[of];
  const trade = TRADE_NAMES[of];
  return (
    <span className="flex max-w-full flex-col text-center text-sm leading-5">
      <b className="font-semibold">{name}</b>
      {!name.startsWith(trade) && (
        <span lang="my" className="text-xs leading-5 opacity-80">
          {trade}
        </span>
      )}
    </span>
  );
}

type PickTileProps = { pressed?: boolean; className?: string; onClick: () => void; children: ReactNode };

function PickTile({ pressed, className = '', onClick, children }: PickTileProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={`flex min-h-12 min-w-0 flex-col items-center justify-center rounded-control border border-line bg-sunk px-1 py-1 active:bg-gold-wash aria-pressed:border-gold-deep aria-pressed:bg-gold aria-pressed:text-on-gold ${className}`}
    >
      {children}
    </button>
  );
}
