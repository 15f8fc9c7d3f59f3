import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '../../../apps/server/test/dice.ts';
import { type Answer, type CallRequest, sendCall } from './call.ts';
import type { House, HouseOperator, HousePlayer } from './house.ts';
import { type Acknowledged, addTo, type Play } from './model.ts';

/** Where races are run: the house, what was acknowledged so far, and how many tries there were. */
export type RaceTrack = {
  house: House;
  play: Play;
  dice: Dice;
  seed: number;
  /** What every player begins with, in pya. */
  money_pya: number;
  tries: number;
  /** How many of each race there were, and how many tries at each. */
  raced: Map<string, number>;
  /** A player whom no race had yet. */
  player(): HousePlayer;
  key(word: string): string;
};

const MOST_TRIES = 400;
const PAUSE_MS = 40;

/** Sends calls at one moment, each to the next server, and each again until it is answered for good. */
export async function sendTogether(track: RaceTrack, calls: CallRequest[]): Promise<Answer[]> {
  const first = track.dice.below(track.house.servers.length);
  return Promise.all(calls.map((it, n) => sendUntilAnswered(track, it, first + n)));
}

/** Sends one call until it is answered for good. */
export async function sendUntilAnswered(track: RaceTrack, call: CallRequest, nth = 0): Promise<Answer> {
  const { servers } = track.house;
  const server = servers[nth % servers.length];
  if (server === undefined) throw new Error('a house without a server');
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    track.tries += 1;
    const answer = await sendCall(server, call);
    if (answer !== null && ![503, 429].includes(answer.status) && answer.body['code'] !== 'key_running') return answer;
    await wait(answer?.status === 429 ? (answer.retry_after_s ?? 1) * 1000 : PAUSE_MS);
  }
  throw new Error(`${call.path} was never answered`);
}

/** What a player asks, with a key of its own or one that is given. */
export function byPlayer(player: HousePlayer, path: string, body: object, key: string): CallRequest {
  return { side: 'player', path, headers: { Authorization: `Bearer ${player.token}`, 'Idempotency-Key': key }, body };
}

/** What an operator asks. */
export function byOperator(operator: HouseOperator, path: string, body?: object): CallRequest {
  return { side: 'console', path, headers: { Cookie: `operator=${operator.token}` }, ...(body === undefined ? {} : { body }) };
}

/** Counts who has won: so many, and every other is told why not. What is otherwise is a fault of the play. Answers which have won. */
export function winnersOf(track: RaceTrack, what: string, answers: Answer[], due: number, losers: readonly string[]): number[] {
  track.raced.set(what, (track.raced.get(what) ?? 0) + 1);
  const won = answers.flatMap((it, n) => (it.status === 200 ? [n] : []));
  if (won.length !== due) track.play.faults.push(`${what}: ${won.length} of ${answers.length} were done, not ${due}`);
  for (const { status, body } of answers)
    if (status !== 200 && !losers.includes(String(body['code'])))
      track.play.faults.push(`${what}: answered ${status} ${JSON.stringify(body)}`);
  return won;
}

/** Writes into the model what was acknowledged. */
export function acknowledge(
  track: RaceTrack,
  player: HousePlayer,
  it: Pick<Acknowledged, 'kind' | 'key'> & Partial<Pick<Acknowledged, 'id' | 'main' | 'game' | 'bet'>>,
): void {
  addTo(track.play, { id: null, main: 0, game: 0, player_id: player.id, at_ms: Date.now(), sent: { path: '', body: {} }, ...it });
}

/** So many of something, made one after the other. */
export function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

/** Runs races side by side, so many at once: one alone would leave most servers idle. */
export async function race(count: number, one: (n: number) => Promise<void>, at_once = 5): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      await one(next);
    }
  };
  await Promise.all(times(Math.min(at_once, count), lane));
}
