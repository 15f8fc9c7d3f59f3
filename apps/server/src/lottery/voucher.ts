import type { LotteryCode } from '@shwekan/rules';

const PLACES = 36 ** 7;
/** Odd and no multiple of 3, so it shares no factor with 36: every id below 36^7 gives another text. */
const STEP = 1_940_867_857n;

/** The voucher text of a slip, "2D-0K3V9QZ": one per slip id, and it does not show how many slips there were before. */
export function voucherOf(lottery: LotteryCode, slip_id: number): string {
  const place = Number((BigInt(slip_id) * STEP) % BigInt(PLACES));
  const round = Math.floor(slip_id / PLACES);
  return `${lottery}-${place.toString(36).toUpperCase().padStart(7, '0')}${round === 0 ? '' : `-${round}`}`;
}
