import { type DraftLine, type DrawRef, isSameDraw } from './kinds.ts';
import { mergeLines } from './lines.ts';

/** What a player is putting together: for which draw, on which numbers, with which stakes. It is kept while the tab lives. */
export type Draft = {
  /** The draw the player chose; null follows the next one that closes. */
  readonly draw: DrawRef | null;
  /** The further draws of the day that the same lines are bet on: each is a slip of its own. */
  readonly more: readonly DrawRef[];
  /** The draw that was chosen before another of a bet on several took its place; null where none has. */
  readonly from: { readonly draw: DrawRef | null } | null;
  /** In the order of choosing, each number once. A stake of 0 is not set yet. */
  readonly lines: readonly DraftLine[];
  /** The stake a newly chosen number gets; 0 until the player sets one. */
  readonly stake_pya: number;
  /** The numbers that an amount is for: those chosen since the last one, or, until another is chosen, those that had the last one. */
  readonly batch: readonly string[];
  /** The batch has its amount: the next number that is chosen begins another. */
  readonly is_batch_set: boolean;
  /** The lines before the last change of many at once, or before lines were taken off the list, to take it back. */
  readonly undo: readonly DraftLine[] | null;
};

export type DraftChange =
  | { readonly change: 'draw'; readonly draw: DrawRef | null }
  | { readonly change: 'more'; readonly draws: readonly DrawRef[] }
  | { readonly change: 'toggle'; readonly bet_number: string }
  /** `turn`: what R turned, of numbers that are on the list. */
  | { readonly change: 'pick' | 'turn'; readonly numbers: readonly string[]; readonly not_taken: ReadonlySet<string> }
  | { readonly change: 'add'; readonly lines: readonly DraftLine[] }
  | { readonly change: 'remove'; readonly bet_number: string }
  | { readonly change: 'stake_batch' | 'stake_all'; readonly stake_pya: number }
  | { readonly change: 'stake_line'; readonly bet_number: string; readonly stake_pya: number }
  | { readonly change: 'cut'; readonly available: readonly Available[] }
  | { readonly change: 'load'; readonly lines: readonly DraftLine[] }
  | { readonly change: 'undo' }
  | { readonly change: 'reset' }
  /** A draw has taken the lines; null: they were for one alone. */
  | { readonly change: 'placed'; readonly draw: DrawRef | null };

/** What a number would still take, as the server said it. */
export type Available = { readonly bet_number: string; readonly available_pya: number };

export const EMPTY_DRAFT: Draft = { draw: null, more: [], from: null, lines: [], stake_pya: 0, batch: [], is_batch_set: false, undo: null };

/** The draft after a change. It has `lines_max` lines at most: numbers beyond are left out. */
export function changeDraft(draft: Draft, it: DraftChange, lines_max: number): Draft {
  switch (it.change) {
    case 'draw':
      return { ...draft, draw: it.draw, from: null, more: draft.more.filter((draw) => it.draw === null || !isSameDraw(draw, it.draw)) };
    case 'more':
      return { ...draft, more: it.draws };
    case 'toggle':
      return toggled(draft, it.bet_number, lines_max);
    case 'pick':
    case 'turn':
      return picked(draft, it, lines_max);
    case 'add':
      // They brought their amounts: no other is for them.
      return { ...draft, lines: mergeLines([...draft.lines, ...it.lines]).slice(0, lines_max), batch: [], undo: draft.lines };
    case 'remove':
      return {
        ...draft,
        lines: draft.lines.filter((line) => line.bet_number !== it.bet_number),
        undo: hasOnlyLost(draft) ? draft.undo : draft.lines,
      };
    case 'stake_batch':
      return staked(draft, it.stake_pya, numbersToStake(draft));
    case 'stake_all':
      return staked(draft, it.stake_pya, new Set(draft.lines.map((line) => line.bet_number)));
    case 'stake_line':
      return {
        ...draft,
        lines: draft.lines.map((line) => (line.bet_number === it.bet_number ? { ...line, stake_pya: it.stake_pya } : line)),
      };
    case 'cut':
      return { ...draft, lines: cutLines(draft.lines, it.available), undo: draft.lines };
    case 'load':
      return loaded(draft, mergeLines(it.lines).slice(0, lines_max));
    case 'undo':
      return draft.undo === null ? draft : { ...draft, lines: draft.undo, undo: null };
    case 'reset':
      return loaded(draft, []);
    case 'placed':
      return placed(draft, it.draw);
  }
}

/** Whether nothing but taking lines away has happened since: all that are taken away one after the other come back together. */
export function hasOnlyLost({ lines, undo }: Draft): boolean {
  return undo !== null && undo.length > lines.length && lines.every((line) => undo.includes(line));
}

/** Lines stay for the draws that have not taken them: they can be sent again. When all have, the next list is for the draw that was chosen at first. */
function placed(draft: Draft, draw: DrawRef | null): Draft {
  const all = { ...loaded(draft, []), undo: null };
  if (draw === null) return all;
  const isMore = draft.more.some((it) => isSameDraw(it, draw));
  const [next = null, ...rest] = draft.more.filter((it) => !isSameDraw(it, draw));
  if (isMore) return { ...draft, more: next === null ? [] : [next, ...rest] };
  return next === null ? all : { ...draft, draw: next, more: rest, from: draft.from ?? { draw: draft.draw } };
}

/** Each line lowered to what its number still takes; lines whose number takes nothing are gone. */
export function cutLines(lines: readonly DraftLine[], available: readonly Available[]): DraftLine[] {
  const left = new Map(available.map((it) => [it.bet_number, it.available_pya]));
  return lines
    .map((line) => ({ ...line, stake_pya: Math.min(line.stake_pya, left.get(line.bet_number) ?? line.stake_pya) }))
    .filter((line) => line.stake_pya > 0 || !left.has(line.bet_number));
}

function toggled(draft: Draft, bet_number: string, lines_max: number): Draft {
  const others = draft.lines.filter((line) => line.bet_number !== bet_number);
  if (others.length < draft.lines.length) return { ...draft, lines: others, undo: null };
  if (draft.lines.length >= lines_max) return draft;
  return { ...batched(draft, [bet_number]), lines: [...draft.lines, { bet_number, stake_pya: draft.stake_pya }], undo: null };
}

type Picked = { change: 'pick' | 'turn'; numbers: readonly string[]; not_taken: ReadonlySet<string> };

function picked(draft: Draft, it: Picked, lines_max: number): Draft {
  const chosen = new Set(draft.lines.map((line) => line.bet_number));
  const added = it.numbers
    .filter((number) => !chosen.has(number) && !it.not_taken.has(number))
    .map((bet_number) => ({ bet_number, stake_pya: it.change === 'turn' ? stakeOfKin(draft, bet_number) : draft.stake_pya }));
  if (added.length === 0) return draft;
  const lines = [...draft.lines, ...added].slice(0, lines_max);
  return {
    ...batched(
      draft,
      added.map((line) => line.bet_number),
    ),
    lines,
    undo: draft.lines,
  };
}

/** R gives a turned number the stake of the number it was turned from; others get the amount that is set. */
function stakeOfKin(draft: Draft, bet_number: string): number {
  const digits = sortedDigits(bet_number);
  const kin = draft.lines.find((line) => sortedDigits(line.bet_number) === digits);
  return kin?.stake_pya ?? draft.stake_pya;
}

function sortedDigits(number: string): string {
  return [...number].sort().join('');
}

/** The numbers that the next amount is for: the batch, and whatever has none yet. */
export function numbersToStake({ lines, batch }: Draft): ReadonlySet<string> {
  return new Set(lines.filter((line) => line.stake_pya === 0 || batch.includes(line.bet_number)).map((line) => line.bet_number));
}

/** Newly chosen numbers join the batch, or begin another when it has its amount. */
function batched(draft: Draft, numbers: readonly string[]): Draft {
  return { ...draft, batch: draft.is_batch_set ? numbers : [...draft.batch, ...numbers], is_batch_set: false };
}

/** Other lines in place of those that are there. Amounts are for all of them until another is chosen. */
function loaded(draft: Draft, lines: readonly DraftLine[]): Draft {
  const batch = lines.map((line) => line.bet_number);
  const draw = draft.from === null ? draft.draw : draft.from.draw;
  return { ...draft, draw, more: [], from: null, lines, batch, is_batch_set: true, undo: draft.lines.length > 0 ? draft.lines : null };
}

/** An amount that takes the place of another can be taken back. */
function staked(draft: Draft, stake_pya: number, numbers: ReadonlySet<string>): Draft {
  const lines = draft.lines.map((line) => (numbers.has(line.bet_number) ? { ...line, stake_pya } : line));
  const isLost = draft.lines.some((line) => line.stake_pya !== 0 && line.stake_pya !== stake_pya && numbers.has(line.bet_number));
  return { ...draft, stake_pya, lines, batch: [...numbers], is_batch_set: true, undo: isLost ? draft.lines : null };
}
