import type { AnswerRow } from '@shwekan/contract';
import { type LotteryCode, sectionTime } from '@shwekan/rules';
import { type Marked, markedBid, markedIndex, markedPrize, markedValue } from '../../parts/numbers/source-digits.ts';

export type Result = AnswerRow<'GET /api/luckynumber_history/:lottery'>;

/** Results by their Yangon day, each day's from morning to evening. */
export function byDay(results: readonly Result[]): Map<string, Result[]> {
  const days = new Map<string, Result[]>();
  for (const result of [...results].sort(earlierFirst)) {
    const day = days.get(result.create_date) ?? [];
    days.set(result.create_date, [...day, result]);
  }
  return days;
}

/** A value that a number was read from; without marks where its digits do not show in the number. */
type Source = {
  readonly says: 'set' | 'value' | 'btc' | 'first_prize';
  readonly text: string;
  readonly marked: Marked | readonly Marked[] | null;
};

/** What a lottery's number was read from. Empty for a number that operators entered without it. */
export function sourcesOf(code: LotteryCode, { set, value }: { set: string | null; value: string | null }): Source[] {
  if (value === null) return [];
  if (code === '3D') return [{ says: 'first_prize', text: value, marked: markedPrize(value) }];
  if (code === 'C2D' || code === 'C1D') return [{ says: 'btc', text: value, marked: markedBid(value, code === 'C2D' ? 2 : 1) }];
  if (set === null) return [];
  return [
    { says: 'set', text: set, marked: code === '2D' ? markedIndex(set) : null },
    { says: 'value', text: value, marked: markedValue(value) },
  ];
}

/** The sections that have no number yet. */
export function withoutNumber(sections: readonly { section: string }[], drawn: readonly Result[]): string[] {
  const known = new Set(drawn.map((result) => result.section));
  return sections.map((it) => it.section).filter((section) => !known.has(section));
}

function earlierFirst(one: { section: string }, other: { section: string }): number {
  return (sectionTime(one.section) ?? '').localeCompare(sectionTime(other.section) ?? '');
}
