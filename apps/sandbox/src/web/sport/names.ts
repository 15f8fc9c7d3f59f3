import { fill } from '../format.ts';
import type { Words } from '../words/en.ts';

/** What a pick is called. */
export function pickName(words: Words, pick: string, line: number | null): string {
  const names: Record<string, string> = { home: words.home, draw: words.draw, away: words.away, over: words.over, under: words.under };
  return fill(names[pick] ?? pick, { line: line ?? '' });
}

/** Odds in hundredths as people read them. */
export function odds(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
