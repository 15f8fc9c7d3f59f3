import { type LotteryCode, readBets, readNumbers } from '@shwekan/rules';

/** What an operator wrote: the numbers of forms without an amount, the caps of those with one, and what is not understood, as it was written. */
export type WrittenNumbers = {
  readonly numbers: readonly string[];
  readonly caps: readonly { bet_number: string; cap_kyat: number }[];
  readonly unclear: readonly string[];
};

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
    // A date or a total bets nothing, and here it may be numbers. A line without a digit is a name, or a rule between two lists.
    const isBet = words.some((word) => word.lines.length > 0) || !/\p{N}/u.test(line);
    if (isBet && words.every((word) => word.state === 'read')) {
      for (const it of words.flatMap((word) => word.lines)) caps.set(it.number, it.stake_kyat);
      continue;
    }
    const named = readNumbers(line, lottery);
    for (const it of named.numbers) numbers.add(it);
    unclear.push(...named.words.filter((it) => it.state !== 'read').map((it) => it.text));
  }
  return { numbers: [...numbers], caps: [...caps].map(([bet_number, cap_kyat]) => ({ bet_number, cap_kyat })), unclear };
}
