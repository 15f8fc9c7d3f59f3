const SALT_LETTERS = 32;

/** What a slip's leaf says: no player, and the salt that only the house and the player know. Times as the format writes them. */
export type SlipLeaf = {
  readonly voucher: string;
  readonly draw: string;
  readonly lottery: string;
  readonly day: string;
  readonly section: string;
  readonly numbers: readonly string[];
  readonly stakes_pya: readonly number[];
  readonly total_pya: number;
  readonly odds_hundredths: number;
  readonly tot_odds_hundredths: number | null;
  readonly accepted_at: string;
  readonly salt: string;
};

/**
 * The leaf of a slip in its book and its promise. A book has a million: its members stand here in the order of canonical JSON, and the plain
 * writer of JSON then writes them as RFC 8785 does.
 */
export function writeSlipLeaf(slip: SlipLeaf): string {
  const { accepted_at, day, draw, lottery, numbers, odds_hundredths, salt, section, stakes_pya, tot_odds_hundredths, total_pya, voucher } =
    slip;
  return JSON.stringify({
    ...{ accepted_at, day, draw, lottery, numbers, odds_hundredths, salt, section, stakes_pya, tot_odds_hundredths, total_pya },
    ...{ type: 'slip', v: 1, voucher },
  });
}

/** The leaf of what a slip was paid, in the same way. */
export function writePayoutLeaf(payout: { readonly voucher: string; readonly amount_pya: number; readonly salt: string }): string {
  const { amount_pya, salt, voucher } = payout;
  return JSON.stringify({ amount_pya, salt, type: 'payout', v: 1, voucher });
}

/**
 * The salt of a slip, which its leaf in the book, its promise and its payout share. `secret` is the house's, in hex; `hexOf` is SHA-256 of a text, in hex.
 * No HMAC is needed where half of the hash is all that is shown.
 */
export function saltOfSlip(hexOf: (text: string) => string, secret: string, voucher: string): string {
  return hexOf(secret + voucher).slice(0, SALT_LETTERS);
}
