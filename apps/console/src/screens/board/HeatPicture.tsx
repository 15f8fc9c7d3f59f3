import { lotteryOf } from '@shwekan/rules';
import { kyatOf, pyaOf } from '@shwekan/ui';
import { memo } from 'react';
import { shortKyat } from '../../parts/format.ts';
import { type BoardDraw, type Cell, cellsOf, type HeatBy } from './board.ts';
import classes from './HeatPicture.module.css';

/** All numbers of a draw in one picture, the warmer the more is at stake. What is blocked or capped keeps its amount and its warmth. */
export const HeatPicture = memo(function HeatPicture({ draw, name, by }: { draw: BoardDraw; name: string; by: HeatBy }) {
  const { digits } = lotteryOf(draw.lottery);
  const label =
    draw.worst.pays === '0.00'
      ? `The numbers of ${name}: nothing is staked`
      : `The numbers of ${name}: ${draw.worst.bet_number} would cost most, ${kyatOf(draw.worst.pays)}`;
  return (
    <div className={classes.picture} data-digits={digits} role="img" aria-label={label}>
      {cellsOf(draw, by).map((cell) => (
        <Square key={cell.bet_number} cell={cell} by={by} isSmall={digits === 3} />
      ))}
    </div>
  );
});

function Square({ cell: { bet_number, row, share }, by, isSmall }: { cell: Cell; by: HeatBy; isSmall: boolean }) {
  return (
    <div
      className={classes.cell}
      title={row === null ? `${bet_number}: nothing` : `${bet_number}: ${described(row)}`}
      data-blocked={row?.is_blocked || undefined}
      data-capped={row?.has_own_cap || undefined}
      data-alarm={row?.alarm ?? undefined}
      style={{ '--share': `${Math.round(share * 100)}%` }}
    >
      {!isSmall && (
        <>
          <span className={classes.number}>{bet_number}</span>
          <span className={classes.amount}>{row && row[by] !== '0.00' ? shortKyat(pyaOf(row[by])) : ' '}</span>
        </>
      )}
    </div>
  );
}

function described(row: NonNullable<Cell['row']>): string {
  const marks = `${row.has_own_cap ? ', own cap' : ''}${row.is_blocked ? ', blocked' : ''}`;
  return `taken ${kyatOf(row.taken)} of ${kyatOf(row.cap)}, would pay ${kyatOf(row.would_pay)}${marks}`;
}
