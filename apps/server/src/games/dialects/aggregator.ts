import type { ProviderCurrency } from '@shwekan/rules';
import type { OutsideResult } from '../../platform/outside.ts';

const SECOND_MS = 1000;

/** A player who opens a game. `g_code` is empty for the provider's lobby. */
export type Launch = {
  member: string;
  display_name: string;
  p_code: string;
  category_id: number;
  g_code: string;
  /** The aggregator's own word for its type; null: that of the category. */
  game_type: string | null;
  /** The aggregator's number of a language. */
  language: number;
  address: string;
  currency: string;
  /** Where the provider's way back leads. */
  return_url: string;
};

/** A wager as the aggregator's report has it: amounts as they came, in the provider's currency. What is null is not said: nobody guesses it. */
export type ReportedWager = {
  member: string;
  p_code: string;
  wager_code: string;
  /** Null when none is said: then the product's own; undefined when it is none that we know. */
  currency: ProviderCurrency | null | undefined;
  bet: string | null;
  /** Not said is none. */
  tip: string;
  /** Not said is the bet. */
  valid_bet: string | null;
  payout: string | null;
  /** Null when it is no word of the dialect for it. */
  status: 'open' | 'settled' | 'void' | null;
};

/** Whether a row says which wager it is of: of a report with one that does not, nobody can say what it lacks. */
export function isNamed({ member, p_code, wager_code }: Pick<ReportedWager, 'member' | 'p_code' | 'wager_code'>): boolean {
  return member !== '' && p_code !== '' && wager_code !== '';
}

/** What we ask of an aggregator. Each call asks once; its caller decides whether to ask again. */
export type Aggregator = {
  /** The address where a launched game opens; within 4 s. */
  launch(launch: Launch): Promise<OutsideResult<string>>;
  /** Every product it has, each row as it came. */
  products(): Promise<OutsideResult<unknown[]>>;
  /** The list of a product's games of a category, each row as it came. */
  games(p_code: string, category_id: number): Promise<OutsideResult<unknown[]>>;
  /** The wagers that changed from an instant to before another, both at a whole second, at most `window_ms` apart. */
  wagers(from: Date, until: Date): Promise<OutsideResult<ReportedWager[]>>;
  window_ms: number;
};

/**
 * The windows in which an aggregator is asked for its report: each at most `window_ms` long, the next where one ends. All begin and
 * end at whole seconds, as far as a dialect writes times: the first no later than `from_ms`, the last no earlier than `until_ms`. None is
 * shorter than a second: an aggregator refuses a window that ends where it begins.
 */
export function reportWindows(from_ms: number, until_ms: number, window_ms: number): { from: Date; until: Date }[] {
  const end = Math.ceil(until_ms / SECOND_MS) * SECOND_MS;
  const windows: { from: Date; until: Date }[] = [];
  for (let at = Math.floor(from_ms / SECOND_MS) * SECOND_MS; at < end; at += window_ms)
    windows.push({ from: new Date(at), until: new Date(Math.min(at + window_ms, end)) });
  return windows;
}
