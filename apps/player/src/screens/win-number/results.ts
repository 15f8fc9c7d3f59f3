import type { CallName } from '@shwekan/contract';
import { sectionTime } from '@shwekan/rules';
import type { Got } from '@shwekan/ui';

export type Result = Got<CallName['GET /api/luckynumber_history/:lottery']>['data'][number];

/** Results by their Yangon day, each day's from morning to evening. */
export function byDay(results: readonly Result[]): Map<string, Result[]> {
  const days = new Map<string, Result[]>();
  for (const result of [...results].sort(earlierFirst)) {
    const day = days.get(result.create_date) ?? [];
    days.set(result.create_date, [...day, result]);
  }
  return days;
}

/** The sections that have no number yet. */
export function withoutNumber(sections: readonly { section: string }[], drawn: readonly Result[]): string[] {
  const known = new Set(drawn.map((result) => result.section));
  return sections.map((it) => it.section).filter((section) => !known.has(section));
}

function earlierFirst(one: { section: string }, other: { section: string }): number {
  return (sectionTime(one.section) ?? '').localeCompare(sectionTime(other.section) ?? '');
}
