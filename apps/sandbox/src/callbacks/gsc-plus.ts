import { sign } from '../aggregator/sign.ts';
import { CURRENCY, GAME_TYPES, type GameType } from '../products.ts';
import type { Settings } from '../settings.ts';
import { type Action, type Answer, type Callback, type Move, type Outgoing, readAnswer } from './callback.ts';

const ACTIONS: Record<Exclude<Action, 'push'>, string> = {
  bet: 'BET',
  tip: 'TIP',
  preserve: 'BET_PRESERVE',
  result: 'SETTLED',
  resettle: 'RESETTLED',
  preserve_refund: 'PRESERVE_REFUND',
  jackpot: 'JACKPOT',
  bonus: 'BONUS',
  rollback: 'ROLLBACK',
  cancel: 'CANCEL',
};
const STATUS = { open: 'BET', settled: 'SETTLED', void: 'VOID' } as const;
/** How an action is named in the signature. */
const SIGNED = { balance: 'getbalance', withdraw: 'withdraw', deposit: 'deposit', pushbetdata: 'pushbetdata' } as const;

type Whose = { member: string; product: number; game_type: GameType };

/** A callback in GSC+: what takes money is a withdraw, what gives or takes none is a deposit, reports are pushed. */
export function plusRequest(settings: Settings, callback: Callback, now: Date): Outgoing {
  if (callback.action === 'push') return request(settings, 'pushbetdata', now, { wagers: callback.moves.map((it) => report(it)) });
  const takes = callback.moves.some((it) => it.amount_pya < 0);
  return request(settings, takes ? 'withdraw' : 'deposit', now, {
    currency: CURRENCY,
    batch_requests: [{ ...entry(callback), transactions: callback.moves.map(transaction) }],
  });
}

/** Asks for a balance. */
export function plusBalance(settings: Settings, whose: Whose, now: Date): Outgoing {
  return request(settings, 'balance', now, { currency: CURRENCY, batch_requests: [entry(whose)] });
}

/** Reads GSC+'s answer: that of the one batch entry sent, or of the whole when there is none. */
export function readPlus(said: Record<string, unknown>): Answer {
  const rows = Array.isArray(said['data']) ? said['data'] : [];
  const row: Record<string, unknown> = rows[0] ?? {};
  const answer = readAnswer(row['code'] ?? said['code'], row['message'] || said['message'], row['balance'], row['before_balance']);
  // A pushed report is answered without a balance.
  if (answer.outcome !== 'unknown' || said['code'] !== 0 || rows.length > 0) return answer;
  return { outcome: 'done', code: 0, message: String(said['message'] ?? ''), balance_pya: Number.NaN, before_pya: Number.NaN };
}

function request(settings: Settings, action: keyof typeof SIGNED, now: Date, more: object): Outgoing {
  const request_time = Math.floor(now.getTime() / 1_000);
  const signed = sign(settings.operator, request_time, SIGNED[action], settings.secret);
  return { path: `/v1/api/seamless/${action}`, body: { operator_code: settings.operator, request_time, sign: signed, ...more } };
}

function entry(of: Whose) {
  return { member_account: of.member, product_code: of.product, game_type: GAME_TYPES[of.game_type] };
}

function transaction({ id, action, amount_pya, wager }: Move) {
  return {
    id,
    action: action === 'push' ? '' : ACTIONS[action],
    wager_code: wager.code,
    wager_status: STATUS[wager.status],
    round_id: wager.round,
    game_code: wager.game,
    channel_code: 'WEB',
    wager_type: 'NORMAL',
    amount: kyat(amount_pya),
    bet_amount: kyat(wager.bet_pya),
    valid_bet_amount: kyat(wager.valid_pya),
    prize_amount: kyat(wager.payout_pya + wager.jackpot_pya),
    tip_amount: kyat(wager.tip_pya),
    settled_at: Math.floor((wager.settled_at ?? 0) / 1_000),
    created_at: Math.floor(wager.created_at / 1_000),
    payload: { detail: wager.detail },
  };
}

function report({ wager }: Move) {
  const { id: _, action: __, amount: ___, ...row } = transaction({ id: '', action: 'push', amount_pya: 0, wager });
  return {
    ...row,
    member_account: wager.member,
    product_code: wager.product,
    game_type: GAME_TYPES[wager.game_type],
    currency: CURRENCY,
    updated_at: Math.floor(wager.modified_at / 1_000),
  };
}

function kyat(pya: number): string {
  return (pya / 100).toFixed(2);
}
