import { gscTime, sign } from '../aggregator/sign.ts';
import { CURRENCY } from '../products.ts';
import type { Settings } from '../settings.ts';
import { type Action, type Answer, type Callback, type Move, type Outgoing, readAnswer } from './callback.ts';

const METHODS: Record<Action, string> = {
  bet: 'PlaceBet',
  tip: 'PlaceBet',
  preserve: 'BuyIn',
  result: 'GameResult',
  resettle: 'GameResult',
  preserve_refund: 'BuyOut',
  jackpot: 'Jackpot',
  bonus: 'Bonus',
  rollback: 'Rollback',
  cancel: 'CancelBet',
  push: 'PushBet',
};
const STATUS = { open: 100, settled: 101, void: 102 } as const;

/** A callback in the older dialect: one method, signed anew at each sending, its transactions unchanged. */
export function gscRequest(settings: Settings, callback: Callback, now: Date): Outgoing {
  const method = METHODS[callback.action];
  const rows = callback.moves.map((it) => transaction(settings, it));
  const single = method === 'BuyIn' || method === 'BuyOut';
  return request(settings, method, callback, now, single ? { Transaction: rows[0] } : { Transactions: rows });
}

/** Asks for a balance. */
export function gscBalance(settings: Settings, whose: { member: string; product: number }, now: Date): Outgoing {
  return request(settings, 'GetBalance', { ...whose, id: `B${now.getTime()}` }, now, {});
}

/** Reads the older dialect's answer. */
export function readGsc(said: Record<string, unknown>): Answer {
  return readAnswer(said['ErrorCode'], said['ErrorMessage'], said['Balance'], said['BeforeBalance']);
}

function request(
  settings: Settings,
  method: string,
  of: { id: string; member: string; product: number },
  now: Date,
  more: object,
): Outgoing {
  const RequestTime = gscTime(now);
  const body = {
    MemberName: of.member,
    OperatorCode: settings.operator,
    ProductID: of.product,
    MessageID: of.id,
    RequestTime,
    Sign: sign(settings.operator, RequestTime, method.toLowerCase(), settings.secret),
    ...more,
  };
  return { path: `/Seamless/${method}`, body };
}

function transaction(settings: Settings, { id, amount_pya, wager, action }: Move) {
  const time = (at: number) => new Date(at).toISOString().slice(0, 19);
  return {
    MemberID: wager.member,
    OperatorID: settings.operator,
    ProductID: wager.product,
    ProviderID: wager.product,
    ProviderLineID: wager.product,
    WagerID: Number(wager.code),
    CurrencyID: CURRENCY,
    GameType: wager.game_type,
    GameID: wager.game,
    GameRoundID: wager.round,
    ValidBetAmount: wager.valid_pya / 100,
    BetAmount: wager.bet_pya / 100,
    TransactionAmount: amount_pya / 100,
    TransactionID: action === 'push' ? null : id,
    PayoutAmount: (wager.payout_pya + wager.jackpot_pya) / 100,
    PayoutDetail: null,
    CommissionAmount: 0,
    JackpotAmount: wager.jackpot_pya / 100,
    BetDetail: wager.detail,
    SettlementDate: wager.settled_at === null ? null : time(wager.settled_at),
    JPBet: 0,
    Status: STATUS[wager.status],
    CreatedOn: time(wager.created_at),
    ModifiedOn: time(wager.modified_at),
  };
}
