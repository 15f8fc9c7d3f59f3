import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { type Dice, diceOf } from '../../../apps/server/test/dice.ts';
import { gscBody, gscMove } from '../../../apps/server/test/seamless.ts';
import { DAY, type House, type HouseOperator, type HousePlayer, type HouseServer, PASSWORD } from './house.ts';

/** What was acknowledged: it must be there once, whatever was killed. Amounts in pya; `id` is what the answer called it. */
export type Acknowledged = {
  kind: Kind;
  player_id: number;
  key: string;
  id: string | null;
  main: number;
  game: number;
  /** Of a bet: the section of the day it is for, and what is on its numbers. */
  bet?: { section: string; lines: Line[] };
};
export type Kind = 'bet' | 'transfer' | 'callback' | 'cash_in' | 'cash_out';
export type Line = { number: number; stake_pya: number };

/** What a play has done so far. `faults` are answers that no fault of a database or server excuses. */
export type Play = {
  acknowledged: Acknowledged[];
  /** Operations that were answered with a refusal for good: they did nothing. */
  refused: Map<string, number>;
  retried: number;
  faults: string[];
  /** A player's money as the acknowledged operations leave it. */
  main: Map<number, number>;
  game: Map<number, number>;
};

type PlayOptions = {
  /** How many are acknowledged at least. */
  count: number;
  /** While it answers true the play goes on beyond its count. */
  goesOn?(): boolean;
  seed: number;
  play?: Play;
  /** The sections that bets are for, by default the day's first two. */
  sections?(): readonly string[];
  /** Whether a refusal says nothing for good now: who is asked may not know what is. It is asked again. */
  isPassing?(): boolean;
  /** How long a player rests between two operations; not at all by default. */
  rest_ms?: number;
  /** Hears every try: its answer, or null, how long it took, and who asked. */
  onTry?(answer: Answer | null, took_ms: number, asker: Asker, path: string): void;
  /** Hears why a try had no answer. */
  onLost?(path: string, error: Error): void;
};
export type Answer = { status: number; body: Record<string, unknown>; retry_after_s: number | null };
/** A provider whose commit got no answer is told nothing before its bet's time is over; a person is told in time. */
export type Asker = 'person' | 'provider';
type CallRequest = { side: 'player' | 'console'; path: string; headers?: Record<string, string>; body: object };
type Hand = { house: House; player: HousePlayer; dice: Dice; options: PlayOptions; play: Play; nextKey(word: string): string };

const KYAT = 100;
const CALLBACKS = '/Seamless/';
const SECTIONS = ['11:00 AM', '12:01 PM'];
const MOST_TRIES = 2000;
const PAUSE_MS = 60;
const agent = new Agent({ connections: 128, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000, connect: { timeout: 2000 } });

/** A play in which nothing was done yet. */
export function emptyPlay(): Play {
  return { acknowledged: [], refused: new Map(), retried: 0, faults: [], main: new Map(), game: new Map() };
}

/**
 * Lets every player of a house do one thing after the other, each asked again by its key until it is answered for good, until so many are
 * acknowledged. Which server is asked, and what, is of the seed; what is killed meanwhile is not seen to here.
 */
export async function playOn(house: House, options: PlayOptions): Promise<Play> {
  const play = options.play ?? emptyPlay();
  const until = play.acknowledged.length + options.count;
  await Promise.all(
    house.players.map(async (_, n) => {
      const hand = handOf(house, n, options, play);
      while ((play.acknowledged.length < until || options.goesOn?.()) && play.faults.length === 0) {
        await doSomething(hand);
        if (options.rest_ms !== undefined) await wait(options.rest_ms);
      }
    }),
  );
  return play;
}

function handOf(house: House, n: number, options: PlayOptions, play: Play): Hand {
  const player = house.players[n] as HousePlayer;
  let keys = 0;
  const nextKey = (word: string) => `${word}-${options.seed}-${player.id}-${keys++}-of-a-proof`;
  return { house, player, dice: diceOf(options.seed * 1000 + n), options, play, nextKey };
}

/** Two operators say one number of a draw that has been held, each until they are answered; a lost answer may have been the one that counted. */
export async function giveNumber(house: House, play: Play, { draw_id, number, seed }: { draw_id: number; number: string; seed: number }) {
  const hand = handOf(house, 0, { count: 0, seed }, play);
  for (const by of [house.operators.draws_a, house.operators.draws_b])
    await asOperator(hand, by, `/api/console/draws/${draw_id}/results`, { number }, ['draw_already_resulted', 'entries_used']);
}

async function doSomething(hand: Hand): Promise<void> {
  const roll = hand.dice.below(1000);
  if (roll < 480) return bet(hand);
  if (roll < 620) return transfer(hand);
  if (roll < 970) return round(hand);
  if (roll < 994) return cashIn(hand);
  return cashOut(hand);
}

async function bet(hand: Hand): Promise<void> {
  const { dice } = hand;
  const first = dice.below(100);
  const lines = Array.from(
    { length: 1 + dice.below(4) },
    (_, n): Line => ({ number: (first + n * 7) % 100, stake_pya: 100 * KYAT * (1 + dice.below(5)) }),
  );
  const section = dice.of(hand.options.sections?.() ?? SECTIONS);
  const bet_obj = lines.map((it) => ({ bet_number: String(it.number).padStart(2, '0'), amount: it.stake_pya / KYAT }));
  const [key, answer] = await asPlayer(hand, 'bet', '/api/user/betting', { section, date: DAY, bet_obj });
  if (answer === null) return;
  const total = lines.reduce((sum, it) => sum + it.stake_pya, 0);
  acknowledge(hand, { kind: 'bet', key, id: String(answer['slip_id']), main: -total, game: 0, bet: { section, lines } });
}

async function transfer(hand: Hand): Promise<void> {
  const held = hand.play.game.get(hand.player.id) ?? 0;
  const way = held >= 10_000 * KYAT && hand.dice.below(2) === 0 ? 'out' : 'in';
  const amount_pya = 1000 * KYAT * (1 + hand.dice.below(5));
  const [key, answer] = await asPlayer(hand, `transfer-${way}`, `/api/user/transfer_${way}`, { transfer_balance: amount_pya / KYAT });
  if (answer === null) return;
  const to_game = way === 'in' ? amount_pya : -amount_pya;
  const found = acknowledge(hand, { kind: 'transfer', key, id: null, main: -to_game, game: to_game });
  const said = [Number(answer['balance']), Number(answer['game_balance'])].map((it) => Math.round(it * KYAT));
  if (said[1] !== found.game) hand.play.faults.push(`${key}: the answer says ${said[1]} in games, the model ${found.game}`);
}

/** A round of a game: its bet, and its result. */
async function round(hand: Hand): Promise<void> {
  const stake = 10 * (1 + hand.dice.below(20));
  if ((hand.play.game.get(hand.player.id) ?? 0) < stake * KYAT) return transfer(hand);
  const wager = hand.nextKey('wager');
  await callback(hand, 'bet', wager, -stake);
  await callback(hand, 'result', wager, hand.dice.below(2) === 0 ? 0 : 10 * (1 + hand.dice.below(30)));
}

async function callback(hand: Hand, doing: 'bet' | 'result', wager: string, kyat: number): Promise<void> {
  const key = hand.nextKey(doing);
  const path = `${CALLBACKS}${doing === 'bet' ? 'PlaceBet' : 'GameResult'}`;
  const sent = () => {
    const fields = { Transactions: [gscMove(doing, { id: key, wager, amount: kyat })] };
    return { side: 'player', path, body: gscBody(path.split('/')[2] ?? '', { member: hand.player.member }, fields) } as const;
  };
  for (let tries = 0; tries < MOST_TRIES && hand.play.faults.length === 0; tries += 1) {
    const answer = await ask(hand, sent());
    const code = answer?.status === 200 ? answer.body['ErrorCode'] : null;
    if (code === 0 || code === 1003) return void acknowledge(hand, { kind: 'callback', key, id: null, main: 0, game: kyat * KYAT });
    const isPassing = hand.options.isPassing?.() ?? false;
    if (answer?.status === 200 && code !== 999 && !isPassing) return fault(hand, `${path} answered ${JSON.stringify(answer.body)}`);
    if (answer !== null && answer.status !== 200 && answer.status !== 503 && !isPassing)
      return fault(hand, `${path} answered ${answer.status}`);
    hand.play.retried += 1;
    await wait(PAUSE_MS);
  }
  fault(hand, `${path} was never answered`);
}

async function cashIn(hand: Hand): Promise<void> {
  const amount_pya = 1000 * KYAT * (1 + hand.dice.below(9));
  const key = hand.nextKey('cash-in');
  const last_six = String(100_000 + hand.dice.below(899_999));
  const body = {
    payment_id: await methodOf(hand),
    account_name: 'U Ba',
    transaction_id: last_six,
    amount: amount_pya / KYAT,
    holder_phone: '09799000111',
  };
  const [sent, asked] = await asPlayer(hand, key, '/api/cash-in', body);
  if (asked === null) return;
  const { id } = asked['data'] as { id: number };
  const said = await asOperator(hand, hand.house.operators.cash, `/api/console/cash-in/${id}/approve`, {
    full_transaction_id: `KBZ${id}-${last_six}`,
  });
  if (said) acknowledge(hand, { kind: 'cash_in', key: sent, id: String(id), main: amount_pya, game: 0 });
}

async function cashOut(hand: Hand): Promise<void> {
  const amount_pya = 5000 * KYAT;
  const key = hand.nextKey('cash-out');
  const body = {
    payment_id: await methodOf(hand),
    account_name: 'Aung Aung',
    user_phone: '09777000111',
    amount: amount_pya / KYAT,
    password: PASSWORD,
  };
  const [sent, asked] = await asPlayer(hand, key, '/api/cash-out', body);
  if (asked === null) return;
  const { id } = asked['data'] as { id: number };
  const pays = hand.dice.below(2) === 0;
  const said = pays
    ? await asOperator(hand, hand.house.operators.cash_b, `/api/console/cash-out/${id}/pay`, { payout_reference: `OUT-${id}` })
    : await asOperator(hand, hand.house.operators.cash_b, `/api/console/cash-out/${id}/reject`, { reason: 'Not today' });
  if (said) acknowledge(hand, { kind: 'cash_out', key: sent, id: String(id), main: pays ? -amount_pya : 0, game: 0 });
}

let method_id: number | null = null;
async function methodOf(hand: Hand): Promise<number> {
  method_id ??= Number((await hand.house.database.owner.query(`select id from payment_method where code = 'kbzpay'`)).rows[0].id);
  return method_id;
}

/** Asks until there is an answer for good: its key and body, or null with a refusal, which is counted. */
async function asPlayer(hand: Hand, word: string, path: string, body: object): Promise<[string, Record<string, unknown> | null]> {
  const key = word.endsWith('-of-a-proof') ? word : hand.nextKey(word);
  for (let tries = 0; tries < MOST_TRIES && hand.play.faults.length === 0; tries += 1) {
    const headers = { Authorization: `Bearer ${hand.player.token}`, 'Idempotency-Key': key };
    const answer = await ask(hand, { side: 'player', path, headers, body });
    if (answer?.status === 200) return [key, answer.body];
    const final = forGood(hand, answer);
    if (final !== null) return [key, refused(hand, path, final)];
    hand.play.retried += 1;
    await wait(answer?.status === 429 ? (answer.retry_after_s ?? 1) * 1000 : PAUSE_MS);
  }
  fault(hand, `${path} was never answered`);
  return [key, null];
}

/** What an operator decides: decided already means that the answer to it was lost. */
async function asOperator(
  hand: Hand,
  by: HouseOperator,
  path: string,
  body: object,
  already: readonly string[] = ['already_decided'],
): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES && hand.play.faults.length === 0; tries += 1) {
    const answer = await ask(hand, { side: 'console', path, headers: { Cookie: `operator=${by.token}` }, body });
    if (answer?.status === 200 || (tries > 0 && already.includes(String(answer?.body['code'])))) return true;
    const final = forGood(hand, answer);
    if (final !== null) {
      fault(hand, `${path} answered ${final.status} ${JSON.stringify(final.body)}`);
      return false;
    }
    hand.play.retried += 1;
    await wait(PAUSE_MS);
  }
  fault(hand, `${path} was never answered`);
  return false;
}

/** An answer that another try would not change; null when it would, or there is none. */
function forGood({ options }: Hand, answer: Answer | null): Answer | null {
  return answer !== null && !options.isPassing?.() && ![503, 429].includes(answer.status) && answer.body['code'] !== 'key_running'
    ? answer
    : null;
}

/** Refusals that a play expects: it goes on. */
const EXPECTED = ['number_sold_out', 'betting_closed', 'day_limit_reached'];

function refused(hand: Hand, path: string, { status, body }: Answer): null {
  const code = String(body['code']);
  if (!EXPECTED.includes(code)) fault(hand, `${path} answered ${status} ${JSON.stringify(body)}`);
  hand.play.refused.set(code, (hand.play.refused.get(code) ?? 0) + 1);
  return null;
}

function fault({ play }: Hand, what: string): void {
  play.faults.push(what);
}

function acknowledge({ play, player }: Hand, it: Omit<Acknowledged, 'player_id'>): { main: number; game: number } {
  play.acknowledged.push({ ...it, player_id: player.id });
  const main = (play.main.get(player.id) ?? 0) + it.main;
  const game = (play.game.get(player.id) ?? 0) + it.game;
  play.main.set(player.id, main);
  play.game.set(player.id, game);
  return { main, game };
}

/** One try at any server of the house; null when there is no answer. */
async function ask(hand: Hand, asked: CallRequest): Promise<Answer | null> {
  const began = performance.now();
  const answer = await tryOnce(hand, asked);
  hand.options.onTry?.(answer, performance.now() - began, asked.path.startsWith(CALLBACKS) ? 'provider' : 'person', asked.path);
  return answer;
}

async function tryOnce(hand: Hand, { side, path, headers, body }: CallRequest): Promise<Answer | null> {
  const server: HouseServer = hand.dice.of(hand.house.servers);
  const origin = side === 'player' ? server.url : server.console_url;
  try {
    const {
      statusCode,
      headers: said,
      body: came,
    } = await request(new URL(path, origin), {
      dispatcher: agent,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', Origin: new URL(origin).origin, ...headers },
      body: JSON.stringify(body),
    });
    const text = await came.text();
    return {
      status: statusCode,
      body: text === '' ? {} : JSON.parse(text),
      retry_after_s: said['retry-after'] === undefined ? null : Number(said['retry-after']),
    };
  } catch (error) {
    // What is thrown by a request is an error.
    hand.options.onLost?.(path, error as Error);
    return null;
  }
}
