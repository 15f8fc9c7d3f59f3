import { twoDFrom, yangonInstant } from '@shwekan/rules';
import { z } from 'zod';
import type { FeedResult } from '../announce.ts';
import type { FeedNote } from './feed.ts';

/** A value of thaistock2d: "--", empty or null until it is final. */
export const Value = z.string().max(40).nullish();
/** A row of thaistock2d for one section (HH:MM), in the live message and in the history. */
export type Row = { section: string; at: Date | null } & Partial<Record<'set' | 'value' | 'twod', string | null | undefined>>;

/** The results of a day's rows. A section told twice is taken once; one told in two ways, or against its own values, is told and not taken. */
export function readRows(day: string, rows: Row[]): { results: FeedResult[]; notes: FeedNote[] } {
  const results: FeedResult[] = [];
  const notes: FeedNote[] = [];
  const tell = (kind: FeedNote['kind'], section: string, said: string, more: object) =>
    notes.push({ ref: `${kind}:thaistock2d:${day}:${section}:${said}`, kind, data: { feed: 'thaistock2d', day, section, ...more } });

  for (const [section, given] of Map.groupBy(rows.filter(isFinal), (it) => it.section)) {
    const said = [...new Set(given.map((it) => `${it.set}:${it.value}:${it.twod}`))].join(' ');
    const [row] = given;
    if (row === undefined) continue;
    const { set, value, twod } = row;
    if (said.includes(' ') || twoDFrom(set, value) !== twod) {
      tell('feed_inconsistent', section, said, { set, value, twod, told: given.length });
      continue;
    }
    if (given.length > 1) tell('feed_duplicate', section, said, { told: given.length });
    results.push({ day, section, set, value, source_at: row.at });
  }
  return { results, notes };
}

type FinalRow = Row & { set: string; value: string; twod: string };

function isFinal(row: Row): row is FinalRow {
  return isGiven(row.set) && isGiven(row.value) && isGiven(row.twod);
}

/** True for a value that is there. */
export function isGiven(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== '' && text !== '--';
}

/** The instant of "YYYY-MM-DD HH:MM:SS" in Yangon; null when it is none. */
export function instantOf(text: string | null | undefined): Date | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?::\d{2})?)$/.exec(text ?? '') ?? [];
  if (day === undefined || time === undefined) return null;
  try {
    return yangonInstant(day, time);
  } catch {
    return null; // No such day or time: the result stands, its own time is not known.
  }
}
