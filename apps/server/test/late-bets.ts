import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { until } from './until.ts';

/** Where bets across a closing go: two servers at least, players with money, a draw that is open, on a database with the demo clock. */
export type LateBets = {
  servers: string[];
  tokens: string[];
  player_ids: number[];
  database_url: string;
  draw_id: number;
  bet_count: number;
};
/** What became of them. `stalled` came by transactions that were decided in time and ended after the closing. */
export type AcrossClosing = {
  taken: number;
  refused: number;
  other: string[];
  stalled: number;
  slips: number;
  late: number;
  sealed: number;
  after_seal: number;
};
type Place = { closes_at: Date; day: string; section: string; lottery: string };

const CLIENTS_LEAST = 32;
const CLIENTS_MOST = 200;
const BETS_OF_A_CLIENT = 100;
const STAKE_PYA = 10_000;

/**
 * Sends bets to several servers while the draw closes. Meanwhile transactions stall: some hold players' purses, so that the desk waits
 * with the draw held; some have decided a bet before the closing and write it long after. The clock jumps to the closing, and when it
 * is over back before it. In the end every answer and every row is counted.
 */
export async function betAcrossClosing(it: LateBets): Promise<AcrossClosing> {
  const owner = new pg.Pool({ connectionString: it.database_url, max: 16 });
  owner.on('error', () => undefined);
  try {
    const { rows } = await owner.query(
      `select d.closes_at, d.day::text, to_char(d.section, 'HH12:MI AM') as section, l.code as lottery from draw d join lottery l on l.id = d.lottery_id where d.id = $1`,
      [it.draw_id],
    );
    return await play(it, owner, rows[0]);
  } finally {
    await owner.end();
  }
}

async function play(it: LateBets, owner: pg.Pool, place: Place): Promise<AcrossClosing> {
  const clockTo = (ms: number) =>
    owner.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [
      new Date(place.closes_at.getTime() + ms).toISOString(),
    ]);
  await clockTo(-60_000);
  const found: AcrossClosing = { taken: 0, refused: 0, other: [], stalled: 0, slips: 0, late: 0, sealed: 0, after_seal: 0 };
  // When so many bets are answered, the clock goes there, counted from the closing.
  const jumps = [
    { answered: it.bet_count * 0.3, to_ms: -250 },
    { answered: it.bet_count * 0.7, to_ms: -5000 },
    { answered: it.bet_count * 0.8, to_ms: 20 },
  ];
  let sent = 0;
  let answered = 0;
  let stalled: Promise<boolean>[] = [];
  const client = async () => {
    while (sent < it.bet_count) {
      sent += 1;
      count(found, await send(it, place, sent));
      answered += 1;
      const jump = jumps[0];
      if (jump && answered >= jump.answered) {
        jumps.shift();
        if (jump.to_ms === -250) {
          const stalling = it.player_ids.slice(0, 6).map((player, n) => stall(owner, it.draw_id, player, 300 + 250 * n));
          stalled = stalling.map((one) => one.taken);
          // However slow the machine: they have decided before the closing comes near, and write after it.
          await Promise.all(stalling.map((one) => one.decided));
        }
        await clockTo(jump.to_ms);
      }
    }
  };
  const holding = hold(owner, it.player_ids, () => answered >= it.bet_count);
  const clients = Math.min(CLIENTS_MOST, Math.max(CLIENTS_LEAST, Math.floor(it.bet_count / BETS_OF_A_CLIENT)));
  await Promise.all(Array.from({ length: clients }, client));
  found.stalled = (await Promise.all(stalled)).filter(Boolean).length;
  await holding;
  await clockTo(1000);
  found.sealed = await waitForSeal(owner, it.draw_id);
  await clockTo(-30_000);
  for (let n = 0; n < 20; n += 1) found.after_seal += (await send(it, place, n)) === 'taken' ? 1 : 0;
  const { rows } = await owner.query(
    `select count(*)::int as slips, count(*) filter (where s.accepted_at >= d.closes_at)::int as late from slip s join draw d on d.id = s.draw_id where d.id = $1`,
    [it.draw_id],
  );
  return { ...found, ...rows[0] };
}

function count(found: AcrossClosing, said: string): void {
  if (said === 'taken') found.taken += 1;
  else if (said === 'betting_closed') found.refused += 1;
  else found.other.push(said);
}

/** One bet; `busy` is asked again by its key, as the app does: a commit whose answer came too late is found by it. */
async function send(it: LateBets, { day, section }: Place, n: number): Promise<string> {
  const body = { section, date: day, bet_obj: [{ bet_number: String(n % 100).padStart(2, '0'), amount: 100 }] };
  const url = new URL('/api/user/betting', it.servers[n % it.servers.length]);
  const key = randomUUID();
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        Authorization: `Bearer ${it.tokens[n % it.tokens.length]}`,
      },
      body: JSON.stringify(body),
    });
    const said = (await answer.json()) as { code?: string };
    if (answer.status === 200) return 'taken';
    if (said.code !== 'busy' && said.code !== 'key_running') return said.code ?? String(answer.status);
  }
  return 'busy';
}

/** Holds one purse after the other for a while, so that the desk stands still with the draw held and the clock not read yet. */
async function hold(owner: pg.Pool, player_ids: number[], isOver: () => boolean): Promise<void> {
  const client = await owner.connect();
  try {
    for (let n = 0; !isOver(); n += 1) {
      await client.query('begin');
      await client.query(`select from purse where player_id = $1 and kind = 'main' for update`, [player_ids[n % player_ids.length]]);
      await client.query('select pg_sleep(0.12)');
      await client.query('commit');
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  } finally {
    client.release();
  }
}

/** A bet as the desk takes it, whose transaction stalls between the decision and the writing. */
function stall(owner: pg.Pool, draw_id: number, player_id: number, stalls_ms: number): { decided: Promise<void>; taken: Promise<boolean> } {
  const { promise: decided, resolve } = Promise.withResolvers<void>();
  const taken = takeLate(owner, { draw_id, player_id, stalls_ms, onDecided: resolve });
  return { decided: Promise.race([decided, taken.then(() => undefined)]), taken };
}

type Stalling = { draw_id: number; player_id: number; stalls_ms: number; onDecided(): void };

async function takeLate(owner: pg.Pool, { draw_id, player_id, stalls_ms, onDecided }: Stalling): Promise<boolean> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('select queue_for_draws(array[$1]::bigint[], false)', [draw_id]);
    const { rows } = await client.query(
      'select product_now() as at, product_now() < closes_at and closed_at is null as is_open from draw where id = $1 for share',
      [draw_id],
    );
    if (!rows[0].is_open) return false;
    onDecided();
    await client.query('select pg_sleep($1)', [stalls_ms / 1000]);
    await client.query('update draw_number set taken_pya = taken_pya + $2 where draw_id = $1 and number = 0', [draw_id, STAKE_PYA]);
    const slip = await client.query(`select nextval('slip_ids') as id`);
    const id = slip.rows[0].id;
    const posted = await client.query(
      `select from_balance_after from post(array['stake:' || $1], array['stake'], array[(select id from purse where player_id = $2 and kind = 'main')],
         array[-1], array[$3::bigint], array['house_lottery'], array['2D'])`,
      [id, player_id, STAKE_PYA],
    );
    await client.query(
      `insert into slip (id, voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, balance_after_pya, accepted_at, request_key, request_hash)
       select $1::bigint, 'STALLED-' || $1::bigint, $2, d.id, '{0}', array[$4::bigint], $4, d.odds_hundredths, $5, $6, 'stalled-' || $1::bigint, '-' from draw d where d.id = $3`,
      [id, player_id, draw_id, STAKE_PYA, posted.rows[0].from_balance_after, rows[0].at],
    );
    await client.query('commit');
    return true;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function waitForSeal(owner: pg.Pool, draw_id: number): Promise<number> {
  const counted = () => owner.query<{ slip_count: number }>('select slip_count::int from draw_seal where draw_id = $1', [draw_id]);
  await until(async () => (await counted()).rows.length > 0);
  return (await counted()).rows[0]?.slip_count ?? 0;
}
