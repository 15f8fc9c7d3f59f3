import type { drawSlips } from '@shwekan/contract';
import { type Digits, kyatWire, type LotteryCode, linePayoutPya, numberText, numberValue, yangonStamp } from '@shwekan/rules';
import {
  lookedThrough,
  type SlipsOfDrawResult,
  slipInDraw,
  slipsOfDraw,
  type WholeSlipResult,
  wholeSlip,
} from '#queries/lottery/draw-slips.ts';
import { numberDigits } from '#queries/lottery/draws.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { REFUNDED, slipWire, WON } from './slips.ts';

/** Slips that are looked through for a number at a time: no question reads a million of them. */
const LOOKED_AT = 20_000;

/**
 * The slips of a draw, newest first: all, those with a number, or the one of a voucher. Those with a number are looked for among so many at a
 * time: `next` says where to go on. Refuses `number_not_valid`, `not_found`.
 */
export async function listDrawSlips(world: World, { params: { id: draw_id }, query }: Call<typeof drawSlips.list>) {
  const { limit, voucher, before = null } = query;
  const [draw] = await numberDigits.run({ draw_id }, world.db);
  if (draw === undefined) throw new Refusal('not_found');
  const digits = draw.digits as Digits; // a check of the table has them so
  const number = query.bet_number ? numberValue(query.bet_number, digits) : null;
  if (number !== null && number < 0) throw new Refusal('number_not_valid', { errors: { bet_number: 'number_not_valid' } });
  if (voucher) {
    const [found] = await slipInDraw.run({ draw_id, voucher }, world.db);
    const place = { draw_id, number, voucher, before: null, oldest: found?.id ?? 0, row_count: 1 };
    const rows = found === undefined ? [] : await slipsOfDraw.run(place, world.db);
    return { data: rows.map((it) => briefWire(it, digits, number)), next: null };
  }
  const looked_at = number === null ? limit : LOOKED_AT;
  const [looked] = await lookedThrough.run({ draw_id, before, looked_at }, world.db);
  if (looked?.oldest == null) return { data: [], next: null };
  const rows = await slipsOfDraw.run({ draw_id, number, voucher: null, before, oldest: looked.oldest, row_count: limit }, world.db);
  const is_full = rows.length === limit;
  const next = is_full ? (rows.at(-1)?.id ?? null) : looked.slip_count === looked_at ? looked.oldest : null;
  return { data: rows.map((it) => briefWire(it, digits, number)), next };
}

function briefWire(row: SlipsOfDrawResult, digits: Digits, number: number | null) {
  const staked_pya = number === null ? row.total_pya : (row.stakes_pya[row.numbers.indexOf(number)] ?? 0);
  return {
    id: row.id,
    voucher: row.voucher,
    player: { id: row.player_id, name: row.name },
    lines: row.numbers.map((it, line) => ({ bet_number: numberText(it, digits), amount: kyatWire(row.stakes_pya[line] ?? 0) })),
    staked: kyatWire(staked_pya),
    total_amount: kyatWire(row.total_pya),
    created_at: yangonStamp(row.accepted_at),
  };
}

/** The slip of a voucher with each of its numbers. Refuses `not_found`. */
export async function showSlip(world: World, { params: { voucher } }: Call<typeof drawSlips.show>) {
  const [slip] = await wholeSlip.run({ voucher }, world.db);
  if (slip === undefined) throw new Refusal('not_found');
  const { reward: _, reward_amount: __, total_bet: ___, bettings, ...wire } = slipWire(slip);
  const lines = bettings.map(({ bet_number, amount, odd, win }, nth) => {
    const paid_amount = kyatWire(linePaidPya(slip, { bet_number, stake_pya: slip.stakes_pya[nth] ?? 0, win }));
    return { bet_number, amount, odd, win, paid_amount };
  });
  return {
    data: {
      ...wire,
      player: { id: slip.player_id, name: slip.player_name },
      draw_id: slip.draw_id,
      // The table of lotteries has these codes and no other.
      lottery: slip.code as LotteryCode,
      paid_amount: kyatWire(slip.paid_pya ?? 0),
      paid_at: slip.paid_at === null ? null : yangonStamp(slip.paid_at),
      lines,
    },
  };
}

/** What was paid for a line of a slip: what it won, or the stake that went back. */
function linePaidPya(slip: WholeSlipResult, { win, ...line }: { bet_number: string; stake_pya: number; win: number }): number {
  if (win === REFUNDED) return line.stake_pya;
  if (win !== WON || slip.result === null) return 0;
  return linePayoutPya({ ...slip, ...line }, numberText(slip.result, slip.digits as Digits));
}
