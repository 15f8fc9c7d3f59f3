import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { allNumbers, timeOrderedKey } from '@shwekan/rules';
import { keepDraws } from '../apps/server/src/lottery/calendar.ts';
import type { BenchDatabase } from './database.ts';
import type { Answer, Server } from './server.ts';

const LINES = 10;
const WARM_UP_MS = 2_000;
/** `npm run bench -- NAME [seconds]`. */
export const MEASURED_MS = Number(process.argv[2] ?? 8) * 1000;
const CAP_PYA = 10 ** 15;

/** A section of 2D that takes bets for a while, and its day. */
export type Section = { section: string; day: string };
export type Figures = { per_second: number; p50_ms: number; p95_ms: number; p99_ms: number };

/** Makes the draws, with caps that nothing reaches. No server may run on the database yet: it makes draws too. */
export async function openSection(database: BenchDatabase): Promise<Section> {
  await keepDraws(database.worldOf(2));
  await database.owner.query('update draw set cap_pya = $1', [CAP_PYA]);
  const { rows } = await database.owner.query(
    `select day::text, to_char(section, 'HH24:MI') as section from draw
     where lottery_id = (select id from lottery where code = '2D') and opens_at < product_now() and closes_at > product_now() + interval '10 minutes' order by closes_at limit 1`,
  );
  return rows[0];
}

/** Keeps so many bets in flight, for a while that is not measured and one that is. `place` says whether its bet was taken; only those count. */
export async function measure(in_flight: number, place: () => Promise<boolean>, lasts_ms: number = MEASURED_MS): Promise<Figures> {
  const took_ms: number[] = [];
  const warm_at = performance.now() + WARM_UP_MS;
  const end_at = warm_at + lasts_ms;
  const placeInTurn = async () => {
    for (let began = performance.now(); began < end_at; began = performance.now()) {
      const isTaken = await place();
      if (isTaken && began >= warm_at) took_ms.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: in_flight }, placeInTurn));
  return figuresOf(took_ms, performance.now() - warm_at);
}

/** Does something so many times a second, whether or not earlier ones have ended: what those see who do not wait for each other. */
export async function measureAtRate(per_second: number, once: () => Promise<unknown>): Promise<Figures> {
  const took_ms: number[] = [];
  const began = performance.now();
  const calls: Promise<void>[] = [];
  for (let sent = 0; performance.now() - began < MEASURED_MS; ) {
    for (const due = ((performance.now() - began) / 1000) * per_second; sent < due; sent += 1) {
      const at = performance.now();
      calls.push(once().then(() => void took_ms.push(performance.now() - at)));
    }
    await wait(1);
  }
  await Promise.all(calls);
  return figuresOf(took_ms, performance.now() - began);
}

/** What a part of sorted times stays below. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}

function figuresOf(took_ms: number[], lasted_ms: number): Figures {
  took_ms.sort((a, b) => a - b);
  const at = (part: number) => quantile(took_ms, part);
  return { per_second: (took_ms.length * 1000) / lasted_ms, p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99) };
}

/** The numbers of a slip, spread over all of 2D. */
export function someLines(): string[] {
  const first = randomInt(100);
  const step = [1, 3, 7, 9, 11, 13][randomInt(6)]!;
  return Array.from({ length: LINES }, (_, line) => allNumbers(2)[(first + line * step) % 100]!);
}

/** A key of a request as the app makes it. */
export function newKey(): string {
  return timeOrderedKey(Date.now(), randomBytes(10));
}

/** Places a slip of some numbers through the door, 100 kyat on each. */
export function placeBet(server: Server, at: Section, token: string): Promise<Answer> {
  const bet_obj = someLines().map((bet_number) => ({ bet_number, amount: 100 }));
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': newKey() };
  return server.post('/api/user/betting', { section: at.section, date: at.day, bet_obj }, headers);
}

/** Places a slip of any of these players through the door; one that is refused ends the bench. */
export async function placeAny(server: Server, at: Section, tokens: readonly string[]): Promise<true> {
  const { status, body } = await placeBet(server, at, tokens[randomInt(tokens.length)]!);
  if (status !== 200) throw new Error(`a bet was refused: ${JSON.stringify(body)}`);
  return true;
}

/** Prints what was measured of something: so many slips, or others, a second. */
export function say(name: string, it: Figures, of = 'slips'): Figures {
  const [p50, p95, p99] = [it.p50_ms, it.p95_ms, it.p99_ms].map((ms) => ms.toFixed(1));
  print(`${name}: ${it.per_second.toFixed(0)} ${of}/s, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`);
  return it;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
