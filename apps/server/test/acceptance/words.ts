import type { RunningServer } from '../../src/main.ts';
import {
  type DialectName,
  type Doing,
  gscMove,
  type Move,
  PRODUCTS,
  plusMove,
  type Sender,
  speaker,
  type WalletAnswer,
} from '../seamless.ts';

/** What a callback does: words of both dialects first, then those of GSC alone, then those of GSC+ alone. */
export type Deed =
  | Doing
  | 'balance'
  | 'push'
  | 'buy_in'
  | 'buy_out'
  | 'tip'
  | 'reserve'
  | 'unreserve'
  | 'win'
  | 'freebet'
  | 'promo'
  | 'leaderboard'
  | 'resettle'
  | 'adjust';
/** One entry of a batch of GSC+. */
export type Entry = { member: string; product: number; deed: Deed; moves: readonly Move[] };
/** A row of an answer, its balances as the digits that were sent. */
export type Row = { code: number; balance: string; before: string };

/** What a deed's transaction looks like, where it is none of the words that both dialects have. */
const LIKE: Partial<Record<Deed, Doing>> = {
  push: 'result',
  buy_in: 'bet',
  buy_out: 'bonus',
  tip: 'bet',
  reserve: 'bet',
  unreserve: 'bonus',
  win: 'result',
  freebet: 'bonus',
  promo: 'bonus',
  leaderboard: 'bonus',
  resettle: 'result',
  adjust: 'result',
  balance: 'bonus',
};
/** The calls and actions of GSC+; a call left empty goes by the sign of the amount. */
const ACTIONS: Readonly<Record<Exclude<Deed, 'push' | 'buy_in' | 'buy_out'>, readonly [call: string, action: string]>> = {
  balance: ['balance', ''],
  bet: ['withdraw', 'BET'],
  tip: ['withdraw', 'TIP'],
  reserve: ['withdraw', 'BET_PRESERVE'],
  result: ['deposit', 'SETTLED'],
  win: ['deposit', 'WIN'],
  freebet: ['deposit', 'FREEBET'],
  jackpot: ['deposit', 'JACKPOT'],
  bonus: ['deposit', 'BONUS'],
  promo: ['deposit', 'PROMO'],
  leaderboard: ['deposit', 'LEADERBOARD'],
  cancel: ['deposit', 'CANCEL'],
  unreserve: ['deposit', 'PRESERVE_REFUND'],
  rollback: ['', 'ROLLBACK'],
  adjust: ['', 'ADJUSTMENT'],
  resettle: ['', 'RESETTLED'],
};

/** Sends one request in the dialect's own words. */
export function send(
  server: RunningServer,
  dialect: DialectName,
  deed: Deed,
  sender: Sender,
  moves: readonly Move[],
): Promise<WalletAnswer> {
  const say = speaker(server, dialect);
  const like = LIKE[deed] ?? (deed as Doing);
  if (deed === 'balance') return say.balance(sender);
  if (dialect === 'gsc') {
    const rows = moves.map((it) => gscMove(like, it));
    if (deed === 'push') return say.ask('PushBet', sender, { Transactions: rows });
    if (deed === 'resettle') return say.send('result', sender, [...moves]);
    if (deed === 'buy_in' || deed === 'buy_out') return say.ask(deed === 'buy_in' ? 'BuyIn' : 'BuyOut', sender, { Transaction: rows[0] });
    return say.send(like, sender, [...moves]);
  }
  const product = Number(sender.product ?? PRODUCTS.gsc_plus);
  if (deed !== 'push') return sendBatch(server, [{ member: sender.member, product, deed, moves }], sender);
  const whose = { member_account: sender.member, product_code: product };
  const wagers = moves.map(({ more, ...it }) => ({ ...plusMove(like, it), ...whose, action: undefined, ...more }));
  return say.ask('pushbetdata', sender, { wagers });
}

/** Sends a batch of GSC+ whose entries are all of the first one's call. */
export function sendBatch(server: RunningServer, entries: readonly Entry[], sender: Sender = { member: '' }): Promise<WalletAnswer> {
  const [first] = entries;
  const batch_requests = entries.map(({ member, product, deed, moves }) => ({
    member_account: member,
    product_code: product,
    game_type: 'SLOT',
    transactions: moves.map(({ more, ...it }) => ({ ...plusMove(LIKE[deed] ?? (deed as Doing), it), action: actionOf(deed)[1], ...more })),
  }));
  const takes = first?.moves.some((it) => String(it.amount).startsWith('-'));
  const call = first ? actionOf(first.deed)[0] || (takes ? 'withdraw' : 'deposit') : 'withdraw';
  return speaker(server, 'gsc_plus').ask(call, sender, { batch_requests });
}

function actionOf(deed: Deed): readonly [call: string, action: string] {
  if (deed === 'push' || deed === 'buy_in' || deed === 'buy_out') throw new Error(`GSC+ has no ${deed} in a batch`);
  return ACTIONS[deed];
}

/** The rows of an answer; of one without rows its code alone. */
export function rowsOf({ text, rows, code }: WalletAnswer): Row[] {
  const found = (name: string) => [...text.matchAll(new RegExp(`"${name}":(-?[0-9.]+)`, 'g'))].map((it) => it[1] ?? '');
  const is_gsc = text.includes('"ErrorCode"');
  const [balances, befores] = is_gsc ? [found('Balance'), found('BeforeBalance')] : [found('balance'), found('before_balance')];
  if (rows.length === 0) return [{ code, balance: '', before: '' }];
  return rows.map((row, n) => ({ code: row.code, balance: balances[n] ?? '', before: befores[n] ?? '' }));
}
