import { fill } from '@shwekan/phrases/fill';
import { TRADE_NAMES } from '@shwekan/phrases/lottery/trade';
import { type ReactNode, useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../Button.tsx';
import type { Game, PickKey } from './games.ts';

type GroupProps = { keys: readonly PickKey[]; picks: Game['picks']; pick: (numbers: readonly string[]) => void };

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const ROWS = [0, 1, 2, 3, 4];

/** Picks that add their numbers at a tap. */
export function PlainPicks({ keys, picks, pick }: GroupProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {keys.map((key) => {
        const it = picks[key];
        if (it?.takes !== 'nothing') return null;
        return (
          <PickTile key={key} className="flex-[1_1_4.5rem]" onClick={() => pick(it.numbers())}>
            <PickName of={key} />
            <span className="amount text-soft text-xs">{it.count}</span>
          </PickTile>
        );
      })}
    </div>
  );
}

/** Picks by one digit: which pick first, then every digit adds at a tap. */
export function DigitPicks({ keys, picks, pick }: GroupProps) {
  const t = useT('lottery');
  const [kind, setKind] = useState(keys[0]);
  const it = kind && picks[kind];
  return (
    <>
      <Kinds keys={keys} kind={kind} choose={setKind} />
      <fieldset className="grid grid-cols-5 gap-2">
        <legend className="sr-only">{t.choose_digit}</legend>
        {DIGITS.map((digit) => (
          <PickTile key={digit} onClick={() => it?.takes === 'digit' && pick(it.numbers(Number(digit)))}>
            <span className="font-semibold text-lg">{digit}</span>
          </PickTile>
        ))}
      </fieldset>
    </>
  );
}

/** Picks of several digits: they are collected, then added together. */
export function DigitsPicks({ keys, picks, pick }: GroupProps) {
  const t = useT('lottery');
  const [kind, setKind] = useState(keys[0]);
  const [digits, setDigits] = useState<readonly string[]>([]);
  const it = kind && picks[kind];
  const numbers = it?.takes === 'digits' ? it.numbers(digits.join('')) : [];
  const toggle = (digit: string) => setDigits(digits.includes(digit) ? digits.filter((other) => other !== digit) : [...digits, digit]);
  const add = () => {
    pick(numbers);
    setDigits([]);
  };
  return (
    <>
      <Kinds keys={keys} kind={kind} choose={setKind} />
      <fieldset className="grid grid-cols-5 gap-2">
        <legend className="sr-only">{t.choose_digits}</legend>
        {DIGITS.map((digit) => (
          <PickTile key={digit} pressed={digits.includes(digit)} onClick={() => toggle(digit)}>
            <span className="font-semibold text-lg">{digit}</span>
          </PickTile>
        ))}
      </fieldset>
      <Button look="brand" disabled={numbers.length === 0} onClick={add}>
        {numbers.length === 0 ? t.choose_digits : fill(t.add_count, { count: numbers.length })}
      </Button>
    </>
  );
}

/** Rows of twenty numbers. */
export function RowPicks({ keys, picks, pick }: GroupProps) {
  const it = picks[keys[0] ?? 'block'];
  if (it?.takes !== 'block') return null;
  return (
    <div className="grid grid-cols-5 gap-2 zoomed:grid-cols-2">
      {ROWS.map((row) => {
        const numbers = it.numbers(row);
        return (
          <PickTile key={row} onClick={() => pick(numbers)}>
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
