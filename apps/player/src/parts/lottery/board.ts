import { allNumbers, type Digits } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import type { StakeLimits } from './kinds.ts';

/** One number of a draw as the grid shows it. */
export type Cell = {
  readonly bet_number: string;
  readonly state: 'open' | 'blocked' | 'sold_out';
  readonly remaining_pya: number;
  /** What is left of the number's cap, 0 to 100, rounded down but for 1 while anything is left. Null while it is not known. */
  readonly left_percent: number | null;
  /** The number has a lower cap of its own. */
  readonly is_hot: boolean;
};

export type Board = StakeLimits & {
  readonly cells: readonly Cell[];
  readonly not_taken: ReadonlySet<string>;
  readonly is_open: boolean;
  readonly odd: number;
  /** Payout of a near win for a stake of 1; null where a lottery has none. */
  readonly tot: number | null;
};

type NumberRow = { bet_number: string; default_amount: string; hot_amount: string | null; block: 'yes' | 'no'; remaining: string };
export type NumbersAnswer = {
  data: readonly NumberRow[];
  minimum: string;
  maximum: string;
  step: string;
  odd: number;
  tot?: number | null;
  game: 'open' | 'close';
  version: string;
};

/** The grid of a draw from the server's list of its numbers. A number that takes less than the smallest stake is sold out. */
export function boardOf(answer: NumbersAnswer): Board {
  const minimum_pya = pyaOf(answer.minimum);
  const cells = answer.data.map((row) => cellOf(row, minimum_pya));
  return {
    cells,
    not_taken: new Set(cells.filter((cell) => cell.state !== 'open').map((cell) => cell.bet_number)),
    minimum_pya,
    maximum_pya: pyaOf(answer.maximum),
    step_pya: pyaOf(answer.step),
    is_open: answer.game === 'open',
    odd: answer.odd,
    tot: answer.tot ?? null,
  };
}

/** A board with all numbers, from one that may have only the first of them, as a drawn page has it: the rest can be chosen, and what is left of it is not known. */
export function wholeBoard(board: Board, digits: Digits): Board {
  const { length } = board.cells;
  if (length === 0 || length === 10 ** digits) return board;
  return { ...board, cells: [...board.cells, ...allNumbers(digits).slice(length).map(awaitedCell)] };
}

/**
 * The board of a draw whose numbers are still asked for, from that of another draw of the lottery: every number can be chosen, and
 * what is left of each is not known. The grid stays the one that a finger is going down on.
 */
export function awaitedBoard(other: Board): Board {
  const cells = other.cells.map(({ bet_number }) => awaitedCell(bet_number));
  return { ...other, cells, not_taken: new Set(), is_open: true };
}

function awaitedCell(bet_number: string): Cell {
  return { bet_number, state: 'open', remaining_pya: Number.MAX_SAFE_INTEGER, left_percent: null, is_hot: false };
}

function cellOf(row: NumberRow, minimum_pya: number): Cell {
  const remaining_pya = Math.max(0, pyaOf(row.remaining));
  const cap_pya = pyaOf(row.hot_amount ?? row.default_amount);
  const state = row.block === 'yes' ? 'blocked' : remaining_pya < minimum_pya ? 'sold_out' : 'open';
  return {
    bet_number: row.bet_number,
    state,
    remaining_pya,
    left_percent: state === 'open' ? percentOf(remaining_pya, cap_pya) : 0,
    is_hot: row.hot_amount !== null,
  };
}

function percentOf(part_pya: number, whole_pya: number): number {
  if (whole_pya <= 0) return 0;
  return Math.min(100, Math.max(1, Math.floor((part_pya * 100) / whole_pya)));
}
