import type { FactPlace } from '../platform/facts.ts';

/** A page that was asked for longer ago than this asks for everything again. */
const REMEMBERED_MS = 120_000;

/** Where the facts were read up to at each of the last moments, by this process. */
export type PastPlaces = {
  /** Notes the place that was reached just now. Places rise. */
  note(place: FactPlace): void;
  /** A place at which nothing was told yet of what happened in the last so many milliseconds; null when that is not remembered. */
  before(age_ms: number): FactPlace | null;
  /** Nothing of before counts any more. */
  forget(): void;
};

/** Makes an empty memory of places. `now_ms` is a clock that never runs back. */
export function makePastPlaces(now_ms: () => number = () => performance.now()): PastPlaces {
  let reached: { place: FactPlace; at_ms: number }[] = [];
  return {
    note(place) {
      const last = reached.at(-1)?.place;
      if (last?.xid === place.xid && last.id === place.id) return;
      const oldest_ms = now_ms() - REMEMBERED_MS;
      // The one before the oldest moment says where that moment was.
      while (reached[1] !== undefined && reached[1].at_ms <= oldest_ms) reached.shift();
      reached.push({ place, at_ms: now_ms() });
    },
    before(age_ms) {
      const moment_ms = now_ms() - age_ms;
      return reached.findLast((it) => it.at_ms <= moment_ms)?.place ?? null;
    },
    forget() {
      reached = [];
    },
  };
}
