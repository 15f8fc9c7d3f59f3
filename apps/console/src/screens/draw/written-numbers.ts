import { type LotteryCode, readBets } from '@shwekan/rules';

/** What an operator wrote: the numbers of forms without an amount, the caps of those with one, and what is not understood, as it was written. */
export type WrittenNumbers = {
  readonly numbers: readonly string[];
  readonly caps: readonly { bet_number: string; cap_kyat: number }[];
  readonly unclear: readonly string[];
};

/** Any amount that a word may have: it makes a form readable that stands without one. */
const SOME_KYAT = 1000;

/**
 * Reads numbers as players write their bets: `12R 34.56 5B` are numbers, `12R=500000` are caps of 500,000 kyat. A line has either. What can be
 * meant in two ways chooses nothing.
 */
export function writtenNumbers(text: string, lottery: LotteryCode): WrittenNumbers {
  const numbers = new Set<string>();
  const caps = new Map<string, number>();
  const unclear: string[] = [];
  for (const line of text.split('\n').filter((it) => it.trim() !== '')) {
    const { words } = readBets(line, { lottery });
    if (words.every((word) => word.state === 'read')) {
      for (const it of words.flatMap((word) => word.lines)) caps.set(it.number, it.stake_kyat);
      continue;
    }
    for (const form of line.split(/[\s,]+/).filter((it) => it !== '')) {
      const [word, ...more] = readBets(`${form}=${SOME_KYAT}`, { lottery }).words;
      if (word?.state !== 'read' || more.length > 0) unclear.push(form);
      else for (const it of word.lines) numbers.add(it.number);
    }
  }
  return { numbers: [...numbers], caps: [...caps].map(([bet_number, cap_kyat]) => ({ bet_number, cap_kyat })), unclear };
}
