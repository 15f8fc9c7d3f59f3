import type { Dialect, GameType } from './products.ts';

/** A bet as the provider sees it. Amounts are integers of pya. */
export interface Wager {
  /** Digits only: the older dialect sends it as a number. */
  code: string;
  dialect: Dialect;
  product: number;
  game: string;
  game_type: GameType;
  member: string;
  round: string;
  bet_pya: number;
  /** What counts as turnover: nothing for a push. */
  valid_pya: number;
  payout_pya: number;
  jackpot_pya: number;
  tip_pya: number;
  status: 'open' | 'settled' | 'void';
  /** What was bet and what came out, for people. */
  detail: string;
  created_at: number;
  modified_at: number;
  settled_at: number | null;
}

type NewWager = Pick<Wager, 'dialect' | 'product' | 'game' | 'game_type' | 'member' | 'bet_pya' | 'detail'> & { round?: string };

/** Every wager of this provider, in memory, and written line by line to the journal. */
export interface WagerBook {
  open(opened: NewWager): Wager;
  /** Changes a wager and its time of change. */
  change(wager: Wager, to: Partial<Wager>): void;
  find(code: string): Wager | undefined;
  /** Wagers changed from one moment to before another, oldest change first. */
  changed(dialect: Dialect, from: number, until: number): Wager[];
  /** The latest wagers, newest first. */
  latest(count: number, which?: (wager: Wager) => boolean): Wager[];
}

/** Opens the book with what was known before; `write` keeps each change. */
export function openWagers(known: Wager[], write: (wager: Wager) => void): WagerBook {
  const wagers = new Map(known.map((it) => [it.code, it]));
  let last = known.reduce((most, it) => Math.max(most, Number(it.code)), 0);
  const nextCode = (): string => {
    last = Math.max(last + 1, Date.now() * 1_000);
    return String(last);
  };
  return {
    open(opened) {
      const code = nextCode();
      const now = Date.now();
      const blank = { valid_pya: 0, payout_pya: 0, jackpot_pya: 0, tip_pya: 0, status: 'open', settled_at: null } as const;
      const wager: Wager = { code, round: code, ...blank, ...opened, created_at: now, modified_at: now };
      wagers.set(code, wager);
      write(wager);
      return wager;
    },
    change(wager, to) {
      Object.assign(wager, to, { modified_at: Date.now() });
      write(wager);
    },
    find: (code) => wagers.get(code),
    changed: (dialect, from, until) =>
      [...wagers.values()]
        .filter((it) => it.dialect === dialect && it.modified_at >= from && it.modified_at < until)
        .sort((a, b) => a.modified_at - b.modified_at),
    latest: (count, which = () => true) => [...wagers.values()].filter(which).reverse().slice(0, count),
  };
}
