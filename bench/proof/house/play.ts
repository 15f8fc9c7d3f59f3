import { setTimeout as wait } from 'node:timers/promises';
import { type Dice, diceOf } from '../../../apps/server/test/dice.ts';
import { gscBody, gscMove } from '../../../apps/server/test/seamless.ts';
import { type Answer, type CallRequest, sendCall } from './call.ts';
import { DAY, type House, type HouseOperator, type HousePlayer, PASSWORD } from './house.ts';
import { type Acknowledged, type Decision, emptyPlay, type Line, type Play, type SentCall } from './model.ts';
import { nextPaymentDigits } from './payment-digits.ts';

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
/** A provider whose commit got no answer is told nothing before its bet's time is over; a person is told in time. */
export type Asker = 'person' | 'provider';
type Hand = { house: House; player: HousePlayer; dice: Dice; options: PlayOptions; play: Play; nextKey(word: string): string };

const KYAT = 100;
const CALLBACKS = '/Seamless/';
const SECTIONS = ['11:00 AM', '12:01 PM'];
const MOST_TRIES = 2000;
const PAUSE_MS = 60;

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
  const sent = { path: '/api/user/betting', body: { section, date: DAY, bet_obj } };
  const [key, answer] = await asPlayer(hand, 'bet', sent);
  if (answer === null) return;
  const total = lines.reduce((sum, it) => sum + it.stake_pya, 0);
  acknowledge(hand, { kind: 'bet', key, id: String(answer['slip_id']), main: -total, game: 0, bet: { section, lines }, sent });
}

async function transfer(hand: Hand): Promise<void> {
  const held = hand.play.game.get(hand.player.id) ?? 0;
  const way = held >= 10_000 * KYAT && hand.dice.below(2) === 0 ? 'out' : 'in';
  const amount_pya = 1000 * KYAT * (1 + hand.dice.below(5));
  const sent = { path: `/api/user/transfer_${way}`, body: { transfer_balance: amount_pya / KYAT } };
  const [key, answer] = await asPlayer(hand, `transfer-${way}`, sent);
  if (answer === null) return;
  const to_game = way === 'in' ? amount_pya : -amount_pya;
  const found = acknowledge(hand, { kind: 'transfer', key, id: null, main: -to_game, game: to_game, sent });
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
  const sent = { doing, wager, kyat };
  if (await sendCallback(hand, key, sent)) acknowledge(hand, { kind: 'callback', key, id: null, main: 0, game: kyat * KYAT, sent });
}

/** Sends a callback until it is answered for good; whether it was booked, now or before. */
async function sendCallback(hand: Hand, key: string, { doing, wager, kyat }: Extract<SentCall, { doing: string }>): Promise<boolean> {
  const path = `${CALLBACKS}${doing === 'bet' ? 'PlaceBet' : 'GameResult'}`;
  const sent = () => {
    const fields = { Transactions: [gscMove(doing, { id: key, wager, amount: kyat })] };
    return { side: 'player', path, body: gscBody(path.split('/')[2] ?? '', { member: hand.player.member }, fields) } as const;
  };
  for (let tries = 0; tries < MOST_TRIES && hand.play.faults.length === 0; tries += 1) {
    const answer = await ask(hand, sent());
    const code = answer?.status === 200 ? answer.body['ErrorCode'] : null;
    if (code === 0 || code === 1003) return true;
    const isPassing = hand.options.isPassing?.() ?? false;
    if (answer?.status === 200 && code !== 999 && !isPassing) return fault(hand, `${path} answered ${JSON.stringify(answer.body)}`);
    if (answer !== null && answer.status !== 200 && answer.status !== 503 && !isPassing)
      return fault(hand, `${path} answered ${answer.status}`);
    hand.play.retried += 1;
    await wait(PAUSE_MS);
  }
  return fault(hand, `${path} was never answered`);
}

async function cashIn(hand: Hand): Promise<void> {
  const amount_pya = 1000 * KYAT * (1 + hand.dice.below(9));
  const last_six = nextPaymentDigits();
  const body = {
    payment_id: await methodOf(hand),
    account_name: 'U Ba',
    transaction_id: last_six,
    amount: amount_pya / KYAT,
    holder_phone: '09799000111',
  };
  const decide = (id: string): Decision => {
    return { by: 'cash', path: `/api/console/cash-in/${id}/approve`, body: { full_transaction_id: `KBZ${id}-${last_six}` } };
  };
  await requestMoney(hand, 'cash_in', amount_pya, { path: '/api/cash-in', body, decide });
}

async function cashOut(hand: Hand): Promise<void> {
  const amount_pya = 5000 * KYAT;
  const body = {
    payment_id: await methodOf(hand),
    account_name: 'Aung Aung',
    user_phone: '09777000111',
    amount: amount_pya / KYAT,
    password: PASSWORD,
  };
  const pays = hand.dice.below(2) === 0;
  const decide = (id: string): Decision => {
    const path = `/api/console/cash-out/${id}/${pays ? 'pay' : 'reject'}`;
    return { by: 'cash_b', path, body: pays ? { payout_reference: `OUT-${id}` } : { reason: 'Not today' } };
  };
  await requestMoney(hand, 'cash_out', pays ? -amount_pya : 0, { path: '/api/cash-out', body, decide });
}

/** A request of a player for which an operator decides. */
async function requestMoney(
  hand: Hand,
  kind: 'cash_in' | 'cash_out',
  main: number,
  sent: { path: string; body: object; decide(id: string): Decision },
) {
  const [key, asked] = await asPlayer(hand, kind.replace('_', '-'), sent);
  if (asked === null) return;
  const id = idOf(asked) ?? '';
  const { by, path, body } = sent.decide(id);
  if (await asOperator(hand, hand.house.operators[by], path, body)) acknowledge(hand, { kind, key, id, main, game: 0, sent });
}

/** What an answer calls what was asked for: a slip, or a request of money. */
function idOf(answer: Record<string, unknown>): string | null {
  const id = answer['slip_id'] ?? (answer['data'] as { id?: number } | undefined)?.id;
  return id === undefined ? null : String(id);
}

/**
 * Asks for something again by its key, as whoever is not sure that it was done would. Answers what it is called now; null when it is refused. `decides`: it was lost, and so was
 * what the operator had said to it.
 */
export async function askAgain(house: House, play: Play, it: Acknowledged, decides = false): Promise<Pick<Acknowledged, 'id'> | null> {
  const at = house.players.findIndex((player) => player.id === it.player_id);
  const hand = handOf(house, at, { count: 0, seed: it.at_ms }, play);
  if ('doing' in it.sent) return (await sendCallback(hand, it.key, it.sent)) ? { id: it.id } : null;
  const [, answer] = await asPlayer(hand, it.key, it.sent);
  if (answer === null) return null;
  const id = it.kind === 'transfer' ? null : idOf(answer);
  const decision = decides && id !== null ? it.sent.decide?.(id) : undefined;
  if (decision !== undefined) await asOperator(hand, house.operators[decision.by], decision.path, decision.body);
  return { id };
}

let method_id: number | null = null;
async function methodOf(hand: Hand): Promise<number> {
  method_id ??= Number((await hand.house.database.owner.query(`select id from payment_method where code = 'kbzpay'`)).rows[0].id);
  return method_id;
}

/** Asks until there is an answer for good: its key and body, or null with a refusal, which is counted. */
async function asPlayer(
  hand: Hand,
  word: string,
  { path, body }: { path: string; body: object },
): Promise<[string, Record<string, unknown> | null]> {
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

function fault({ play }: Hand, what: string): false {
  play.faults.push(what);
  return false;
}

function acknowledge({ play, player }: Hand, it: Omit<Acknowledged, 'player_id' | 'at_ms'>): { main: number; game: number } {
  play.acknowledged.push({ ...it, player_id: player.id, at_ms: Date.now() });
  const main = (play.main.get(player.id) ?? 0) + it.main;
  const game = (play.game.get(player.id) ?? 0) + it.game;
  play.main.set(player.id, main);
  play.game.set(player.id, game);
  return { main, game };
}

/** One try at any server of the house; null when there is no answer. */
async function ask(hand: Hand, asked: CallRequest): Promise<Answer | null> {
  const began = performance.now();
  const { onTry, onLost } = hand.options;
  const answer = await sendCall(hand.dice.of(hand.house.servers), asked, onLost);
  onTry?.(answer, performance.now() - began, asked.path.startsWith(CALLBACKS) ? 'provider' : 'person', asked.path);
  return answer;
}
