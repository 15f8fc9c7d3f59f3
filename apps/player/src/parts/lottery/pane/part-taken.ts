import type { Board } from '../board.ts';
import type { DraftLine } from '../kinds.ts';
import type { Understanding, Word } from '../writing/understanding.ts';

type PartTaken = {
  /** The numbers without an amount that go on the list. */
  readonly numbers: readonly string[];
  /** Those that do not: blocked or sold out, on the list already, beyond what a slip takes. */
  readonly blocked: readonly string[];
  readonly on_list: readonly string[];
  readonly beyond: readonly string[];
  /** What stays to be mended: every word, or the numbers of it, that nothing was taken of. */
  readonly rest: readonly string[];
};

type Screen = { chosen: readonly DraftLine[]; board: Pick<Board, 'not_taken'>; lines_max: number };

/** What a text puts on the list besides its lines, and what of it stays in the field. */
export function partTaken({ words, lines }: Pick<Understanding, 'words' | 'lines'>, { chosen, board, lines_max }: Screen): PartTaken {
  const known = new Set([...chosen, ...lines].map((line) => line.bet_number));
  const [blocked, on_list, beyond] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const numbers = new Set<string>();
  for (const number of words.flatMap((word) => word.bare)) {
    if (board.not_taken.has(number)) blocked.add(number);
    else if (known.has(number)) on_list.add(number);
    else if (known.size + numbers.size < lines_max || numbers.has(number)) numbers.add(number);
    else beyond.add(number);
  }
  const restOf = (word: Word): string[] => {
    if (word.state === 'skipped') return [];
    if (word.bare.length > 0) return word.bare.some((it) => !numbers.has(it)) ? [word.bare.filter((it) => !numbers.has(it)).join(' ')] : [];
    if (word.state !== 'read' || lines.length === 0) return [word.text];
    return word.groups.flatMap((group) => {
      const left = group.numbers.filter((number) => board.not_taken.has(number));
      return left.length === 0 ? [] : [`${left.join('.')}=${group.stake_kyat}`];
    });
  };
  return { numbers: [...numbers], blocked: [...blocked], on_list: [...on_list], beyond: [...beyond], rest: words.flatMap(restOf) };
}
