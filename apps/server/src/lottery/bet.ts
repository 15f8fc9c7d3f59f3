import type { LotteryCode, SlipLine } from '@shwekan/rules';

/** A slip as asked for. `section` is HH:MM; without a `day` it is for the section's next draw that has not closed. */
export type Bet = {
  lottery: LotteryCode;
  section: string;
  day: string | null;
  lines: readonly SlipLine[];
  player_id: number;
  /** Names this request among the player's for ever; `request_hash` tells whether it asks for the same. */
  request_key: string;
  request_hash: string;
};
export type Receipt = {
  slip_id: number;
  voucher: string;
  total_pya: number;
  line_count: number;
  balance_after_pya: number;
  accepted_at: Date;
};
export type BetAnswer = { receipt: Receipt; is_replayed: boolean };

/** The key of a request in the map of known ones. */
export function keyOf(it: { player_id: number; request_key: string }): string {
  return `${it.player_id}:${it.request_key}`;
}
