import { type BetLine, type BetNote, type BetWord, type NotationName, PYA_PER_KYAT, readBets, typedNumbers } from '@shwekan/rules';
import type { Board } from '../board.ts';
import type { Game } from '../games.ts';
import type { DraftLine } from '../kinds.ts';
import { mergeLines, totalPya } from '../lines.ts';
import { type StakeProblem, stakeProblem } from '../stake.ts';
import { WAYS } from './way.ts';

/** Longer than any slip is written: what is beyond it is refused, not cut off unsaid. */
export const TEXT_MAX = 4000;

/** Numbers that one word bets with the same amount. */
export type Group = { readonly stake_kyat: number; readonly numbers: readonly string[] };

/** A stretch of the text as the preview shows it. `unfinished` is what the player is writing just now. */
export type Word = {
  readonly text: string;
  /** Where it begins in the text. */
  readonly from: number;
  readonly state: BetWord['state'] | 'skipped' | 'unfinished';
  readonly note: BetNote | 'way_unclear';
  readonly groups: readonly Group[];
  /** The numbers of a word that lacks nothing but its amount. */
  readonly bare: readonly string[];
};

/** What a text comes to on a screen: what adding it adds, and what stands in the way. */
export type Understanding = {
  readonly words: readonly Word[];
  /** What is added, each number once; nothing as long as something must be decided first. */
  readonly lines: readonly DraftLine[];
  readonly total_pya: number;
  /** Numbers that take no bets now: they are left out, as a tap on them is. */
  readonly not_taken: readonly string[];
  /** Numbers whose amount, with what is on the list already, the lottery does not take. */
  readonly faults: ReadonlyMap<StakeProblem, readonly string[]>;
  /** Numbers beyond what a slip takes. */
  readonly over_count: number;
  /** What is not bet, as it was written. */
  readonly unclear: readonly string[];
  /** The word that the ways of writing read differently, while none is chosen. */
  readonly asked_word: string | null;
};

type Screen = { readonly game: Game; readonly board: Board; readonly chosen: readonly DraftLine[]; readonly way: NotationName | null };

/** Reads a text for a screen. Nothing that can be meant in two ways, or is not understood, has a line. */
export function understand(text: string, { game, board, chosen, way }: Screen): Understanding {
  const { words, lines } = readBets(text, { lottery: game.code, notation: way ?? 'standard' });
  const asked_word = way === null ? disputedWord(text, words, game) : null;
  const shown = words.map((word, place) => {
    if (word.text === asked_word && word.state !== 'unread')
      return { ...shownWord(word, game), state: 'ambiguous', note: 'way_unclear', groups: [] } as const;
    return place === words.length - 1 && word.state === 'unread' && text.endsWith(word.text)
      ? ({ ...shownWord(word, game), state: 'unfinished' } as const)
      : shownWord(word, game);
  });
  const added = lines
    .filter((line) => !board.not_taken.has(line.number))
    .map(({ number, stake_kyat }) => ({ bet_number: number, stake_pya: stake_kyat * PYA_PER_KYAT }));
  const whole = mergeLines([...chosen, ...added]);
  const faults = faultsOf(whole, added, board);
  const over_count = Math.max(0, whole.length - game.lines_max);
  const mayAdd = asked_word === null && faults.size === 0 && over_count === 0 && text.length <= TEXT_MAX;
  return {
    words: shown,
    lines: mayAdd ? added : [],
    total_pya: totalPya(added),
    not_taken: lines.flatMap(({ number }) => (board.not_taken.has(number) ? [number] : [])),
    faults,
    over_count,
    unclear: words.filter((word) => word.state !== 'read').map((word) => word.text),
    asked_word,
  };
}

/** The word that is to be mended next: the first that is not clear behind the caret, or else the first of all. */
export function nextUnclear(words: readonly Word[], caret: number): Word | undefined {
  const unclear = words.filter(({ state }) => state === 'ambiguous' || state === 'unread' || state === 'unfinished');
  return unclear.find(({ from }) => from >= caret) ?? unclear[0];
}

/** The word that the caret stands in or behind. */
export function wordAt(words: readonly Word[], caret: number): Word | undefined {
  return words.filter(({ from }) => from <= caret).pop();
}

/** How a text is read in a way of writing, word by word. */
export function wordsIn(text: string, game: Game, way: NotationName): Word[] {
  return readBets(text, { lottery: game.code, notation: way }).words.map((word) => shownWord(word, game));
}

/** The first word that two ways of writing do not read alike, or null. */
function disputedWord(text: string, words: readonly BetWord[], game: Game): string | null {
  for (const name of WAYS) {
    const other = readBets(text, { lottery: game.code, notation: name }).words;
    const place = words.findIndex((word, at) => meaningOf(word) !== meaningOf(other[at]));
    if (place >= 0) return words[place]?.text ?? null;
  }
  return null;
}

function meaningOf(word: BetWord | undefined): string {
  return word === undefined ? '' : JSON.stringify([word.text, word.state, word.lines]);
}

function shownWord({ text, from, state, note, lines }: BetWord, { digits }: Game): Word {
  const bare = note === 'amount_missing' ? typedNumbers(text, digits) : null;
  return {
    text,
    from,
    state: note === 'skipped' ? 'skipped' : state,
    note,
    groups: groupsOf(lines),
    bare: bare === null || bare.wrong.length > 0 ? [] : bare.numbers,
  };
}

function groupsOf(lines: readonly BetLine[]): Group[] {
  const groups = new Map<number, string[]>();
  for (const { number, stake_kyat } of lines) groups.set(stake_kyat, [...(groups.get(stake_kyat) ?? []), number]);
  return [...groups].map(([stake_kyat, numbers]) => ({ stake_kyat, numbers }));
}

function faultsOf(whole: readonly DraftLine[], added: readonly DraftLine[], board: Board): Map<StakeProblem, string[]> {
  const fresh = new Set(added.map((line) => line.bet_number));
  const faults = new Map<StakeProblem, string[]>();
  for (const { bet_number, stake_pya } of whole) {
    const problem = fresh.has(bet_number) ? stakeProblem(stake_pya, board) : null;
    if (problem !== null) faults.set(problem, [...(faults.get(problem) ?? []), bet_number]);
  }
  return faults;
}
