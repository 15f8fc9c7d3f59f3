import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { keepDraws } from '../apps/server/src/lottery/calendar.ts';
import { sealDraw } from '../apps/server/src/lottery/seal.ts';
import { settleDraw } from '../apps/server/src/lottery/settlement.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { postmasterOf, TICKS_PER_S, ticksWithChildren } from './processor-time.ts';
import { fillWithSlips, openDrawOf } from './slips.ts';

// Settles a draw of 1,000,000 slips with 100,000 winners, 10 numbers a slip. The baseline is a plain bulk UPDATE of as many rows
// of the same table: what settling would cost if it wrote won or lost onto every slip. Both are told in processor time as well, which says
// the same beside other work.
const SLIPS = Number(process.argv[2] ?? 1_000_000);
const PLAYERS = 20_000;
const WINNING = 15;
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

await onDurableDatabase(async (database) => {
  const players = await makePlayers(database, PLAYERS, 10_000);
  await keepDraws(database.worldOf(2));
  const draw_id = await makeSlips(database, players);
  const baseline = await plainUpdate(database);
  print(`a plain UPDATE of ${SLIPS} rows: ${baseline.took_s.toFixed(2)} s (${wordsOf(baseline)})`);
  await database.owner.query('checkpoint');

  const world = database.worldOf(2);
  const before = memoryKept();
  const kept: number[] = [];
  const watch = setInterval(() => kept.push(memoryKept() - before), 1000);
  const settled = await timed(database, () => settleDraw(world, draw_id));
  clearInterval(watch);
  await mustBePaid(database, draw_id);
  const half = Math.ceil(kept.length / 2);
  print(
    `memory kept while settling: at most ${megabytes(kept.slice(0, half))} in the first half, ${megabytes(kept.slice(half))} in the second`,
  );
  const ofCores = (it: Cost) => it.process_s + it.database_s;
  print(`of processor time: settled ${wordsOf(settled)}, ratio ${(ofCores(settled) / ofCores(baseline)).toFixed(2)}`);
  print(
    `settle: ${settled.took_s.toFixed(2)} s, baseline ${baseline.took_s.toFixed(2)}, ratio ${(settled.took_s / baseline.took_s).toFixed(2)}`,
  );
});

/** Fills a draw: every tenth slip holds the winning number. Gives the draw its result. Answers the draw's id. */
async function makeSlips(database: BenchDatabase, players: number[]): Promise<number> {
  const draw_id = await openDrawOf(database);
  const numbers = `array(select ((case when n % 10 = 0 then ${WINNING} else ${WINNING} + 1 + n % 89 end + i) % 100)::smallint from generate_series(0, 9) i)`;
  await fillWithSlips(database, { draw_id, players, count: SLIPS, numbers, prefix: 'bench-' });
  // As the desk counts it while it takes bets.
  await database.owner.query(
    `update draw_number n set taken_pya = x.staked
     from (select number, sum(stake) as staked from slip, lateral unnest(numbers, stakes_pya) as line(number, stake) group by 1) x
     where n.draw_id = $1 and n.number = x.number`,
    [draw_id],
  );
  await database.owner.query(`update draw set closes_at = now(), draws_at = now() where id = $1`, [draw_id]);
  const world = database.worldOf(2);
  const sealed = await timed(database, () => sealDraw(world, draw_id));
  print(`the book of ${SLIPS} slips sealed at closing: ${sealed.took_s.toFixed(2)} s (${wordsOf(sealed)})`);
  const { rows } = await database.owner.query(`select pg_total_relation_size('seal_tile') as bytes`);
  print(`the public log keeps of it: ${(((Number(rows[0].bytes) / SLIPS) * 1e6) / 2 ** 20).toFixed(1)} MiB a million slips`);
  await database.owner.query(
    `with p as (insert into result_proposal (draw_id, number, source, derivation, source_set, source_value, state)
       values ($1, $2, 'bench', '2d', '1000.01', '5.00', 'confirmed') returning id)
     select id from p`,
    [draw_id, WINNING],
  );
  await database.owner.query(
    `update draw set result = $2, resulted_at = now(), result_id = (select id from result_proposal where draw_id = $1) where id = $1`,
    [draw_id, WINNING],
  );
  await database.owner.query('vacuum analyze');
  return draw_id;
}

type Cost = { took_s: number; process_s: number; database_s: number; log_bytes: number };

/** How long something took, what of processor time, in this process and in all of the database's, and how much of log it wrote. */
async function timed(database: BenchDatabase, work: () => Promise<unknown>): Promise<Cost> {
  const postmaster = await postmasterOf(database);
  const { rows: from } = await database.owner.query('select pg_current_wal_lsn() as at');
  const [cpu, ticks, start] = [process.cpuUsage(), ticksWithChildren(postmaster), performance.now()];
  await work();
  const took_s = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const database_s = (ticksWithChildren(postmaster) - ticks) / TICKS_PER_S;
  const { rows } = await database.owner.query('select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float as bytes', [from[0].at]);
  return { took_s, process_s: (user + system) / 1e6, database_s, log_bytes: rows[0].bytes };
}

function wordsOf({ process_s, database_s, log_bytes }: Cost): string {
  return `process ${process_s.toFixed(2)} s, database ${database_s.toFixed(2)} s, ${(log_bytes / SLIPS).toFixed(0)} bytes of log a slip`;
}

async function plainUpdate(database: BenchDatabase): Promise<Cost> {
  await database.owner.query('create table plain (like slip including all)');
  await database.owner.query(`alter table plain add column won smallint not null default 0`);
  await database.owner.query('insert into plain select * from slip');
  await database.owner.query('vacuum analyze plain');
  await database.owner.query('checkpoint');
  const took = await timed(database, () =>
    database.owner.query(`update plain set won = case when numbers @> array[${WINNING}]::smallint[] then 1 else 2 end`),
  );
  await database.owner.query('drop table plain');
  return took;
}

async function mustBePaid(database: BenchDatabase, draw_id: number): Promise<void> {
  const { rows } = await database.owner.query(
    `select count(*)::int as paid, sum(amount_pya)::bigint as amount_pya,
       (select count(*)::int from slip where draw_id = $1 and numbers @> array[$2::smallint]) as winners,
       (select count(*)::int from entry where reason = 'win') as entries
     from payout where draw_id = $1`,
    [draw_id, WINNING],
  );
  const { paid, winners, entries, amount_pya } = rows[0];
  if (paid !== winners || entries !== winners || Number(amount_pya) !== winners * 850_000)
    throw new Error(`wrongly settled: ${JSON.stringify(rows[0])}`);
  print(`${winners} winners paid`);
}

/** What is in use once the garbage is gone: what a process must keep, whatever it has room for. */
function memoryKept(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function megabytes(samples: number[]): string {
  return `${(Math.max(0, ...samples) / 2 ** 20).toFixed(1)} MB`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
