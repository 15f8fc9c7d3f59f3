import { type DrawRef, isSameDraw } from './kinds.ts';

/** A section still ahead, as the server lists it. */
export type SectionAhead = {
  readonly time_section: string;
  readonly date: string;
  readonly closes_at: string;
  /** 3D opens by its dates, and does not say when. */
  readonly open_time?: string;
  readonly is_open: 0 | 1;
  readonly odd: number;
};

/** The sections that still take bets at an instant of the server's clock, soonest first. */
export function sectionsAhead<S extends SectionAhead>(sections: readonly S[], now_ms: number): S[] {
  return sections
    .filter((section) => Date.parse(section.closes_at) > now_ms)
    .sort((one, other) => Date.parse(one.closes_at) - Date.parse(other.closes_at));
}

/** When the next of these opens by the clock, and a little after; null when none will. */
export function nextOpening(sections: readonly SectionAhead[], now_ms: number, after_ms: number): string | null {
  const opens = sections.map((it) => Date.parse(it.open_time ?? '')).filter((it) => it > now_ms);
  return opens.length === 0 ? null : new Date(Math.min(...opens) + after_ms).toISOString();
}

/** The section a player bets on: the wanted one while it is ahead, else the next that is open, else the next at all. */
export function sectionFor<S extends SectionAhead>(ahead: readonly S[], wanted: DrawRef | null): S | null {
  const same = wanted && ahead.find((section) => section.date === wanted.date && section.time_section === wanted.section);
  return same ?? ahead.find((section) => section.is_open === 1) ?? ahead[0] ?? null;
}

export const drawOf = ({ date, time_section }: SectionAhead): DrawRef => ({ date, section: time_section });

/** The other sections of a section's day that take bets. */
export function othersOfDay<S extends SectionAhead>(ahead: readonly S[], section: SectionAhead): S[] {
  return ahead.filter((it) => it !== section && it.date === section.date && it.is_open === 1);
}

/** The draws that lines are bet on: that of the section, and those chosen beside it that still take bets. */
export function drawsOf(ahead: readonly SectionAhead[], section: SectionAhead, more: readonly DrawRef[]): DrawRef[] {
  const others = othersOfDay(ahead, section).map(drawOf);
  return [drawOf(section), ...others.filter((draw) => more.some((it) => isSameDraw(it, draw)))];
}
