import type { BenchDatabase } from './database.ts';

/** A draw to fill: how many slips, of which players, and the numbers of slip `n`, an SQL expression of ten smallints. */
export type SlipFill = { draw_id: number; players: number[]; count: number; numbers: string; prefix: string };

/** Fills a draw with slips of ten numbers, 100 kyat on each, as the desk leaves them; no money moves. */
export async function fillWithSlips({ owner }: BenchDatabase, { draw_id, players, count, numbers, prefix }: SlipFill): Promise<void> {
  await owner.query(
    `insert into slip (voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, balance_after_pya, accepted_at, request_key, request_hash)
     select $5 || n, ($1::bigint[])[1 + n::bigint * 7919 % $2::int], $3, ${numbers}, array_fill(10000::bigint, array[10]), 100000, 8500, 0, now(), $5 || n, '-'
     from generate_series(1, $4::int) n`,
    [players, players.length, draw_id, count, prefix],
  );
}

/** A draw of 2D that takes bets now. */
export async function openDrawOf({ owner }: BenchDatabase): Promise<number> {
  const { rows } = await owner.query(
    `select id from draw where lottery_id = (select id from lottery where code = '2D') and opens_at < product_now() and closes_at > product_now() order by id limit 1`,
  );
  return Number(rows[0].id);
}
