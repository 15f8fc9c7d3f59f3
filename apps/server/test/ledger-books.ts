import { refund, stake, win } from '../src/ledger/entries.ts';
import { lockPurses, post } from '../src/ledger/ledger.ts';
import { sealClosed } from '../src/lottery/seal.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { cashIn } from './cash-in.ts';
import { operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import type { TestWorld } from './world.ts';

/** Small books with a row of every kind: a cash-in, a settled 3D draw with an exact and a near win, a draw called off. */
export type Books = { player: TestPlayer; settled_draw: number; voided_draw: number };

export async function writeBooks(world: TestWorld): Promise<Books> {
  await addOperator(world.database_url, { username: 'finance', password: 'finance-password', roles: ['cash'] });
  const operator = await operatorToken(world, 'finance', 'finance-password');
  const player = await registerPlayer(world);
  await cashIn(world, player, 10_000, operator);
  const [settled_draw = 0, voided_draw = 0] = [await addDraw(world, '3D', '15:30'), await addDraw(world, '2D', '16:30')];
  // 100.00 on the number itself, 50.00 on a permutation of it, 25.00 on its neighbour, 10.00 on none of these.
  await bet(world, player, { id: 1, draw: settled_draw, lottery: '3D', numbers: [387, 378, 388, 5], stakes: [10_000, 5000, 2500, 1000] });
  await bet(world, player, { id: 2, draw: settled_draw, lottery: '3D', numbers: [111], stakes: [10_000] });
  await bet(world, player, { id: 3, draw: voided_draw, lottery: '2D', numbers: [7, 70], stakes: [10_000, 20_000] });
  // Only now: the server closes by itself what is over, and a closed book takes no bet.
  await world.sql(`update draw set closes_at = '2020-01-02', draws_at = '2020-01-02' where id = any ($1)`, [[settled_draw, voided_draw]]);
  await sealClosed(world.server.world);
  await settle(world, settled_draw, 387);
  await pay(world, player, { slip: 1, draw: settled_draw, kind: 'win', lottery: '3D', amount: 10_000 * 550 + 7500 * 10, stake: 17_500 });
  await pay(world, player, { slip: 3, draw: voided_draw, kind: 'refund', lottery: '2D', amount: 30_000, stake: 30_000 });
  await world.sql(
    `update draw set voided_at = product_now(), void_reason = 'no draw', checked_at = product_now(), refunded_at = product_now() where id = $1`,
    [voided_draw],
  );
  return { player, settled_draw, voided_draw };
}

async function addDraw(world: TestWorld, lottery: string, section: string): Promise<number> {
  const [draw] = await world.sql(
    `insert into draw (lottery_id, day, section, opens_at, closes_at, draws_at, odds_hundredths, tot_odds_hundredths,
       stake_min_pya, stake_max_pya, stake_step_pya, cap_pya)
     select id, '2020-01-01', $2, '2020-01-01', product_now() + interval '1 day', product_now() + interval '1 day', odds_hundredths, tot_odds_hundredths,
       stake_min_pya, stake_max_pya, stake_step_pya, cap_pya from lottery where code = $1
     returning id::int`,
    [lottery, section],
  );
  return Number(draw?.['id']);
}

type BookBet = { id: number; draw: number; lottery: string; numbers: number[]; stakes: number[] };

async function bet(world: TestWorld, player: TestPlayer, it: BookBet): Promise<void> {
  const total_pya = it.stakes.reduce((sum, one) => sum + one, 0);
  const balance = await world.server.world.db.transaction(async (tx) => {
    const [purse] = await lockPurses(tx, [player.id], 'main');
    const entry = stake({ slip_id: it.id, lottery: it.lottery, main_purse: purse?.purse_id ?? 0, total_pya });
    return (await post(tx, [entry]))[0]?.moves[0]?.from_balance_after;
  });
  await world.sql(
    `insert into slip (id, voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths, balance_after_pya,
       accepted_at, request_key, request_hash)
     select $1::bigint, 'V' || $1::bigint, $2, d.id, $4, $5, $6, d.odds_hundredths, d.tot_odds_hundredths, $7, d.opens_at, 'key-' || $1::bigint, 'hash'
     from draw d where d.id = $3`,
    [it.id, player.id, it.draw, it.numbers, it.stakes, total_pya, balance],
  );
  await world.sql(
    `insert into draw_number (draw_id, number, taken_pya) select $1, * from unnest($2::smallint[], $3::bigint[])
     on conflict (draw_id, number) do update set taken_pya = draw_number.taken_pya + excluded.taken_pya`,
    [it.draw, it.numbers, it.stakes],
  );
}

async function settle(world: TestWorld, draw: number, number: number): Promise<void> {
  await world.sql(
    `with proposal as (
       insert into result_proposal (draw_id, number, source, derivation, source_value) values ($1, $2::smallint, 'glo', '3d', '107' || $2::smallint) returning id
     )
     update draw set result = $2::smallint, result_id = proposal.id, resulted_at = product_now(), checked_at = product_now(), settled_at = product_now() from proposal where draw.id = $1`,
    [draw, number],
  );
}

type BookPayout = { slip: number; draw: number; kind: 'win' | 'refund'; lottery: string; amount: number; stake: number };

async function pay(world: TestWorld, player: TestPlayer, it: BookPayout): Promise<void> {
  await world.server.world.db.transaction(async (tx) => {
    const [purse] = await lockPurses(tx, [player.id], 'main');
    const paid = { slip_id: it.slip, lottery: it.lottery, main_purse: purse?.purse_id ?? 0, amount_pya: it.amount };
    await post(tx, [it.kind === 'win' ? win(paid) : refund(paid)]);
    await tx.query('insert into payout (slip_id, draw_id, player_id, kind, amount_pya, stake_pya) values ($1, $2, $3, $4, $5, $6)', [
      it.slip,
      it.draw,
      player.id,
      it.kind,
      it.amount,
      it.stake,
    ]);
  });
}
