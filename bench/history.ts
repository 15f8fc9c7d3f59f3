import { sealDraw } from '../apps/server/src/lottery/seal.ts';
import { settleDraw } from '../apps/server/src/lottery/settlement.ts';
import type { BenchDatabase } from './database.ts';

/** One slip of so many is of the player who bets most: a hundred thousand of ten millions. */
const HEAVY_EVERY = 100;
const STAKE_PYA = 100_000;
/** One slip of fifty holds it. */
const WINNING = 95;
const NUMBERS = `array(select (case when n % 50 = 0 then 90 + i else (n + i) % 80 end)::smallint from generate_series(0, 9) i)`;

type History = { players: number[]; first: number; draw_count: number; draw_slips: number };

/** Players had their money before the first draw of the history: an entry of today among the first would be looked at for each of its days. */
export async function backdatePlayers({ owner }: BenchDatabase): Promise<void> {
  await owner.query(`begin; set local session_replication_role = replica; update entry set at = at - interval '75 days'; commit`);
}

/**
 * Makes past draws of 2D whole, as the desk and the clock leave them: slips of ten numbers with their entries and moves, purses and numbers that
 * come to them, each book sealed, and settled. Draw 0 is the oldest. The first player has one slip of a hundred.
 */
export async function fillHistory(database: BenchDatabase, { players, first, draw_count, draw_slips }: History): Promise<void> {
  const draws: number[] = [];
  for (let n = first; n < first + draw_count; n += 1) draws.push(await fillDraw(database, { players, n, draw_slips }));
  await database.owner.query('vacuum analyze');
  for (const draw_id of draws) await closeAndSettle(database, draw_id);
  await database.owner.query('vacuum analyze');
}

/** A past draw with its slips, not closed yet; the nth of the history, four a day. */
export async function fillDraw(
  { owner }: BenchDatabase,
  { players, n, draw_slips }: { players: number[]; n: number; draw_slips: number },
): Promise<number> {
  const { rows } = await owner.query(
    `insert into draw (lottery_id, section_id, day, section, opens_at, closes_at, draws_at, odds_hundredths, stake_min_pya, stake_max_pya, stake_step_pya, cap_pya)
     select l.id, s.id, x.day, s.draws_at, x.at - interval '1 day', x.at - interval '10 minutes', x.at, l.odds_hundredths, l.stake_min_pya, l.stake_max_pya, l.stake_step_pya, 1000000000000
     from lottery l join lateral (select * from section where lottery_id = l.id order by draws_at offset $1::int % 4 limit 1) s on true
     cross join lateral (select yangon_day(now()) - 60 + $1::int / 4 as day) d
     cross join lateral (select d.day, (d.day + s.draws_at) at time zone 'Asia/Yangon' as at) x where l.code = '2D' returning id`,
    [n],
  );
  const draw_id = Number(rows[0].id);
  await owner.query(`insert into draw_number (draw_id, number) select $1, n from generate_series(0, 99) n`, [draw_id]);
  await owner.query(
    `with slips as materialized (
       select n, nextval('slip_ids') as id, nextval('entry_id_seq') as entry_id, p.id as purse_id, p.player_id, d.closes_at - interval '100 minutes' + n * interval '50 milliseconds' as at,
         p.balance - $4 * row_number() over (partition by p.id order by n) as after
       from draw d cross join generate_series(1, $3::int) n
       join purse p on p.kind = 'main' and p.player_id = ($2::bigint[])[case when n % ${HEAVY_EVERY} = 0 then 1 else 2 + (n::bigint * 7919 + d.id) % ($5 - 1) end]
       where d.id = $1 order by n
     ), taken as (
       insert into slip (id, voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, balance_after_pya, accepted_at, request_key, request_hash)
       select id, '2D-' || lpad(id::text, 9, '0'), player_id, $1, ${NUMBERS}, array_fill(10000::bigint, array[10]), $4, 8500, after, at, 'history-' || lpad(id::text, 12, '0'), '-' from slips order by n
     ), entries as (
       insert into entry (id, ref, reason, at) overriding system value select entry_id, 'stake:' || id, 'stake', at from slips order by n
     ), moves as (
       insert into move (entry_id, line, from_purse, to_purse, amount, from_balance_after)
       select entry_id, 0, purse_id, (select id from purse where kind = 'house_lottery' and name = '2D'), $4, after from slips order by n
     )
     update purse p set balance = x.after, version = version + 1 from (select purse_id, min(after) as after from slips group by purse_id) x where p.id = x.purse_id`,
    [draw_id, players, draw_slips, STAKE_PYA, players.length],
  );
  await owner.query(
    `update draw_number n set taken_pya = x.staked
     from (select number, sum(stake) as staked from slip, lateral unnest(numbers, stakes_pya) as line(number, stake) where draw_id = $1 group by 1) x
     where n.draw_id = $1 and n.number = x.number`,
    [draw_id],
  );
  return draw_id;
}

/** Closes the book of a draw, gives it its number and pays it. */
export async function closeAndSettle(database: BenchDatabase, draw_id: number): Promise<void> {
  const world = database.worldOf(2);
  await sealDraw(world, draw_id);
  await database.owner.query(
    `with p as (
       insert into result_proposal (draw_id, number, source, derivation, source_set, source_value, state)
       values ($1, $2::smallint, 'bench', '2d', '1000.0' || $2::smallint / 10, $2::smallint % 10 || '.00', 'confirmed') returning id
     )
     update draw set result = $2::smallint, resulted_at = now(), result_id = p.id from p where draw.id = $1`,
    [draw_id, WINNING],
  );
  await settleDraw(world, draw_id);
}
