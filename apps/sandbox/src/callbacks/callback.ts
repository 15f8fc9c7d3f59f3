import type { Dialect, GameType } from '../products.ts';
import type { Wager } from '../wagers.ts';

/** Why money moves, in the words of neither dialect. */
export type Action =
  | 'bet'
  | 'tip'
  | 'preserve'
  | 'result'
  | 'preserve_refund'
  | 'jackpot'
  | 'bonus'
  | 'rollback'
  | 'cancel'
  | 'resettle'
  | 'push';

/** One transaction of a callback. Its id and its wager are frozen: sent again it is the same, letter for letter. */
export interface Move {
  id: string;
  action: Action;
  /** Signed: below zero takes from the player. Integer of pya. */
  amount_pya: number;
  wager: Wager;
}

/** A message to the operator's wallet, and what came of it. All its moves have one action. */
export interface Callback {
  id: string;
  action: Action;
  dialect: Dialect;
  product: number;
  game_type: GameType;
  member: string;
  moves: Move[];
  state: 'waiting' | 'done' | 'refused' | 'unknown';
  attempts: number;
  code: number | null;
  message: string;
  balance_pya: number | null;
  made_at: number;
}

/** What the wallet said. `unknown`: nobody can tell whether it did what it was asked; the same id is sent again. */
export type Answer =
  | { outcome: 'done'; balance_pya: number; before_pya: number; code: number; message: string }
  | { outcome: 'refused'; balance_pya: number | null; code: number; message: string }
  | { outcome: 'unknown'; code: null; message: string };

/** A request to the wallet, ready to be sent. */
export interface Outgoing {
  path: string;
  body: unknown;
}

/** Reads a code and balances as the wallet gives them (numbers or text, in kyat). 0 and 1003 (done before) are a yes; 999 and 20 tell nothing. */
export function readAnswer(code: unknown, message: unknown, balance: unknown, before: unknown): Answer {
  const number = Number(code);
  const text = String(message ?? '');
  if (code === undefined || !Number.isInteger(number)) return { outcome: 'unknown', code: null, message: 'not an answer' };
  if (number === 999 || number === 20) return { outcome: 'unknown', code: null, message: `${number} ${text}` };
  const balance_pya = pya(balance);
  if (number === 0 || number === 1003) {
    if (balance_pya === null) return { outcome: 'unknown', code: null, message: 'an answer without a balance' };
    return { outcome: 'done', code: number, message: text, balance_pya, before_pya: pya(before) ?? balance_pya };
  }
  return { outcome: 'refused', code: number, message: text, balance_pya };
}

function pya(kyat: unknown): number | null {
  const amount = typeof kyat === 'string' || typeof kyat === 'number' ? Math.round(Number(kyat) * 100) : Number.NaN;
  return Number.isSafeInteger(amount) ? amount : null;
}
