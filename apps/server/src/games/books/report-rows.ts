import { type ProviderCurrency, providerAmount, providerPya } from '@shwekan/rules';
import type { ReportedWager } from '../dialects/aggregator.ts';

/** What names a wager in a report. */
export type WagerName = Pick<ReportedWager, 'p_code' | 'member' | 'wager_code'>;
/** A wager by its report, in pya: what it should have moved, and what a repair would make of it. */
export type Theirs = WagerName & {
  status: 'open' | 'settled' | 'void';
  net_pya: number;
  bet_pya: number;
  tip_pya: number;
  valid_bet_pya: number;
  payout_pya: number;
};

export function nameOf({ p_code, member, wager_code }: WagerName): string {
  return JSON.stringify([p_code, member, wager_code]);
}

/**
 * What each wager should have moved, by its latest row, and the names of those whose latest row cannot be read: what is not said, and amounts that are
 * none, are never guessed. A row without a currency is in its product's own.
 */
export function readRows(rows: readonly ReportedWager[], currencies: ReadonlyMap<string, ProviderCurrency>) {
  const latest = new Map(rows.map((it) => [nameOf(it), it]));
  const [wagers, unread]: [Theirs[], WagerName[]] = [[], []];
  for (const { p_code, member, wager_code, ...row } of latest.values()) {
    const figures = figuresOf(row, row.currency === null ? currencies.get(p_code) : row.currency);
    if (figures === null) unread.push({ p_code, member, wager_code });
    else wagers.push({ p_code, member, wager_code, ...figures });
  }
  return { wagers, unread };
}

type RowFigures = Omit<ReportedWager, keyof WagerName>;

function figuresOf(
  { status, bet, tip, valid_bet, payout }: RowFigures,
  currency: ProviderCurrency | undefined,
): Omit<Theirs, keyof WagerName> | null {
  if (currency === undefined || status === null) return null;
  const [bet_pya, tip_pya, valid_bet_pya] = [bet, tip, valid_bet ?? bet].map((it) => stakePya(it, currency));
  // What is not settled paid nothing yet, whatever the row says.
  const payout_pya = status === 'settled' ? pyaOf(payout, currency) : 0;
  if (bet_pya == null || tip_pya == null || valid_bet_pya == null || payout_pya === null) return null;
  const net_pya = status === 'void' ? 0 : payout_pya - bet_pya - tip_pya;
  return { status, net_pya, bet_pya, tip_pya, valid_bet_pya, payout_pya };
}

function pyaOf(text: string | null, currency: ProviderCurrency): number | null {
  const amount = text === null ? null : providerAmount(text);
  return amount === null ? null : providerPya(amount, currency);
}

/** What was staked is never below 0. */
function stakePya(text: string | null, currency: ProviderCurrency): number | null {
  const pya = pyaOf(text, currency);
  return pya === null || pya < 0 ? null : pya;
}
