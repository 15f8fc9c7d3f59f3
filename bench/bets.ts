import { randomInt, randomUUID } from 'node:crypto';
import { allNumbers, PYA_PER_KYAT } from '@shwekan/rules';
import { keepDraws } from '../apps/server/src/lottery/calendar.ts';
import { openDesk } from '../apps/server/src/lottery/desk.ts';
import type { LanesSize } from '../apps/server/src/platform/lanes.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { logIn, startServerProcess } from './server.ts';

// Slips a second: 10 numbers a slip, 100 numbers with caps, 10,000 players, 256 in flight, every commit on disk. The baseline
// is the same code with one bet per transaction, on a pool of connections. `npm run bench -- bets [seconds]`.
const PLAYERS = 10_000;
const IN_FLIGHT = 256;
const IN_FLIGHT_HTTP = 64;
const LOGGED_IN = 50;
const LINES = 10;
const WARM_UP_MS = 2_000;
const MEASURED_MS = Number(process.argv[2] ?? 8) * 1000;
const CAP_PYA = 10 ** 15;
const ALONE: LanesSize = { batch_max: 1, lanes: 10, waiting_max: 4096 };

type Section = { section: string; day: string };
type Figures = { per_second: number; p50_ms: number; p99_ms: number };

await onDurableDatabase(async (database) => {
  const players = await makePlayers(database, PLAYERS, 10 ** 9 * PYA_PER_KYAT);
  await keepDraws(database.worldOf(2));
  await database.owner.query('update draw set cap_pya = $1', [CAP_PYA]);
  const section = await openSection(database);
  const alone = say('one bet per transaction', await atDesk(database, section, players, ALONE));
  const desk = say('desk', await atDesk(database, section, players));
  say(`through HTTP, ${IN_FLIGHT_HTTP} in flight, logged in`, await throughHttp(database, section, players.slice(0, LOGGED_IN)));
  const ratio = desk.per_second / alone.per_second;
  print(`bets: ${desk.per_second.toFixed(0)} slips/s, baseline ${alone.per_second.toFixed(0)}, ratio ${ratio.toFixed(1)}`);
});

async function openSection(database: BenchDatabase): Promise<Section> {
  const { rows } = await database.owner.query(
    `select day::text, to_char(section, 'HH24:MI') as section from draw
     where lottery_id = (select id from lottery where code = '2D') and opens_at < product_now() and closes_at > product_now() + interval '10 minutes' order by closes_at limit 1`,
  );
  return rows[0];
}

function atDesk(database: BenchDatabase, at: Section, players: number[], size?: LanesSize): Promise<Figures> {
  const desk = openDesk(database.worldOf(size?.lanes ?? 2), size);
  return measure(IN_FLIGHT, async () => {
    const lines = someLines().map((bet_number) => ({ bet_number, stake_pya: 100 * PYA_PER_KYAT }));
    const request = { request_key: randomUUID(), request_hash: '-' };
    await desk.place({ ...at, ...request, lottery: '2D', lines, player_id: players[randomInt(players.length)]! });
  });
}

async function throughHttp(database: BenchDatabase, at: Section, players: number[]): Promise<Figures> {
  const server = await startServerProcess(database, IN_FLIGHT_HTTP);
  try {
    const tokens = await logIn(database, server, players);
    return await measure(IN_FLIGHT_HTTP, async () => {
      const bet_obj = someLines().map((bet_number) => ({ bet_number, amount: 100 }));
      const headers = { Authorization: `Bearer ${tokens[randomInt(tokens.length)]}`, 'Idempotency-Key': randomUUID() };
      const { status, body } = await server.post('/api/user/betting', { section: at.section, date: at.day, bet_obj }, headers);
      if (status !== 200) throw new Error(`a bet was refused: ${JSON.stringify(body)}`);
    });
  } finally {
    server.stop();
  }
}

/** Keeps so many bets in flight, for a while that is not measured and one that is. */
async function measure(in_flight: number, place: () => Promise<void>): Promise<Figures> {
  const took_ms: number[] = [];
  const warm_at = performance.now() + WARM_UP_MS;
  const end_at = warm_at + MEASURED_MS;
  const bettor = async () => {
    for (let began = performance.now(); began < end_at; began = performance.now()) {
      await place();
      if (began >= warm_at) took_ms.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: in_flight }, bettor));
  took_ms.sort((a, b) => a - b);
  const at = (part: number) => took_ms[Math.floor(took_ms.length * part)] ?? 0;
  return { per_second: (took_ms.length * 1000) / (performance.now() - warm_at), p50_ms: at(0.5), p99_ms: at(0.99) };
}

function someLines(): string[] {
  const first = randomInt(100);
  const step = [1, 3, 7, 9, 11, 13][randomInt(6)]!;
  return Array.from({ length: LINES }, (_, line) => allNumbers(2)[(first + line * step) % 100]!);
}

function say(name: string, it: Figures): Figures {
  print(`${name}: ${it.per_second.toFixed(0)} slips/s, p50 ${it.p50_ms.toFixed(1)} ms, p99 ${it.p99_ms.toFixed(1)} ms`);
  return it;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
