import { hash } from 'node:crypto';

/**
 * The sealed book of a draw, and the second settlement, which reads nothing else. On purpose it shares no code with the first one
 * (settlement.sql) and none with the rules that this uses: a mistake made in one is not made in the other.
 */

/** Bets of one block of a seal, and bytes of a line's SHA-256 that are kept to find the one that was changed. */
export const BLOCK_SLIPS = 1000;
export const HASH_BYTES = 8;

/** A bet as its line in the book says it. Money in pya, odds in hundredths, 0 for no near-win odds. */
export type BookedSlip = {
  slip_id: number;
  voucher: string;
  player_id: number;
  numbers: number[];
  stakes_pya: number[];
  total_pya: number;
  odds: number;
  tot_odds: number;
  accepted_us: number;
};
/** What a slip is owed: `stake_pya` is what was staked on the lines paid. */
export type Due = { slip_id: number; player_id: number; amount_pya: number; stake_pya: number };

const SPACE = ' ';
const COMMA = 44;
const OPEN = 123;
const ZERO = 48;

/** Reads a line of the book: id, voucher, player, draw, numbers, stakes, total, odds, near-win odds and time, with spaces between. */
export function readLine(line: string): BookedSlip {
  const [slip_id, voucher = '', player_id, , numbers = '', stakes = '', total_pya, odds, tot_odds, accepted_us] = line.split(SPACE);
  return {
    slip_id: Number(slip_id),
    voucher,
    player_id: Number(player_id),
    numbers: wholes(numbers),
    stakes_pya: wholes(stakes),
    total_pya: Number(total_pya),
    odds: Number(odds),
    tot_odds: Number(tot_odds),
    accepted_us: Number(accepted_us),
  };
}

/** The whole numbers of `{1,22,333}`. A million slips are read, so without a split. */
function wholes(text: string): number[] {
  const found: number[] = [];
  let value = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === OPEN) continue;
    if (char >= ZERO && char <= ZERO + 9) value = value * 10 + char - ZERO;
    else {
      found.push(value);
      value = 0;
      if (char !== COMMA) break;
    }
  }
  return found;
}

/** The SHA-256 of a block of lines, in hex. */
export function blockHash(lines: string): string {
  return hash('sha256', lines, 'hex');
}

/** The first bytes of a line's SHA-256, in hex. */
export function lineHash(line: string): string {
  return hash('sha256', line, 'hex').slice(0, 2 * HASH_BYTES);
}

/** What a slip wins for a result, every winning line at the odds of the slip, rounded down to a pya; null when it lost. */
export function winOfSlip(slip: BookedSlip, result: number): Due | null {
  let amount_pya = 0;
  let stake_pya = 0;
  for (let line = 0; line < slip.numbers.length; line += 1) {
    const number = slip.numbers[line] ?? -1;
    const odds = number === result ? slip.odds : slip.tot_odds > 0 && isNear(number, result) ? slip.tot_odds : 0;
    if (odds === 0) continue;
    const stake = slip.stakes_pya[line] ?? 0;
    const hundredths = stake * odds;
    amount_pya += (hundredths - (hundredths % 100)) / 100;
    stake_pya += stake;
  }
  return stake_pya === 0 ? null : { slip_id: slip.slip_id, player_id: slip.player_id, amount_pya, stake_pya };
}

/** What a slip of a draw that was called off gets back: the sum of its stakes. */
export function refundOfSlip(slip: BookedSlip): Due {
  const stake_pya = slip.stakes_pya.reduce((sum, stake) => sum + stake, 0);
  return { slip_id: slip.slip_id, player_id: slip.player_id, amount_pya: stake_pya, stake_pya };
}

/** A near win of 3D: just below or above, or the same three digits in another order. */
function isNear(number: number, result: number): boolean {
  const apart = number - result;
  if (apart === 1 || apart === -1) return true;
  // How often each digit stands in the number, as a number in base four: three digits never reach it.
  return digitsIn(number) === digitsIn(result);
}

function digitsIn(number: number): number {
  return 4 ** (number % 10) + 4 ** (Math.floor(number / 10) % 10) + 4 ** Math.floor(number / 100);
}
