import { randomInt, randomUUID } from 'node:crypto';
import { keepDraws } from '../apps/server/src/lottery/calendar.ts';
import { type DeskSize, openDesk } from '../apps/server/src/lottery/desk.ts';
import { allNumbers, PYA_PER_KYAT } from '../packages/rules/src/index.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';

// Slips a second: 10 numbers a slip, 100 numbers with caps, 10,000 players, 256 in flight, commits on disk. The baseline is the
// same code with one bet per transaction.
const PLAYERS = 10_000;
const IN_FLIGHT = 256;
const LINES = 10;
const WARM_UP_MS = 2_000;
const MEASURED_MS = Number(process.argv[2] ?? 8_000);
const ALONE: DeskSize = { batch_max: 1, lanes: 10, waiting_max: 4096 };

type Figures = { per_second: number; p50_ms: number; p99_ms: number };

await onDurableDatabase(async (database) => {
  const players = await makePlayers(database, PLAYERS, 1_000_000_000 * PYA_PER_KYAT);
  await keepDraws(database.worldOf(2));
  await database.owner.query(`update draw set cap_pya = 9e15::bigint`);
  const alone = await measure(database, players, ALONE);
  say('one bet per transaction', alone);
  const desk = await measure(database, players);
  say('desk', desk);
  const ratio = desk.per_second / alone.per_second;
  print(`bets: ${desk.per_second.toFixed(0)} slips/s, baseline ${alone.per_second.toFixed(0)}, ratio ${ratio.toFixed(1)}`);
});

async function measure(database: BenchDatabase, players: number[], size?: DeskSize): Promise<Figures> {
  const desk = openDesk(database.worldOf(size?.lanes ?? 2), size);
  const took_ms: number[] = [];
  const start = performance.now();
  const warm_at = start + WARM_UP_MS;
  const end_at = warm_at + MEASURED_MS;
  const { rows } = await database.owner.query(
    `select day::text, to_char(section, 'HH24:MI') as section from draw where opens_at < product_now() and closes_at > product_now() + interval '5 minutes' order by closes_at limit 1`,
  );
  const bettor = async () => {
    while (performance.now() < end_at) {
      const began = performance.now();
      await desk.place({
        lottery: '2D',
        section: rows[0].section,
        day: rows[0].day,
        lines: someLines(),
        player_id: players[randomInt(players.length)]!,
        request_key: randomUUID(),
        request_hash: '-',
      });
      if (began >= warm_at) took_ms.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, bettor));
  took_ms.sort((a, b) => a - b);
  const at = (part: number) => took_ms[Math.floor(took_ms.length * part)] ?? 0;
  return { per_second: (took_ms.length * 1000) / (performance.now() - warm_at), p50_ms: at(0.5), p99_ms: at(0.99) };
}

function someLines() {
  const first = randomInt(100);
  const step = [1, 3, 7, 9, 11, 13][randomInt(6)]!;
  return Array.from({ length: LINES }, (_, line) => ({
    bet_number: allNumbers(2)[(first + line * step) % 100]!,
    stake_pya: 100 * PYA_PER_KYAT,
  }));
}

function say(name: string, it: Figures): void {
  print(`${name}: ${it.per_second.toFixed(0)} slips/s, p50 ${it.p50_ms.toFixed(1)} ms, p99 ${it.p99_ms.toFixed(1)} ms`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
