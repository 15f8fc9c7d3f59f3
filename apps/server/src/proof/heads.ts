import { createHash } from 'node:crypto';
import type { DaysClosedResult } from '#queries/proof/steps.ts';

/** What a day of the books was proven as: a hash over its closing and those of all days before it. */
export type DayHead = { day: string; hash: string };

/** The heads of closings in the order of their days: each is over the one before it, the day's first and last entry and both its roots. */
export function headsOf(closings: readonly DaysClosedResult[]): DayHead[] {
  const heads: DayHead[] = [];
  for (const { day, first_entry, last_entry, entry_root, funds_root } of closings) {
    const text = [heads.at(-1)?.hash ?? '', day, first_entry, last_entry, entry_root, funds_root].join(' ');
    heads.push({ day, hash: createHash('sha256').update(text).digest('hex') });
  }
  return heads;
}

/** `2026-11-24:<sha256>` as the audit prints it. Throws a sentence. */
export function headOf(text: string): DayHead {
  const parts = /^(\d{4}-\d\d-\d\d):([0-9a-f]{64})$/.exec(text);
  if (!parts) throw new Error(`"${text}" is no head of a day: those are a day, a colon and 64 digits.`);
  return { day: String(parts[1]), hash: String(parts[2]) };
}

/** The first of the heads written down before that the closings do not come to; null when all stand. */
export function wrongHead(heads: readonly DayHead[], known: readonly DayHead[]): string | null {
  const now = new Map(heads.map((it) => [it.day, it.hash]));
  for (const { day, hash } of known) {
    const found = now.get(day);
    if (found !== hash) return `the closing of ${day} was proven as ${hash} and is ${found ?? 'missing'}`;
  }
  return null;
}
