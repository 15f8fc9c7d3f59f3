import { createHash, randomUUID } from 'node:crypto';
import type { Doors } from '@shwekan/contract/address';
import { addOperator } from '../src/operators/add-operator.ts';
import { walletPeople } from './wallet-people.ts';
import type { TestWorld } from './world.ts';

export type DialectName = 'gsc' | 'gsc_plus';
/** An answer, whichever the dialect: its code, the balance after and before, and the body as it came. */
export type WalletAnswer = { code: number; balance: number; before: number; text: string; rows: { code: number; balance: number }[] };
/** One transaction in words of both dialects; what is left out has a default that fits. Amounts in the provider's currency. */
export type Move = {
  id?: string | null;
  wager?: string;
  /** Signed as the dialects sign it: a bet is below 0. */
  amount?: string | number;
  bet?: string | number;
  valid?: string | number;
  payout?: string | number;
  round?: string;
  game?: string;
  /** More or other fields, in the dialect's own words. */
  more?: Record<string, unknown>;
};
/** What is done, in words of both dialects. */
export type Doing = 'bet' | 'result' | 'rollback' | 'cancel' | 'bonus' | 'jackpot';
export type Sender = {
  member: string;
  product?: string | number;
  /** Other fields of the whole request, signed or not. */
  more?: Record<string, unknown>;
  operator?: string;
  secret?: string;
  currency?: string;
  url?: string;
};

const OPERATOR = 'SHWEDEMO';
const SECRET = 'demo-secret';
export const PRODUCTS = { gsc: '1006', gsc_plus: '1020' } as const;
const METHODS: Record<Doing, string> = {
  bet: 'PlaceBet',
  result: 'GameResult',
  rollback: 'Rollback',
  cancel: 'CancelBet',
  bonus: 'Bonus',
  jackpot: 'Jackpot',
};
const ACTIONS: Record<Doing, [call: 'withdraw' | 'deposit', action: string]> = {
  bet: ['withdraw', 'BET'],
  result: ['deposit', 'SETTLED'],
  rollback: ['deposit', 'ROLLBACK'],
  cancel: ['deposit', 'CANCEL'],
  bonus: ['deposit', 'BONUS'],
  jackpot: ['deposit', 'JACKPOT'],
};

const md5 = (...words: string[]) => createHash('md5').update(words.join('')).digest('hex');

/** Now, by the machine's clock, as GSC and GSC+ sign it. */
export const gscNow = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14);
export const plusNow = () => Math.floor(Date.now() / 1000);

/** Sends a body as it is and reads the answer, which is HTTP 200 whatever it says. */
export async function sendRaw(url: string, body: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });
  return { status: answer.status, text: await answer.text() };
}

/** A signed request of GSC: the body to send for a method with these fields. */
export function gscBody(
  method: string,
  { member, product = PRODUCTS.gsc, more, operator = OPERATOR, secret = SECRET }: Sender,
  fields: object,
) {
  const RequestTime = gscNow();
  return {
    MemberName: member,
    OperatorCode: operator,
    ProductID: Number(product),
    MessageID: randomUUID(),
    RequestTime,
    Sign: md5(operator, RequestTime, method.toLowerCase(), secret),
    ...fields,
    ...more,
  };
}

/** A signed request of GSC+: the body to send for a call with these fields. */
export function plusBody(call: string, { more, operator = OPERATOR, secret = SECRET, currency = 'MMK' }: Sender, fields: object) {
  const request_time = plusNow();
  const action = call === 'balance' ? 'getbalance' : call;
  return { operator_code: operator, currency, request_time, sign: md5(operator, String(request_time), action, secret), ...fields, ...more };
}

/** A transaction as GSC writes it. */
export function gscMove(doing: Doing, move: Move) {
  const amount = move.amount ?? 0;
  return {
    WagerID: move.wager ?? null,
    TransactionID: move.id === undefined ? randomUUID() : move.id,
    TransactionAmount: amount,
    BetAmount: move.bet ?? (doing === 'bet' ? unsigned(amount) : 0),
    ValidBetAmount: move.valid ?? move.bet ?? (doing === 'bet' ? unsigned(amount) : null),
    PayoutAmount: move.payout ?? (doing === 'result' ? unsigned(amount) : 0),
    GameRoundID: move.round ?? null,
    GameID: move.game ?? 'golden_pagoda',
    GameType: 1,
    Status: doing === 'bet' ? 100 : doing === 'result' ? 101 : 102,
    ...move.more,
  };
}

/** A transaction as GSC+ writes it. */
export function plusMove(doing: Doing, move: Move) {
  const amount = move.amount ?? 0;
  return {
    id: move.id === undefined ? randomUUID() : move.id,
    action: ACTIONS[doing][1],
    wager_code: move.wager ?? null,
    wager_status: doing === 'bet' ? 'BET' : 'SETTLED',
    round_id: move.round ?? null,
    game_code: move.game ?? 'golden_pagoda',
    amount: String(amount),
    bet_amount: move.bet ?? (doing === 'bet' ? unsigned(amount) : '0'),
    valid_bet_amount: move.valid ?? move.bet ?? (doing === 'bet' ? unsigned(amount) : null),
    prize_amount: move.payout ?? (doing === 'result' ? unsigned(amount) : '0'),
    tip_amount: '0',
    created_at: 1_795_250_000,
    ...move.more,
  };
}

function unsigned(amount: string | number): string {
  return String(amount).replace(/^-/, '');
}

/** One way to speak to the wallet, the same for both dialects. */
export type Speaker = {
  dialect: DialectName;
  balance(sender: Sender): Promise<WalletAnswer>;
  /** One request with one or several transactions of a kind. */
  send(doing: Doing, sender: Sender, moves: Move | Move[]): Promise<WalletAnswer>;
  /** Any method (GSC) or call (GSC+) with its own fields. */
  ask(word: string, sender: Sender, fields: object): Promise<WalletAnswer>;
};

/** Speaks a dialect to a server, signed. */
export function speaker(server: Pick<Doors, 'player_url'>, dialect: DialectName): Speaker {
  if (dialect === 'gsc') {
    const ask = async (method: string, sender: Sender, fields: object) => {
      const url = new URL(`/Seamless/${method}`, sender.url ?? server.player_url).href;
      return readGsc((await sendRaw(url, JSON.stringify(gscBody(method, sender, fields)))).text);
    };
    const listed = (moves: Move | Move[]) => (Array.isArray(moves) ? moves : [moves]);
    return {
      dialect,
      ask,
      balance: (sender) => ask('GetBalance', sender, {}),
      send: (doing, sender, moves) => ask(METHODS[doing], sender, { Transactions: listed(moves).map((it) => gscMove(doing, it)) }),
    };
  }
  const ask = async (call: string, sender: Sender, fields: object) => {
    const url = new URL(`/v1/api/seamless/${call}`, sender.url ?? server.player_url).href;
    return readPlus((await sendRaw(url, JSON.stringify(plusBody(call, sender, fields)))).text);
  };
  const entry = ({ member, product = PRODUCTS.gsc_plus }: Sender, more: object = {}) => ({
    batch_requests: [{ member_account: member, product_code: Number(product), game_type: 'SLOT', ...more }],
  });
  return {
    dialect,
    ask,
    balance: (sender) => ask('balance', sender, entry(sender)),
    send: (doing, sender, moves) => {
      const transactions = (Array.isArray(moves) ? moves : [moves]).map((it) => plusMove(doing, it));
      return ask(ACTIONS[doing][0], sender, entry(sender, { transactions }));
    },
  };
}

function readGsc(text: string): WalletAnswer {
  const { ErrorCode, Balance, BeforeBalance } = JSON.parse(text);
  return { code: ErrorCode, balance: Balance, before: BeforeBalance, text, rows: [{ code: ErrorCode, balance: Balance }] };
}

/** The first row's code and balances; of an answer without rows its own code. */
function readPlus(text: string): WalletAnswer {
  const { code, data } = JSON.parse(text);
  const [row] = data;
  if (row === undefined) return { code, balance: 0, before: 0, text, rows: [] };
  return { code: row.code, balance: row.balance, before: row.before_balance, text, rows: data };
}

/** Players with money in their game purse, the products of both dialects, and what tests look at. */
export async function seamlessPeople(world: TestWorld) {
  const people = await walletPeople(world);
  await addOperator(world.database_url, { username: 'games-console', password: 'games-password', roles: ['support'] });
  await world.sql(
    `insert into provider (id, p_code, name, dialect) values (91006, '1006', 'Shwe Studio', 'gsc'), (91020, '1020', 'Royal Live', 'gsc_plus')
     on conflict do nothing`,
  );
  return {
    ...people,
    /** A player with so many kyat in the game purse (whole thousands are paid in; the rest is a correction). */
    async gamePlayer(kyat: number) {
      const player = await people.player(0);
      if (kyat > 0) await people.adjust(player, 'game', 'give', kyat);
      const [row] = await world.sql('select user_code from player where id = $1', [player.id]);
      return { ...player, member: String(row?.['user_code']) };
    },
    wagers: (player: { id: number }) => world.sql('select * from wager where player_id = $1 order by id', [player.id]),
    transactions: (player: { id: number }) => world.sql('select * from game_transaction where player_id = $1 order by id', [player.id]),
    /** The game purse in pya, by the ledger itself. */
    async purse(player: { id: number }): Promise<number> {
      const [row] = await world.sql(`select balance from purse where player_id = $1 and kind = 'game'`, [player.id]);
      return Number(row?.['balance']);
    },
  };
}

/** A wager code or id nobody has used. */
export const fresh = (word = 'w') => `${word}-${randomUUID()}`;
