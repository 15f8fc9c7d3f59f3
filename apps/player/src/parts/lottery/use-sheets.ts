import { useEffect, useRef, useState } from 'react';
import { NO_SESSION } from '../cash/money-request.ts';
import type { BetState } from './betting.ts';
import type { DrawRef } from './kinds.ts';
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
  const { bet, bets, betting, several, drafts, section, change } = lottery;
  const stays = useRef<string | null>(null);
  const close = () => open(null);

  // An answer comes to light by itself, whatever the player is doing: after a reload as well.
  const told = [bet, ...bets].flatMap(({ is }) => (is === 'idle' ? [] : is)).join();
  useEffect(() => {
    if (told !== '') open('bet');
  }, [told]);
  // An answer that was shown is not shown again to who comes back, in place of their next bet. After a login the list goes on where it was.
  useEffect(
    () => () => {
      if (isTold(betting.state())) betting.close();
      if (several.states().every(({ is }) => is === 'accepted')) several.close();
    },
    [betting, several],
  );
  // A list to confirm belongs to the section it was opened for: when that closes, nobody may confirm it for the next unawares.
  useChange(section && `${section.date} ${section.time_section}`, (now) => {
    if (opened === 'bet' && stays.current !== now && (bet.is === 'idle' || bet.is === 'refused') && bets.length === 0) close();
  });
  /** The list stays open for a draw that the player chose in it. */
  const betOn = (draw: DrawRef) => {
    stays.current = `${draw.date} ${draw.section}`;
    betting.close();
    change({ change: 'draw', draw });
  };

  const review = () => {
    if (ready !== null && !lottery.isUnderWay && bets.length === 0 && linesProblem(drafts.get().lines, ready.board) === 'amount_not_set') {
      setAmount({ bet_number: null, is_missing: true });
    } else open('bet');
  };
  return { opened, open, close, review, betOn, amount, setAmount };
}

export type Sheets = ReturnType<typeof useSheets>;

const isTold = (bet: BetState) => bet.is === 'accepted' || (bet.is === 'refused' && bet.refused.status !== NO_SESSION);

/** Tells of another value; the first that is known at all changes nothing. */
function useChange(value: string | null, changed: (value: string | null) => void): void {
  const last = useRef(value);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (before !== null && before !== value) changed(value);
  });
}
