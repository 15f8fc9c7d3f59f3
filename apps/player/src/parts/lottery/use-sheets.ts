import { useEffect, useRef, useState } from 'react';
import { isUnderWay } from './betting.ts';
import { linesProblem } from './stake.ts';
import type { Lottery, OpenLottery } from './use-lottery.ts';

/** What the amount sheet is for: one line, or all of them. */
export type AmountFor = {
  readonly bet_number: string | null;
  /** A bet was tried without it. */
  readonly is_missing?: boolean;
};

/** Which sheet of the screen is open. */
export function useSheets(lottery: Lottery, ready: OpenLottery | null) {
  const [opened, open] = useState<'quick' | 'writing' | 'bet' | null>(null);
  const [amount, setAmount] = useState<AmountFor | null>(null);
  const { bet, draft, section } = lottery;
  const close = () => open(null);

  // An answer comes to light by itself, whatever the player is doing: after a reload as well.
  const bet_is = bet.is;
  useEffect(() => {
    if (bet_is !== 'idle') open('bet');
  }, [bet_is]);
  // A list to confirm belongs to the section it was opened for: when that closes, nobody may confirm it for the next unawares.
  useChange(section && `${section.date} ${section.time_section}`, () => {
    if (opened === 'bet' && (bet.is === 'idle' || bet.is === 'refused')) close();
  });

  const review = () => {
    if (ready !== null && !isUnderWay(bet) && linesProblem(draft.lines, ready.board) === 'amount_not_set') {
      setAmount({ bet_number: null, is_missing: true });
    } else open('bet');
  };
  return { opened, open, close, review, amount, setAmount };
}

export type Sheets = ReturnType<typeof useSheets>;

/** Tells of another value; the first that is known at all changes nothing. */
function useChange(value: string | null, changed: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (before !== null && before !== value) changed();
  });
}
