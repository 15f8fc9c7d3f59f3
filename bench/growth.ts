import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { openBetDesk } from '../apps/server/src/lottery/desk.ts';
import { audit } from '../apps/server/src/proof/audit.ts';
import { closeDays } from '../apps/server/src/reports/closing.ts';
import { sumUpEntries } from '../apps/server/src/reports/days.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { backdatePlayers, closeAndSettle, fillDraw, fillHistory } from './history.ts';
import { newKey, openSection, print, type Section, someLines } from './load.ts';
import { postmasterOf, TICKS_PER_S, ticksOf, ticksWithChildren } from './processor-time.ts';
import { startServerProcess } from './server.ts';
import { openOperator, openSessions } from './sessions.ts';

// What people wait for while the books grow: at each of some sizes, in slips, how long a bet, pages of players and of the console, the audit's daily step, a draw's
// settlement and a start take, beside what the same takes at the smallest. The player who is looked at has one slip of a hundred. The database has 512 MB of memory
// of its own, so the largest does not fit. `npm run bench -- growth [slips ...]`.
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100_000, 1_000_000, 10_000_000];
/** Slips of one past draw. */
const DRAW_SLIPS = Math.min(100_000, ...SIZES);
const PLAYERS = 10_000;
const TIMES = 30;
const BETS = 3_000;
const IN_FLIGHT = 64;
const PATIENCE_MS = 1_800_000;

const RESTS_MS = 30_000;
const PLAYER_PAGES: Record<string, string> = {
  'own slips': '/api/user/bet_slip_history_2d?start_date=FROM',
  'own slips of an old month': '/api/user/bet_slip_history_2d?start_date=FROM&end_date=OLD',
  'slips of today': '/api/user/bet_slip_history_today',
  statement: '/api/user/statement',
  'statement of an old day': '/api/user/statement?start_date=OLD&end_date=OLD',
  transfers: '/api/user/transfer_in_his',
  sections: '/api/section',
};
const CONSOLE_PAGES: Record<string, string> = {
  'console: slips of a player': '/api/console/players/ID/slips?start_date=FROM',
  'console: statement of a player': '/api/console/players/ID/statement',
  'console: a player': '/api/console/players/ID',
  'console: players by name': '/api/console/players?search=Player%2077',
  'console: draws': '/api/console/draws?lottery=2D',
  'console: today': '/api/console/today',
  'console: audit trail': '/api/console/audit',
};

/** By what is measured: milliseconds of the fastest tenth, which other work on the same cores hardly touches, or microseconds of processor time. */
type Figures = Map<string, number>;

await onDurableDatabase(async (database) => {
  const players = await makePlayers(database, PLAYERS, 10 ** 11);
  await backdatePlayers(database);
  const section = await openSection(database);
  const all: Figures[] = [];
  let draws = 0;
  for (const [nth, size] of SIZES.entries()) {
    const began = performance.now();
    const wanted = Math.round(size / DRAW_SLIPS);
    await fillHistory(database, { players, first: draws, draw_count: wanted - draws, draw_slips: DRAW_SLIPS });
    draws = wanted;
    await digest(database);
    print(`${size} slips, made and summed up in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const figures: Figures = new Map();
    await measureAudit(database, figures);
    await measurePages(database, players, figures);
    await measureBets(database, { players, section }, figures);
    await measureSettlement(database, players, -4 * (nth + 1), figures);
    for (const [name, took] of figures) print(`  ${name}: ${took.toFixed(1)}`);
    all.push(figures);
  }
  report(all);
});

/** Sums the entries up and closes the days, as the jobs do, so that nothing is left of it for the server that is measured. */
async function digest(database: BenchDatabase): Promise<void> {
  const world = database.worldOf(2);
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    await sumUpEntries(world);
    await closeDays(world)();
    const { rows } = await database.owner.query(
      `select read_to = (select max(id) from entry)
         and (select max(yangon_day(hour)) from booked_hour where yangon_day(hour) < yangon_day(now())) = (select max(day) from closing) as is_done
       from booked_place`,
    );
    if (rows[0].is_done || performance.now() > until) break;
    await wait(500);
  }
  await database.owner.query('vacuum analyze');
  await database.owner.query('checkpoint');
}

/** The whole audit by its slips, and the step of a night, which goes on after the last closing but one. */
async function measureAudit(database: BenchDatabase, figures: Figures): Promise<void> {
  const whole = await timed(() => audit(database.url));
  if (whole.answer.difference) throw new Error(`the books are wrong: ${JSON.stringify(whole.answer.difference)}`);
  const { slips = 0 } = whole.answer.counts;
  figures.set('whole audit, microseconds a slip', (whole.ms * 1000) / slips);
  if (whole.answer.head === null) throw new Error('no day was closed');
  const heads = [whole.answer.head];
  const step = await timed(() => audit(database.url, { heads }));
  if (step.answer.difference) throw new Error(`the books are wrong: ${JSON.stringify(step.answer.difference)}`);
  figures.set('nightly audit, ms', step.ms);
}

/** Pages through the doors of a server, and how long it took to start. */
async function measurePages(database: BenchDatabase, players: number[], figures: Figures): Promise<void> {
  const starting = await timed(() => startServerProcess(database, 1));
  const server = starting.answer;
  try {
    figures.set('start of a server, ms', starting.ms);
    const [token = ''] = await openSessions(database, players.slice(0, 1));
    const cookie = await openOperator(database);
    const { rows } = await database.owner.query(
      `select (yangon_day(now()) - 60)::text as from_day, yangon_day(min(accepted_at))::text as old_day from slip`,
    );
    const addressOf = (path: string) =>
      path.replace('FROM', rows[0].from_day).replaceAll('OLD', rows[0].old_day).replace('ID', String(players[0]));
    for (const [name, path] of Object.entries(PLAYER_PAGES))
      figures.set(
        `${name}, ms`,
        await fastOf(`${server.url}${addressOf(path)}`, { Authorization: `Bearer ${token}`, 'Cache-Control': 'no-cache' }),
      );
    for (const [name, path] of Object.entries(CONSOLE_PAGES))
      figures.set(`${name}, ms`, await fastOf(`${server.console_url}${addressOf(path)}`, { cookie }));
    await measureIdle(database, server.pid, figures);
  } finally {
    server.stop();
  }
}

/** What a server that nobody asks takes of a core, in percent. It first does what its jobs found to do. */
async function measureIdle(database: BenchDatabase, pid: number, figures: Figures): Promise<void> {
  const postmaster = await postmasterOf(database);
  const ticks = () => ticksOf(pid) + ticksWithChildren(postmaster);
  for (let before = ticks(), until = performance.now() + PATIENCE_MS; performance.now() < until; before = ticks()) {
    await wait(RESTS_MS);
    const percent = ((ticks() - before) * 100_000) / TICKS_PER_S / RESTS_MS;
    figures.set('idle, percent of a core', percent);
    if (percent < 10) return;
  }
}

async function fastOf(url: string, headers: Record<string, string>): Promise<number> {
  const took_ms: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const { ms } = await timed(async () => {
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    });
    took_ms.push(ms);
  }
  return fastest(took_ms);
}

/** Bets of anybody at the desk: how long one takes, and what it costs the database of processor time and of log. */
async function measureBets(
  database: BenchDatabase,
  { players, section }: { players: number[]; section: Section },
  figures: Figures,
): Promise<void> {
  const desk = openBetDesk(database.worldOf(2, { pipeline: true }));
  const postmaster = await postmasterOf(database);
  const place = () => {
    const lines = someLines().map((bet_number) => ({ bet_number, stake_pya: 100 * PYA_PER_KYAT }));
    const player_id = players[randomInt(players.length)] ?? 0;
    return desk.take({ ...section, request_key: newKey(), request_hash: '-', lottery: '2D', lines, player_id });
  };
  await wait(1000);
  const log = async () => Number((await database.owner.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)).rows[0].bytes);
  const before = { ticks: ticksWithChildren(postmaster), bytes: await log() };
  const took_ms: number[] = [];
  const inTurn = async () => {
    for (let n = 0; n < BETS / IN_FLIGHT; n += 1) took_ms.push((await timed(place)).ms);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, inTurn));
  const placed = took_ms.length;
  figures.set('bet, ms', fastest(took_ms));
  figures.set('bet, microseconds of the database', ((ticksWithChildren(postmaster) - before.ticks) * 1e6) / TICKS_PER_S / placed);
  print(`  bet, bytes of log: ${((await log()) - before.bytes) / placed}`);
}

/** A draw of as many slips at each size, of a day before the history, from its closing until all is paid. */
async function measureSettlement(database: BenchDatabase, players: number[], n: number, figures: Figures): Promise<void> {
  const draw_id = await fillDraw(database, { players, n, draw_slips: DRAW_SLIPS });
  await database.owner.query('vacuum analyze');
  figures.set(`settlement of ${DRAW_SLIPS} slips, ms`, (await timed(() => closeAndSettle(database, draw_id))).ms);
}

function fastest(took_ms: number[]): number {
  return took_ms.sort((a, b) => a - b)[Math.floor(took_ms.length / 10)] ?? 0;
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const began = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - began };
}

function report(all: readonly Figures[]): void {
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return;
  const rows = [...last]
    .map(([name, now]) => ({ name, now, before: first.get(name) ?? 0 }))
    .map((it) => ({ ...it, ratio: it.now / it.before }));
  rows.sort((a, b) => b.ratio - a.ratio);
  for (const { name, now, before, ratio } of rows)
    print(`${name}: ${now.toFixed(1)}, baseline ${before.toFixed(1)}, ratio ${ratio.toFixed(2)}`);
  const [worst] = rows;
  if (worst)
    print(`growth: worst ${worst.name}: ${worst.now.toFixed(1)}, baseline ${worst.before.toFixed(1)}, ratio ${worst.ratio.toFixed(2)}`);
}
