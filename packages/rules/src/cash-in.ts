import { refuseBirthday } from './age.ts';
import { latinDigits } from './digits.ts';
import { PYA_PER_KYAT } from './money.ts';

/** A request that no operator decided by then is over; the player may ask again. */
export const CASH_IN_EXPIRES_HOURS = 72;
/** A request has so many pictures of its payment at most, and they are deleted after so many days. */
export const CASH_IN_IMAGES_MAX = 3;

/**
 * An exact amount lies so many kyat beside the wanted one at most, is held so long for its player, and is not given again for so many days
 * after that. A player is given so many of a method in those days, and nobody takes all.
 */
export const CASH_IN_EXACT = { beside_kyat: 99, minutes: 120, days: 1, most: 5 };
export const CASH_IN_IMAGES_DAYS = 90;
/** Amounts offered as buttons, in whole kyat, where the limits of a method allow them. */
export const CASH_IN_QUICK_AMOUNTS_KYAT: readonly number[] = [1000, 3000, 5000, 10_000, 30_000, 50_000, 100_000, 500_000];

/**
 * What players are told of the room of an account of ours (pya, null without a limit), which is at least the minimum of its way to pay: the largest of the
 * offered amounts that it still takes, and null where it takes the maximum. Anybody may ask, as often as they like: by the room itself they would read
 * what the account may take, and each amount that others pay.
 */
export function roomTold(
  left_pya: number | null,
  { minimum_pya, maximum_pya }: { minimum_pya: number; maximum_pya: number },
): number | null {
  if (left_pya === null || left_pya >= maximum_pya) return null;
  const steps = CASH_IN_QUICK_AMOUNTS_KYAT.map((it) => it * PYA_PER_KYAT);
  return Math.max(minimum_pya, ...steps.filter((it) => it <= left_pya));
}

const LAST_DIGITS = /^\d{6}$/;
const LAST_OF_ACCOUNT = /^\d{4,}$/;
const VOUCHER = /^[A-Z0-9]{6,40}$/;

export type CashInRefusal =
  | 'blocked'
  | 'birthday_needed'
  | 'under_age'
  | 'excluded'
  | 'method_not_found'
  | 'method_closed'
  | 'account_not_found'
  | 'account_closed'
  | 'transaction_id_not_valid'
  | 'voucher_not_valid'
  | 'amount_too_small'
  | 'amount_too_large';

/** What a player says they did: paid to our account, with the last six digits of the transaction, or bought a top-up card. */
export type CashInAsked = {
  readonly amount_pya: number;
} /** `is_paid`: they say that the money was sent already, before the account, or the way to pay, was closed. */ & (
  | { readonly account_number: string; readonly transaction_id: string; readonly is_paid: boolean }
  | { readonly voucher_code: string }
);
export type CashInFacts = {
  readonly player: { readonly birthday: string | null; readonly is_blocked: boolean; readonly is_excluded: boolean };
  /** The Yangon day of the request. */
  readonly today: string;
  readonly minimum_age_years: number;
  /** Null when there is no such way to pay; `account_numbers` are ours that take money now, `closed_numbers` those that did. */
  readonly method: {
    readonly is_open: boolean;
    readonly minimum_pya: number;
    readonly maximum_pya: number;
    readonly account_numbers: readonly string[];
    readonly closed_numbers: readonly string[];
  } | null;
};

/** Why a cash-in cannot be asked for, or null when it can: first who the player is, then where they paid, then what. */
export function refuseCashIn(asked: CashInAsked, facts: CashInFacts): CashInRefusal | null {
  const { player, method } = facts;
  if (player.is_blocked) return 'blocked';
  if (player.birthday === null) return 'birthday_needed';
  if (refuseBirthday(player.birthday, facts.today, facts.minimum_age_years) !== null) return 'under_age';
  if (player.is_excluded) return 'excluded';
  if (method === null) return 'method_not_found';
  const is_paid = 'is_paid' in asked && asked.is_paid;
  if (!method.is_open && !is_paid) return 'method_closed';
  const proof = refuseProof(asked, method);
  if (proof !== null) return proof;
  // What was sent is there, however little it is: a minimum that was raised since keeps nobody from it.
  if (asked.amount_pya < (is_paid ? 1 : method.minimum_pya)) return 'amount_too_small';
  return asked.amount_pya > method.maximum_pya ? 'amount_too_large' : null;
}

/** Why what came cannot be counted instead of what the player wrote, or null: it may be less than a method's minimum, never more than its maximum. */
export function refuseCorrection(
  came_pya: number,
  { amount_pya, maximum_pya }: { amount_pya: number; maximum_pya: number },
): 'amount_too_large' | null {
  return came_pya > Math.max(amount_pya, maximum_pya) ? 'amount_too_large' : null;
}

function refuseProof(asked: CashInAsked, { account_numbers, closed_numbers }: NonNullable<CashInFacts['method']>): CashInRefusal | null {
  if ('voucher_code' in asked) return VOUCHER.test(asked.voucher_code) ? null : 'voucher_not_valid';
  const { account_number, is_paid } = asked;
  const is_closed = closed_numbers.includes(account_number);
  if (!is_closed && !account_numbers.includes(account_number)) return 'account_not_found';
  // What was sent to it is the player's all the same.
  if (is_closed && !is_paid) return 'account_closed';
  return LAST_DIGITS.test(asked.transaction_id) ? null : 'transaction_id_not_valid';
}

/**
 * Which of our accounts a player means by what they read in their payment app: the whole number in any spelling, or its last digits, four at
 * least, where they are those of one account only. Null for none of ours.
 */
export function accountMeant(typed: string, account_numbers: readonly string[]): string | null {
  const plain = (it: string) =>
    latinDigits(it)
      .replace(/[^0-9A-Za-z]/g, '')
      .toUpperCase();
  const wanted = plain(typed);
  const whole = account_numbers.find((it) => plain(it) === wanted);
  if (whole !== undefined) return whole;
  if (!LAST_OF_ACCOUNT.test(wanted)) return null;
  const [ending, another] = account_numbers.filter((it) => plain(it).endsWith(wanted));
  return another === undefined ? (ending ?? null) : null;
}

/** A top-up card's code as it is kept: capitals and digits, however it was typed. */
export function voucherCode(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
}

/** Whether the transaction id that an operator read from our account ends with the six digits the player gave. */
export function endsWithDigits(full_transaction_id: string, last_digits: string): boolean {
  return full_transaction_id.replace(/\D/g, '').endsWith(last_digits);
}
