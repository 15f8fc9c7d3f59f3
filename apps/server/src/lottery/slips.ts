import {
  type Digits,
  kyatWire,
  type LotteryCode,
  lineOutcome,
  numberText,
  ODDS_HUNDREDTHS_PER_ONE,
  sectionLabel,
  yangonStamp,
} from '@shwekan/rules';
import { type SlipsOfPlayerResult, slipsOfPlayer } from '#queries/lottery/reads.ts';
import { historyDays, readPage } from '../platform/lists.ts';
import type { World } from '../platform/world.ts';

type SlipQuery = { start_date?: string | undefined; end_date?: string | undefined; cursor?: string | undefined; limit: number };
export const WON = 1;
const LOST = 2;
export const REFUNDED = 3;
type Win = 0 | 1 | 2 | 3;

/** A player's own slips between two Yangon days (today when none is named), newest first. */
export async function listSlips(world: World, player_id: number, code: LotteryCode, asked: SlipQuery) {
  const { rows, next } = await slipsAsked(world, player_id, code, asked);
  return { data: rows.map(slipWire), next };
}

/** The rows of a player's own slips between two Yangon days, newest first, and the cursor of those that follow. */
export async function slipsAsked(world: World, player_id: number, code: LotteryCode, asked: SlipQuery) {
  const { instants } = await historyDays(world.db, asked);
  return readPage(world.db, slipsOfPlayer, { player_id, code, ...instants }, asked);
}

/** A slip as its player sees it. */
export function slipWire(slip: SlipsOfPlayerResult) {
  const win = winOf(slip);
  const lucky_number = slip.is_settled && slip.result !== null ? numberText(slip.result, slip.digits as Digits) : null;
  const of_draw = { section: sectionLabel(slip.section.slice(0, 5)), date: slip.day };
  const bettings = slip.numbers.map((number, line) => {
    const bet_number = numberText(number, slip.digits as Digits);
    const stake_pya = slip.stakes_pya[line] ?? 0;
    return {
      id: line + 1,
      bet_number,
      amount: kyatWire(stake_pya),
      odd: slip.odds_hundredths / ODDS_HUNDREDTHS_PER_ONE,
      ...of_draw,
      win: win === WON || win === LOST ? lineWin({ ...slip, bet_number, stake_pya }, lucky_number) : win,
    };
  });
  return {
    id: slip.id,
    voucher: slip.voucher,
    ...of_draw,
    total_amount: kyatWire(slip.total_pya),
    total_bet: bettings.length,
    win,
    reward: win === WON ? (1 as const) : (0 as const),
    reward_amount: kyatWire(win === WON ? (slip.paid_pya ?? 0) : 0),
    lucky_number,
    created_at: yangonStamp(slip.accepted_at),
    bettings,
  };
}

/** 0 open, 1 won, 2 lost, 3 refunded. A win shows once it is paid, a loss once the whole draw is settled. */
function winOf(slip: SlipsOfPlayerResult): Win {
  if (slip.payout_kind === 'refund') return REFUNDED;
  if (slip.payout_kind === 'win') return WON;
  return slip.is_settled ? LOST : 0;
}

function lineWin(line: Parameters<typeof lineOutcome>[0], lucky_number: string | null): Win {
  if (lucky_number === null) return 0;
  return lineOutcome(line, lucky_number) === 'lost' ? LOST : WON;
}
