import { readFileSync } from 'node:fs';
import type { LotteryCode } from '@shwekan/rules';
import { parse } from 'csv-parse/sync';
import { voidDraw } from '#queries/lottery/results.ts';
import { announce } from '../src/lottery/announce.ts';
import { keepDraws } from '../src/lottery/calendar.ts';
import { type BetDesk, openBetDesk } from '../src/lottery/desk.ts';
import { sealClosed } from '../src/lottery/seal.ts';
import { settleDraw } from '../src/lottery/settlement.ts';
import type { World } from '../src/platform/world.ts';

/** Days of all five lotteries: random bets by a seed, results of real days, some draws called off. On a database with the demo clock. */
export type Days = {
  world: World;
  sql: Sql;
  player_ids: number[];
  from_day: string;
  day_count: number;
  seed: number;
  slips_per_draw: number;
};
type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
type Slip = { slip_id: number; draw_id: number; lottery: LotteryCode; numbers: string[]; stakes_pya: number[] };
/** What was played, and every slip whose payout is not what was calculated here. */
export type Played = { draws: number; slips: number; winners: number; paid_pya: number; refunds: number; wrong: string[] };
type DrawRow = { id: number; lottery: LotteryCode; digits: number; day: string; section: string };
type Real = { number: string; set: string | null; value: string };

/** Odds in hundredths, as the design of the lotteries says: calculated from that, not from what the product stored. */
const ODDS: Record<LotteryCode, number> = { '1D': 800, C1D: 800, '2D': 8500, C2D: 8000, '3D': 55_000 };
const TOT_ODDS = 1000;
const LEADERS: LotteryCode[] = ['2D', 'C2D', '3D'];
const CALLED_OFF = 0.02;

/** Plays the days one after the other and compares what every slip was paid with a calculation of its own. */
export async function playDays(it: Days): Promise<Played> {
  const random = seeded(it.seed);
  const real = realResults();
  const desk = openBetDesk(it.world);
  const slips: Slip[] = [];
  const numbers = new Map<number, string | null>();
  for (let n = 0; n < it.day_count; n += 1) {
    const day = new Date(Date.parse(it.from_day) + n * 86_400_000).toISOString().slice(0, 10);
    await clockTo(it, `${day}T00:05:00+06:30`);
    await keepDraws(it.world);
    slips.push(...(await bets(it, desk, day, random)));
    await clockTo(it, `${day}T23:30:00+06:30`);
    await drawDay(it, day, random, real, numbers);
  }
  return compared(it, slips, numbers);
}

function clockTo({ sql }: Days, instant: string) {
  return sql('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [instant]);
}

function drawsOf({ sql }: Days, where: string, day: string): Promise<DrawRow[]> {
  return sql(
    `select d.id::int, l.code as lottery, l.digits::int, d.day::text, to_char(d.section, 'HH24:MI') as section
     from draw d join lottery l on l.id = d.lottery_id where ${where} order by d.id`,
    [day],
  ) as Promise<DrawRow[]>;
}

async function bets(it: Days, desk: BetDesk, day: string, random: () => number): Promise<Slip[]> {
  const open = await drawsOf(it, `(d.day = $1 or l.code = '3D') and d.opens_at <= product_now() and d.closes_at > product_now()`, day);
  const asked = open
    .flatMap((draw) => Array.from({ length: it.slips_per_draw }, () => draw))
    .map((draw) => {
      const count = 1 + Math.floor(random() * (draw.digits === 3 ? 30 : 6));
      const chosen = new Set(
        Array.from({ length: count }, () => String(Math.floor(random() * 10 ** draw.digits)).padStart(draw.digits, '0')),
      );
      const lines = [...chosen].map((bet_number) => ({ bet_number, stake_pya: 10_000 * (1 + Math.floor(random() * 9)) }));
      return { draw, lines, player_id: it.player_ids[Math.floor(random() * it.player_ids.length)] ?? 0 };
    });
  const taken = await Promise.allSettled(
    asked.map(({ draw, lines, player_id }, n) =>
      desk.take({
        lottery: draw.lottery,
        section: draw.section,
        day: draw.day,
        lines,
        player_id,
        request_key: `${day}-${n}`,
        request_hash: '-',
      }),
    ),
  );
  return taken.flatMap((result, n) => {
    const { draw, lines } = asked[n]!;
    // A player may run out of money; nothing else is refused here.
    if (result.status === 'rejected') {
      if ((result.reason as { code?: string }).code === 'not_enough_money') return [];
      throw result.reason;
    }
    const { slip_id } = result.value.receipt;
    const columns = { numbers: lines.map((line) => line.bet_number), stakes_pya: lines.map((line) => line.stake_pya) };
    return [{ slip_id, draw_id: draw.id, lottery: draw.lottery, ...columns }];
  });
}

/** The evening of a day: books are sealed, results come by their feeds, all is settled. */
async function drawDay(it: Days, day: string, random: () => number, real: RealResults, numbers: Map<number, string | null>): Promise<void> {
  const { world } = it;
  const draws = await drawsOf(it, 'd.day = $1 and d.closes_at <= product_now() and d.result is null and d.voided_at is null', day);
  for (const draw of draws.filter((one) => LEADERS.includes(one.lottery))) {
    const follower = draws.find(
      (one) => one.section === draw.section && one.lottery === draw.lottery.replace('2D', '1D') && one.id !== draw.id,
    );
    if (random() < CALLED_OFF) {
      for (const one of [draw, follower]) {
        if (one === undefined) continue;
        await world.db.transaction((tx) => voidDraw.run({ draw_id: one.id, reason: 'No draw' }, tx));
        numbers.set(one.id, null);
      }
      continue;
    }
    const { number, set, value } = real(draw);
    const source_at = new Date(`${day}T${draw.section}:00+06:30`);
    await announce(world, { name: 'replay', lottery: draw.lottery }, { day, section: draw.section, set, value, source_at });
    numbers.set(draw.id, number);
    if (follower) numbers.set(follower.id, number.slice(-1));
  }
  await sealClosed(world);
  for (const { id } of draws) await settleDraw(world, id);
}

/** Every slip's payout against a calculation from the slips as they were sent and the numbers as they were recorded. */
async function compared(it: Days, slips: Slip[], numbers: Map<number, string | null>): Promise<Played> {
  const rows = await it.sql('select slip_id::int, kind, amount_pya::float8 as amount_pya from payout');
  const paid = new Map(rows.map((row) => [Number(row['slip_id']), `${row['kind']} ${row['amount_pya']}`]));
  const played: Played = { draws: numbers.size, slips: slips.length, winners: 0, paid_pya: 0, refunds: 0, wrong: [] };
  for (const slip of slips) {
    const number = numbers.get(slip.draw_id);
    // Its draw lies after the last day.
    if (number === undefined) continue;
    const stakes = slip.stakes_pya.reduce((sum, stake) => sum + stake, 0);
    const won =
      number === null
        ? 0
        : slip.numbers.reduce((sum, bet_number, line) => sum + winOf(slip, bet_number, slip.stakes_pya[line] ?? 0, number), 0);
    const due = number === null ? `refund ${stakes}` : won > 0 ? `win ${won}` : undefined;
    if (due !== paid.get(slip.slip_id)) played.wrong.push(`slip ${slip.slip_id}: ${due} is due, ${paid.get(slip.slip_id)} was paid`);
    if (number === null) played.refunds += 1;
    if (won > 0) played.winners += 1;
    played.paid_pya += won;
    paid.delete(slip.slip_id);
  }
  for (const [slip_id, what] of paid) played.wrong.push(`slip ${slip_id} was paid ${what} and was not played`);
  return played;
}

function winOf({ lottery }: Slip, bet_number: string, stake_pya: number, number: string): number {
  if (bet_number === number) return (stake_pya * ODDS[lottery]) / 100;
  if (lottery !== '3D') return 0;
  const sorted = (text: string) => [...text].sort().join('');
  const isNear = Math.abs(Number(bet_number) - Number(number)) === 1 || sorted(bet_number) === sorted(number);
  return isNear ? (stake_pya * TOT_ODDS) / 100 : 0;
}

type RealResults = (draw: DrawRow) => Real;

/** Recorded results of real draws: of the very day where there is one, else of another, each with its recorded number. */
function realResults(): RealResults {
  const of2d = reader('replay-2d.csv', (row) => [
    row['date'],
    row['time']?.slice(0, 5),
    { number: row['twod'], set: row['set'], value: row['value'] },
  ]);
  const ofC2d = reader('replay-btc.csv', (row) => [
    row['date'],
    time24(row['section'] ?? ''),
    { number: row['c2d'], set: null, value: row['btcusdt_bid'] },
  ]);
  const of3d = reader('replay-glo.csv', (row) => [row['date'], '15:30', { number: row['three_d'], set: null, value: row['first_prize'] }]);
  return (draw) => (draw.lottery === '2D' ? of2d : draw.lottery === 'C2D' ? ofC2d : of3d)(draw);
}

type Row = Record<string, string>;

function reader(file: string, read: (row: Row) => [string | undefined, string | undefined, object]): RealResults {
  const text = readFileSync(new URL(`../src/lottery/feeds/${file}`, import.meta.url));
  const rows = parse(text, { columns: true, skip_empty_lines: true }).map((row) => read(row as Row));
  const byPlace = new Map(rows.map(([day, section, real]) => [`${day} ${section}`, real as Real]));
  const all = [...byPlace.values()];
  return ({ id, day, section }) => byPlace.get(`${day} ${section}`) ?? all[(id * 7919) % all.length]!;
}

function time24(section: string): string {
  const [, hour = '', minute = '', half] = /^(\d+):(\d+) ([AP]M)$/.exec(section) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
