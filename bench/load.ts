import { randomInt, randomUUID } from 'node:crypto';
import { allNumbers } from '@shwekan/rules';
import { keepDraws } from '../apps/server/src/lottery/calendar.ts';
import type { BenchDatabase } from './database.ts';
import type { Answer, Server } from './server.ts';

const LINES = 10;
const WARM_UP_MS = 2_000;
const MEASURED_MS = Number(process.argv[2] ?? 8) * 1000;
const CAP_PYA = 10 ** 15;

/** A section of 2D that takes bets for a while, and its day. */
export type Section = { section: string; day: string };
export type Figures = { per_second: number; p50_ms: number; p99_ms: number };

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
export async function measure(in_flight: number, place: () => Promise<boolean>): Promise<Figures> {
  const took_ms: number[] = [];
  const warm_at = performance.now() + WARM_UP_MS;
  const end_at = warm_at + MEASURED_MS;
  const placeInTurn = async () => {
    for (let began = performance.now(); began < end_at; began = performance.now()) {
      const isTaken = await place();
      if (isTaken && began >= warm_at) took_ms.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: in_flight }, placeInTurn));
  took_ms.sort((a, b) => a - b);
  const at = (part: number) => took_ms[Math.floor(took_ms.length * part)] ?? 0;
  return { per_second: (took_ms.length * 1000) / (performance.now() - warm_at), p50_ms: at(0.5), p99_ms: at(0.99) };
}

/** The numbers of a slip, spread over all of 2D. */
export function someLines(): string[] {
  const first = randomInt(100);
  const step = [1, 3, 7, 9, 11, 13][randomInt(6)]!;
  return Array.from({ length: LINES }, (_, line) => allNumbers(2)[(first + line * step) % 100]!);
}

/** Places a slip of some numbers through the door, 100 kyat on each. */
export function placeBet(server: Server, at: Section, token: string): Promise<Answer> {
  const bet_obj = someLines().map((bet_number) => ({ bet_number, amount: 100 }));
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() };
  return server.post('/api/user/betting', { section: at.section, date: at.day, bet_obj }, headers);
}

export function say(name: string, it: Figures): Figures {
  print(`${name}: ${it.per_second.toFixed(0)} slips/s, p50 ${it.p50_ms.toFixed(1)} ms, p99 ${it.p99_ms.toFixed(1)} ms`);
  return it;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
