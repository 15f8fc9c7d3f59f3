import { randomUUID } from 'node:crypto';
import type { lotteries } from '@shwekan/contract';
import { kyatWire, type LotteryCode, yangonStamp } from '@shwekan/rules';
import { bodyHash } from '../platform/idempotency.ts';
import type { Call } from '../platform/serve.ts';
import type { Bet } from './bet.ts';
import { CLOSING } from './bet-meter.ts';
import type { BetDesk } from './desk.ts';
import { sectionIn } from './reads.ts';

type BetCall =
  | Call<typeof lotteries.betting2d>
  | Call<typeof lotteries.betting1d>
  | Call<typeof lotteries.bettingC2d>
  | Call<typeof lotteries.bettingC1d>;

/** Takes a player's bet at the desk. Without an Idempotency-Key each call is a bet of its own. */
export async function placeBet(desk: BetDesk, lottery: LotteryCode, call: BetCall) {
  const { section, date } = call.body;
  return placeAt(desk, { lottery, section: sectionIn(section), day: date ?? null }, call);
}

/** Takes a bet on the draw of a lottery at a section (HH:MM) of a day. */
export async function placeAt(
  desk: BetDesk,
  { lottery, section, day }: Pick<Bet, 'lottery' | 'section' | 'day'>,
  call: BetCall | Call<typeof lotteries.betting3d>,
) {
  if (desk.closings) call.markAs(desk.closings.isNear({ lottery, section, day }) ? CLOSING.yes : CLOSING.no);
  const { receipt, is_replayed } = await desk.take({
    lottery,
    section,
    day,
    lines: call.body.bet_obj.map((it) => ({ bet_number: it.bet_number, stake_pya: it.amount })),
    player_id: call.who.player_id,
    request_key: call.once?.key ?? randomUUID(),
    // One key names one request of a player, in whichever lottery.
    request_hash: `${lottery}:${call.once?.body_hash ?? bodyHash(call.body)}`,
  });
  if (is_replayed) call.markReplayed();
  return {
    slip_id: receipt.slip_id,
    voucher: receipt.voucher,
    total_amount: kyatWire(receipt.total_pya),
    total_bet: receipt.line_count,
    user_balance: kyatWire(receipt.balance_after_pya),
    accepted_at: yangonStamp(receipt.accepted_at),
  };
}
