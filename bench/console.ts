import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@shwekan/contract';
import { addressOf } from '@shwekan/contract/address';
import { Pool } from 'undici';
import { keepDraws } from '../apps/server/src/lottery/calendar.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { print } from './load.ts';
import { postmasterOf, TICKS_PER_S, ticksOf, ticksWithChildren } from './processor-time.ts';
import { startServerProcess } from './server.ts';
import { openOperator } from './sessions.ts';

// Every list, report and search of the console on a full database: a million slips of sixty days, a hundred thousand cash requests, all in the ledger.
// Some operators ask at once, each call so many times; the worst of each kind is printed by its name, beside the plainest call of all,
// and with the processor time of a call: of the server and of its database, whatever else the machine does meanwhile.
// `npm run bench -- console [slips]`.
const SLIPS = Number(process.argv[2] ?? 1_000_000);
const CASH_REQUESTS = SLIPS / 10;
const PLAYERS = 20_000;
const DAYS = 60;
const TIMES = 10;
const AT_ONCE = 4;
/** Of one slip: those of the others are none, for who fills a table by the million makes them in no other way. */
const VOUCHER = '2D-BENCH01';
const PATIENCE_MS = 300_000;
const LOOK_MS = 500;
const PROMISED_P95_MS = 300;
/** So many are named by what they cost. */
const DEAREST = 10;
/** What is typed into a search: what every phone begins with, a part of a phone, of a name, an id, and what nobody has. */
const SEARCHED = ['09', '0912345', 'Player 77', 'T000000012345', 'nobody'];
const REPORTS = /\/(today|reports|reward-costs|waiting|health)/;
/** Files and pictures, what asks the world outside, what there is nothing of here, and lists of a few words. */
const NOT_OF_PAGES =
  /\/image|\.csv|\/proposal|sample-statement|(cases|conversations|game-imports|pocket-campaigns|takers|wagers|weekly-runs)\/:id|(content|notice-players|game-products|claims\/operators|signing|views)$/;

type Kind = 'list' | 'report' | 'search' | 'baseline';
type PageCall = { kind: Kind; name: string; path: string };
type Fields = Record<string, { unwrap?(): { options?: readonly string[] } }>;
type Figure = PageCall & { p50_ms: number; p95_ms: number; cpu_ms: number; failed: number };
/** How much processor time the server and its database have had so far, in ticks. */
type Ticks = () => number;

await onDurableDatabase(async (database) => {
  const began = performance.now();
  const players = await makePlayers(database, PLAYERS, 1_000_000_000);
  await keepDraws(database.worldOf(2));
  await fillDraws(database);
  print(`draws in ${seconds(began)}`);
  await fillSlips(database, players);
  print(`slips in ${seconds(began)}`);
  await fillCash(database, players);
  await fillLedger(database);
  await database.owner.query('vacuum analyze');
  print(`${SLIPS} slips and ${CASH_REQUESTS} cash requests in ${seconds(began)}`);
  const cookie = await openOperator(database);
  const server = await startServerProcess(database, 1);
  try {
    const summing = performance.now();
    await untilSummedUp(database);
    print(`summed up by day in ${seconds(summing)}`);
    await database.owner.query('vacuum analyze');
    const pool = new Pool(server.console_url, { connections: AT_ONCE, pipelining: 1 });
    const postmaster = await postmasterOf(database);
    const ticks = () => ticksOf(server.pid) + ticksWithChildren(postmaster);
    const figures: Figure[] = [];
    for (const asked of await allAsked(database)) figures.push(await measure(pool, asked, { cookie, ticks }));
    await pool.close();
    report(figures);
  } finally {
    server.stop();
  }
});

/** Draws of days that are over, as keepDraws made those that come. */
async function fillDraws({ owner }: BenchDatabase): Promise<void> {
  await owner.query(
    `insert into draw (lottery_id, day, section, opens_at, closes_at, draws_at, odds_hundredths, tot_odds_hundredths, stake_min_pya, stake_max_pya, stake_step_pya, cap_pya)
     select distinct on (d.lottery_id, d.section, back) d.lottery_id, yangon_day(now()) - back, d.section, now() - (back + 2) * interval '1 day', now() - back * interval '1 day',
       now() - back * interval '1 day', d.odds_hundredths, d.tot_odds_hundredths, d.stake_min_pya, d.stake_max_pya, d.stake_step_pya, d.cap_pya
     from draw d join lottery l on l.id = d.lottery_id cross join generate_series(1, $1::int) back where l.code = '2D' order by 1, 3, back`,
    [DAYS],
  );
  await owner.query(
    `insert into draw_number (draw_id, number, taken_pya)
     select d.id, n, 1000000 from draw d join lottery l on l.id = d.lottery_id cross join generate_series(0, 99) n where l.code = '2D' and d.draws_at < now()
     on conflict do nothing`,
  );
}

/** Slips of ten numbers on those draws, eight of a player at a time; then all of the draws are over. */
async function fillSlips({ owner }: BenchDatabase, players: number[]): Promise<void> {
  await owner.query(
    `with past as (select array_agg(d.id order by d.id) as ids from draw d join lottery l on l.id = d.lottery_id where l.code = '2D' and d.draws_at < now())
     insert into slip (id, voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, balance_after_pya, accepted_at, request_key, request_hash)
     select case when n = 1 then slip_of_voucher('${VOUCHER}') else nextval('slip_ids') end, case when n = 1 then '${VOUCHER}' else 'bench-' || n end, ($1::bigint[])[1 + (n / 8)::bigint * 7919 % $2::int], d.id, array(select ((n + i) % 100)::smallint from generate_series(0, 9) i),
       array_fill(10000::bigint, array[10]), 100000, 8500, 0, d.closes_at - interval '1 minute' * (n % 1400 + 1), 'bench-' || n, '-'
     from past cross join generate_series(1, $3::int) n join draw d on d.id = past.ids[1 + n::bigint * cardinality(past.ids) / ($3::int + 1)]`,
    [players, players.length, SLIPS],
  );
  await owner.query(
    `insert into draw_seal (draw_id, slip_count, total_pya, stakes_pya, sha256, worst_pya, root)
     select d.id, count(s.id), coalesce(sum(s.total_pya), 0), array_fill(0::bigint, array[100]), sha256(''), 0, sha256('') from draw d left join slip s on s.draw_id = d.id
     where d.draws_at < now() group by d.id`,
  );
  await owner.query(
    `update draw set closed_at = closes_at, voided_at = closes_at, void_reason = 'of the bench', checked_at = closes_at, refunded_at = closes_at where draws_at < now()`,
  );
}

/** Cash-ins that were approved and cash-outs that were paid. A hundred of each wait. */
async function fillCash({ owner }: BenchDatabase, players: number[]): Promise<void> {
  const half = CASH_REQUESTS / 2;
  await owner.query(
    `insert into cash_in (player_id, method_id, amount_pya, account_name, transaction_id, holder_phone, state, full_transaction_id, old_balance_pya, new_balance_pya,
       decided_by, decided_at, created_at, expires_at, credited_pya, bonus_pya, turnover_pya)
     select ($1::bigint[])[1 + n::bigint * 7919 % $2::int], 1, 1000000, 'U ' || n, lpad((n % 1000000)::text, 6, '0'), a.account_number, case when waits then 'pending' else 'approved' end::cash_in_state,
       case when not waits then 'T' || lpad(n::text, 12, '0') end, case when not waits then 0 end, case when not waits then 1000000 end, case when not waits then o.id end,
       case when not waits then at end, at, at + interval '30 days', case when not waits then 1000000 end, case when not waits then 0 end, case when not waits then 0 end
     from generate_series(1, $3::int) n cross join lateral (select n > $3 - 100 as waits, now() - interval '1 day' * $4::int * (1 - n::float8 / $3::int) as at) x
     cross join (select account_number from payment_account limit 1) a cross join (select id from operator where username = 'bench') o`,
    [players, players.length, half, DAYS],
  );
  await owner.query(
    `insert into cash_out (player_id, method_id, amount_pya, account_name, account_number, is_name_same, state, needs_second, old_balance_pya, new_balance_pya,
       payout_reference, decided_by, decided_at, created_at)
     select ($1::bigint[])[1 + n::bigint * 7919 % $2::int], 1, 500000, 'U ' || n, '09' || lpad(n::text, 9, '0'), true, case when waits then 'pending' else 'paid' end::cash_out_state, false, 500000, 0,
       case when not waits then 'P' || lpad(n::text, 12, '0') end, case when not waits then o.id end, case when not waits then at end, at
     from generate_series(1, $3::int) n cross join lateral (select n > $3 - 100 as waits, now() - interval '1 day' * $4::int * (1 - n::float8 / $3::int) as at) x
     cross join (select id from operator where username = 'bench') o`,
    [players, players.length, half, DAYS],
  );
}

/** The entries of all of them, in the order of their times, as a house writes them; what the players were given is older. */
async function fillLedger({ owner }: BenchDatabase): Promise<void> {
  await owner.query(
    `begin; alter table entry disable trigger entry_append_only; update entry set at = at - interval '${DAYS + 2} days'; alter table entry enable trigger entry_append_only; commit`,
  );
  await owner.query(
    `insert into entry (ref, reason, operator_id, at)
     select * from (
       select 'stake:' || id, 'stake', null::bigint, accepted_at as at from slip
       union all
       select 'cash_in:' || id, 'cash_in', decided_by, decided_at from cash_in where decided_at is not null
       union all
       select 'cash_out_paid:' || id, 'cash_out_paid', decided_by, decided_at from cash_out where decided_at is not null
     ) x order by at`,
  );
  await owner.query(
    `insert into move (entry_id, line, from_purse, to_purse, amount, from_balance_after)
     select e.id, 0, p.id, h.id, s.total_pya, 0 from slip s join entry e on e.ref = 'stake:' || s.id join purse p on p.player_id = s.player_id and p.kind = 'main'
     join purse h on h.kind = 'house_lottery' and h.name = '2D'`,
  );
  for (const [table, reason, sides] of [
    ['cash_in', 'cash_in', `h.id, p.id, c.amount_pya, null, 0`],
    ['cash_out', 'cash_out_paid', `p.id, h.id, c.amount_pya, 0, null`],
  ]) {
    await owner.query(
      `insert into move (entry_id, line, from_purse, to_purse, amount, from_balance_after, to_balance_after)
       select e.id, 0, ${sides} from ${table} c join entry e on e.ref = '${reason}:' || c.id
       join purse p on p.player_id = c.player_id and p.kind = case '${reason}' when 'cash_in' then 'main' else 'hold' end
       join purse h on h.kind = 'house_cash' and h.name = 'kbzpay'`,
    );
  }
}

async function untilSummedUp({ owner }: BenchDatabase): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const { rows } = await owner.query('select read_to = (select max(id) from entry) as is_done from booked_place');
    if (rows[0].is_done) return;
    await wait(LOOK_MS);
  }
  throw new Error('the entries were not summed up in time');
}

/**
 * What pages of the console ask: every list as it opens, every report by each of its rows over all days, every search by what people type, and who one is, which
 * is the plainest call. A call that the contract gets anew is measured from then on.
 */
async function allAsked({ owner }: BenchDatabase): Promise<PageCall[]> {
  const { rows } = await owner.query(
    `select (select min(player_id) from slip) as player_id, (select min(draw_id) from slip) as draw_id, (yangon_day(now()) - $1::int)::text as from_day, yangon_day(now())::text as to_day`,
    [DAYS],
  );
  const { player_id, draw_id, from_day, to_day } = rows[0];
  return calls.flatMap(({ method, path, auth, query }) => {
    if (method !== 'GET' || auth !== 'operator' || NOT_OF_PAGES.test(path)) return [];
    const params = { id: path.includes('/draws/') ? draw_id : player_id, lottery: '2D' };
    const fields = (query as { shape?: Fields } | undefined)?.shape ?? {}; // a query's shape is an object of zod
    const days = { from: from_day, to: to_day, start_date: from_day, end_date: to_day, day: to_day };
    const figure = path.includes('reports') ? { figure: 'stakes' } : {};
    const words = { lottery: '2D', voucher: VOUCHER, year: to_day.slice(0, 4), month: to_day.slice(0, 7) };
    const always = Object.fromEntries(Object.entries({ ...days, ...figure, ...words }).filter(([name]) => name in fields));
    const ask = (kind: Kind, more: Record<string, string> = {}): PageCall => {
      const words = Object.entries(more).map(([name, value]) => ` ${name} ${value}`);
      return { kind, name: path + words.join(''), path: addressOf({ path }, { params, query: { ...always, ...more } }) };
    };
    const bys = fields['by']?.unwrap?.().options ?? [];
    const kind = path.endsWith('/me') ? 'baseline' : REPORTS.test(path) ? 'report' : 'list';
    const plain = bys.length > 0 ? bys.map((by) => ask(kind, { by })) : [ask(kind)];
    if ('text' in fields) return SEARCHED.map((text) => ask('search', { text }));
    return 'search' in fields ? [...plain, ...SEARCHED.map((search) => ask('search', { search }))] : plain;
  });
}

async function measure(pool: Pool, asked: PageCall, { cookie, ticks }: { cookie: string; ticks: Ticks }): Promise<Figure> {
  const took_ms: number[] = [];
  const before = ticks();
  let failed = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let turn = 0; turn < TIMES; ) {
        const began = performance.now();
        const { statusCode, headers, body } = await pool.request({ method: 'GET', path: asked.path, headers: { cookie } });
        await body.arrayBuffer();
        // An operator searches so often a minute at most.
        if (statusCode === 429) {
          await wait(Number(headers['retry-after'] ?? 1) * 1_000);
          continue;
        }
        turn += 1;
        took_ms.push(performance.now() - began);
        if (statusCode !== 200) failed += 1;
      }
    }),
  );
  const cpu_ms = ((ticks() - before) * 1_000) / TICKS_PER_S / took_ms.length;
  took_ms.sort((a, b) => a - b);
  const at = (part: number) => took_ms[Math.floor(took_ms.length * part)] ?? 0;
  return { ...asked, p50_ms: at(0.5), p95_ms: at(0.95), cpu_ms, failed };
}

function report(figures: readonly Figure[]): void {
  for (const it of figures.filter(({ failed }) => failed > 0)) print(`${it.failed} calls failed: ${it.path}`);
  for (const kind of ['list', 'report', 'search', 'baseline'] as const) {
    const [worst] = figures.filter((it) => it.kind === kind).sort((a, b) => b.p95_ms - a.p95_ms);
    if (worst) print(`worst ${kind}: ${worst.name}, p50 ${worst.p50_ms.toFixed(0)} ms, ${costOf(worst)}`);
  }
  const slow = figures.filter((it) => it.p95_ms > PROMISED_P95_MS).sort((a, b) => b.p95_ms - a.p95_ms);
  for (const it of slow) print(`over ${PROMISED_P95_MS} ms: ${it.name}, ${costOf(it)}`);
  const dear = [...figures].sort((a, b) => b.cpu_ms - a.cpu_ms).slice(0, DEAREST);
  for (const it of dear) print(`dearest: ${it.name}, ${costOf(it)}`);
  print(`console: ${figures.length} lists, reports and searches, ${AT_ONCE} at once, ${slow.length} of them over ${PROMISED_P95_MS} ms`);
}

function costOf({ p95_ms, cpu_ms }: Figure): string {
  return `p95 ${p95_ms.toFixed(0)} ms, ${cpu_ms.toFixed(0)} ms of processor time`;
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(0)} s`;
}
