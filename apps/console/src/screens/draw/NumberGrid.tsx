import { VisuallyHidden } from '@mantine/core';
import { kyatOf } from '@shwekan/ui';
import { memo } from 'react';
import { shortKyat } from '../../parts/format.ts';
import type { NumberRow } from './draw.ts';
import { type HeatBy, heatOf } from './heat.ts';
import classes from './NumberGrid.module.css';

type NumberGridProps = {
  numbers: readonly NumberRow[];
  /** Shows only the numbers that begin so; all are still compared for their warmth. */
  head: string;
  /** The number that was drawn, or null. */
  result: string | null;
  by: HeatBy;
  chosen: ReadonlySet<string>;
  /** Undefined: the grid only shows. */
  toggle: ((bet_number: string) => void) | undefined;
};

/** The numbers of a draw as cells, each the warmer the more is at stake on it. */
export const NumberGrid = memo(function NumberGrid({ numbers, head, result, by, chosen, toggle }: NumberGridProps) {
  const heat = heatOf(numbers, by);
  return (
    <fieldset className={classes.grid} aria-label="Numbers">
      {numbers.map((row, index) =>
        !row.bet_number.startsWith(head) ? null : (
          <button
            key={row.bet_number}
            type="button"
            data-number={row.bet_number}
            className={classes.cell}
            disabled={toggle === undefined}
            aria-pressed={chosen.has(row.bet_number)}
            title={`${row.bet_number}: ${described(row, result)}`}
            data-blocked={row.is_blocked || undefined}
            data-drawn={row.bet_number === result || undefined}
            data-hot={row.has_own_cap || undefined}
            style={{ '--share': `${Math.round((heat[index]?.share ?? 0) * 100)}%` }}
            onClick={() => toggle?.(row.bet_number)}
          >
            <span className={classes.number}>{row.bet_number}</span>
            <span className={classes.amount}>{shortKyat(heat[index]?.shown_pya ?? 0)}</span>
            <VisuallyHidden>, {described(row, result)}</VisuallyHidden>
          </button>
        ),
      )}
    </fieldset>
  );
});

function described(row: NumberRow, result: string | null): string {
  const marks = [row.has_own_cap ? 'hot' : '', row.is_blocked ? 'blocked' : '', row.bet_number === result ? 'drawn' : '']
    .filter((it) => it !== '')
    .join(', ');
  return `taken ${kyatOf(row.taken)} of ${kyatOf(row.cap)}, would pay ${kyatOf(row.would_pay)}${marks && `, ${marks}`}`;
}
