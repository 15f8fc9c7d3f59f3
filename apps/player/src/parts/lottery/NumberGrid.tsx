import { fill } from '@shwekan/phrases/fill';
import { allNumbers, type Digits, kyatShown } from '@shwekan/rules';
import { type KeyboardEvent, type MouseEvent, memo, startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useT } from '../../house/language.ts';
import { CheckIcon, LockIcon } from '../icons.tsx';
import { Coming, Skeleton } from '../Skeleton.tsx';
import type { Cell } from './board.ts';
import { isDense } from './density.ts';
import type { OpenLottery } from './use-lottery.ts';

const NONE: ReadonlySet<string> = new Set();
/** The most cells shown at once. */
const CELLS_MAX = 100;

/** Where a key leads from a place in the grid; beyond its ends to the nearest cell there is. */
const KEYS: Record<string, (place: number, last: number, columns: number) => number> = {
  ArrowRight: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  ArrowDown: (place, _, columns) => place + columns,
  ArrowUp: (place, _, columns) => place - columns,
  Home: () => 0,
  End: (_, last) => last,
};

/** As many numbers as the grid has beside each other: fewer of the long ones where little room is. */
const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/**
 * Numbers of a draw, each with what is left of it. A tap chooses a number, another lets it go; a sweep over several chooses them all. For the
 * Tab key it is one stop, or a hundred would lie before the bet; arrows go from number to number.
 */
export function NumberGrid({ lottery, cells }: { lottery: OpenLottery; cells: readonly Cell[] }) {
  const t = useT('lottery');
  const { board, change } = lottery;
  const draft = lottery.drafts.use();
  const dense = isDense.use() && lottery.game.digits > 1;
  const stakes = new Map(draft.lines.map((line) => [line.bet_number, line.stake_pya]));
  const [stop, setStop] = useState(0);
  const last = cells.length - 1;
  const names = useMemo(() => cells.map((cell) => cellName(cell, t)), [cells, t]);
  const [swept, setSwept] = useState<ReadonlySet<string>>(NONE);
  const grid = useRef<HTMLDivElement>(null);
  const pick = useEffectEvent((numbers: readonly string[]) => change({ change: 'pick', numbers, not_taken: board.not_taken }));
  useEffect(() => {
    // Without it each number is tapped.
    void import('./sweep.ts').then(
      ({ hearSweeps }) => {
        if (grid.current !== null) hearSweeps(grid.current, { passing: setSwept, done: pick });
      },
      () => {},
    );
  }, []);
  // One listener for the whole grid: the cells stay as they are while others are tapped.
  const tapped = (event: MouseEvent) => {
    const bet_number = (event.target as Element).closest<HTMLElement>('[data-number]')?.dataset['number'];
    if (bet_number === undefined) return;
    // The number itself is drawn at once, and all that follows from it right after.
    if (stakes.has(bet_number) || !board.not_taken.has(bet_number)) startTransition(() => change({ change: 'toggle', bet_number }));
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const shown = [...event.currentTarget.children] as HTMLElement[];
    const to = KEYS[event.key]?.(shown.indexOf(event.target as HTMLElement), last, columnsOf(event.currentTarget));
    if (to === undefined) return;
    event.preventDefault();
    const place = Math.min(last, Math.max(0, to));
    // Only keys move the stop: a finger's focus draws no number anew.
    setStop(place);
    shown[place]?.focus();
  };
  return (
    <div
      ref={grid}
      role="toolbar"
      aria-label={t.number}
      className={`grid touch-pan-y touch-pinch-zoom select-none ${dense ? 'grid-cols-10 gap-0.5 zoomed:grid-cols-5' : lottery.game.digits > 1 ? 'grid-cols-5 gap-1.5 lg:grid-cols-10 sideways:grid-cols-10' : 'grid-cols-5 gap-1.5'} ${lottery.game.digits === 3 ? 'zoomed:grid-cols-3' : ''}`}
      onClick={tapped}
      onKeyDown={step}
    >
      {cells.map((cell, place) => (
        <NumberCell
          key={cell.bet_number}
          cell={cell}
          stake_pya={stakes.get(cell.bet_number) ?? (swept.has(cell.bet_number) && cell.state === 'open' ? draft.stake_pya : null)}
          dense={dense}
          name={names[place] ?? cell.bet_number}
          isStop={place === Math.min(stop, last)}
        />
      ))}
    </div>
  );
}

type Words = { left_percent: string; blocked: string; sold_out: string; limited: string };

function cellName({ bet_number, state, left_percent, is_hot }: Cell, t: Words): string {
  if (state !== 'open') return `${bet_number}, ${t[state]}`;
  if (left_percent === null) return bet_number;
  const left = fill(t.left_percent, { percent: left_percent });
  return is_hot ? `${bet_number}, ${left}, ${t.limited}` : `${bet_number}, ${left}`;
}

type CellProps = {
  cell: Cell;
  /** What is bet on the number; null when it is not chosen, 0 while it has no amount yet. */
  stake_pya: number | null;
  name: string;
  isStop: boolean;
  /** One of ten beside each other. */
  dense: boolean;
};

const NumberCell = memo(function NumberCell({ cell, stake_pya, name, isStop, dense }: CellProps) {
  const { bet_number, state, left_percent, is_hot } = cell;
  const chosen = stake_pya !== null;
  // Beside three digits, or in a small cell, there is less room for it.
  const mark = bet_number.length === 3 || dense ? 'size-3' : 'size-3.5';
  const size = dense ? 'text-sm leading-5' : `text-xl huge:text-[length:min(1.25rem,9vw)] ${chosen ? 'leading-6' : 'leading-7'}`;
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-number={bet_number}
      // The number itself is read where there is no more to say: each name takes its room on the page that the server draws.
      aria-label={stake_pya ? `${name}, ${kyatShown(stake_pya)}` : chosen || name !== bet_number ? name : undefined}
      aria-pressed={chosen}
      aria-disabled={state !== 'open' && !chosen}
      className={`relative flex flex-col items-center justify-center border ${dense ? 'rounded-md' : 'rounded-control'} ${chosen ? '' : 'pb-1'} ${bet_number.length === 1 ? 'min-h-24 lg:min-h-40' : dense ? 'min-h-9' : 'min-h-12'} ${looks(cell, chosen)}`}
    >
      <span className={`amount font-semibold ${bet_number.length === 1 ? 'text-3xl lg:text-5xl' : size}`}>{bet_number}</span>
      {chosen && !dense && <CheckIcon className={`absolute top-0.5 right-0.5 ${mark}`} />}
      {state === 'blocked' && !chosen && <LockIcon className={`absolute top-0.5 right-0.5 ${mark}`} />}
      {chosen ? (
        <span className={`amount ${dense ? 'text-[0.5625rem] leading-3' : 'text-[0.6875rem] leading-4'}`}>
          {stake_pya === 0 ? '–' : kyatShown(stake_pya)}
        </span>
      ) : (
        // A hundred full bars would say nothing.
        left_percent !== null &&
        (left_percent < 100 || is_hot) && (
          <span className="absolute inset-x-1.5 bottom-1 h-1 overflow-hidden rounded-full bg-line">
            <span
              className={`drawn block h-full origin-left rounded-full ${barLook(left_percent)}`}
              style={{ transform: `scaleX(${left_percent / 100})` }}
            />
          </span>
        )
      )}
    </button>
  );
});

function looks({ state }: Cell, chosen: boolean): string {
  if (chosen) return 'border-gold-deep bg-gold text-on-gold active:bg-gold-deep';
  if (state === 'open') return 'border-line bg-card text-ink shadow-card active:bg-gold-wash';
  return `border-line border-dashed bg-sunk text-soft ${state === 'blocked' ? '' : 'line-through'}`;
}

/** Little left is shown by colour beside the length of the bar. */
function barLook(left_percent: number): string {
  if (left_percent <= 15) return 'bg-bad';
  return left_percent <= 40 ? 'bg-gold-deep' : 'bg-good';
}

/** What the marks of the grid mean. */
export function GridLegend() {
  const t = useT('lottery');
  return (
    <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 pt-3 text-soft text-xs">
      <li className="inline-flex items-center gap-1.5">
        <span className="drawn h-1 w-6 rounded-full bg-good" />
        {t.bar_left}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <LockIcon className="size-4" />
        {t.blocked}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <s aria-hidden="true" className="amount font-semibold">
          00
        </s>
        {t.sold_out}
      </li>
    </ul>
  );
}

/** The grid's room while its numbers are awaited. */
export function NumberGridSkeleton({ digits }: { digits: Digits }) {
  return (
    <Coming className={`grid grid-cols-5 gap-1.5 ${digits > 1 ? 'lg:grid-cols-10 sideways:grid-cols-10' : ''}`}>
      {allNumbers(digits)
        .slice(0, CELLS_MAX)
        .map((number) => (
          <Skeleton key={number} className={digits === 1 ? 'h-24 lg:h-40' : 'h-12'} />
        ))}
    </Coming>
  );
}
