import type { DraftLine } from './kinds.ts';

/** The sum of the stakes, in pya. */
export function totalPya(lines: readonly DraftLine[]): number {
  return lines.reduce((sum, line) => sum + line.stake_pya, 0);
}

/** The same numbers once each, stakes of repeats added: a slip takes a number once. */
export function mergeLines(lines: readonly DraftLine[]): DraftLine[] {
  const merged = new Map<string, DraftLine>();
  for (const line of lines) {
    const before = merged.get(line.bet_number);
    merged.set(line.bet_number, { ...line, stake_pya: line.stake_pya + (before?.stake_pya ?? 0) });
  }
  return [...merged.values()];
}
