import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableView } from '../../play/table.ts';
import { look, play } from '../call.ts';
import { useStage } from '../stage.ts';
import { useStream } from '../use-stream.ts';

type Bets = Record<string, number>;
export type TableState = { bets: { key: string; pays: string; return: number }[]; view: TableView; mine: Bets };
type RoundEnd = { round: string; bet_pya: number; payout_pya: number; balance_pya: number | null };

const TICK_MS = 250;
const SHOW_WIN_MS = 4_500;

/** A seat at the table: its clock, chips put down but not yet bet, and bets taken in this round. */
export function useTable(first: TableState) {
  const { game, spend, setBalance, say, note, words } = useStage();
  const [view, setView] = useState(first.view);
  const [ends_at, setEnds] = useState(() => Date.now() + first.view.left_ms);
  const [now, setNow] = useState(Date.now);
  const [drafted, setDrafted] = useState<Bets>({});
  const [mine, setMine] = useState(first.mine);
  const [last, setLast] = useState<Bets>({});
  const [sending, setSending] = useState(false);
  const [won_pya, setWon] = useState<number | null>(null);
  const round = useRef(first.view.round);
  const forget = useRef<ReturnType<typeof setTimeout>>(undefined);

  const see = useCallback((next: TableView) => {
    if (next.round !== round.current) {
      round.current = next.round;
      setMine({});
      setWon(null);
    }
    if (next.phase !== 'betting') setDrafted({});
    setView(next);
    setEnds(Date.now() + next.left_ms);
  }, []);
  const anew = useCallback(() => {
    look<{ table: TableState }>(`/game/${game.code}`).then((it) => {
      see(it.table.view);
      setMine(it.table.mine);
    }, say);
  }, [game.code, see, say]);
  useStream(
    {
      [`table:${game.code}`]: see,
      settled: (it: RoundEnd) => {
        setBalance(it.balance_pya);
        setWon(it.payout_pya > 0 ? it.payout_pya : null);
        clearTimeout(forget.current);
        forget.current = setTimeout(() => setWon(null), SHOW_WIN_MS);
      },
    },
    anew,
  );
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, []);

  const confirm = async () => {
    const bets = drafted;
    const total = Object.values(bets).reduce((all, it) => all + it, 0);
    setSending(true);
    spend(total);
    try {
      const { balance_pya } = await play<{ balance_pya: number }>('/table', { game: game.code, round: view.round, bets });
      setBalance(balance_pya);
      setMine((before) => merged(before, bets));
      setLast(bets);
      setDrafted({});
    } catch (error) {
      setDrafted({});
      say(error);
    } finally {
      setSending(false);
    }
  };
  const tip = async (amount_pya: number) => {
    try {
      setBalance((await play<{ balance_pya: number }>('/tip', { game: game.code, amount_pya })).balance_pya);
      note(words.thanks);
    } catch (error) {
      say(error);
    }
  };
  return {
    ...{ view, drafted, mine, last, sending, won_pya, confirm, tip },
    left_s: Math.max(0, Math.ceil((ends_at - now) / 1_000)),
    open: view.phase === 'betting' && !sending,
    put: (bet: string, pya: number) => setDrafted((before) => merged(before, { [bet]: pya })),
    clear: () => setDrafted({}),
    repeat: () => setDrafted(last),
  };
}

function merged(one: Bets, other: Bets): Bets {
  const all = { ...one };
  for (const [bet, pya] of Object.entries(other)) all[bet] = (all[bet] ?? 0) + pya;
  return all;
}
