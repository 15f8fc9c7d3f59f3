import { lotteryOf } from '@shwekan/rules';
import { kyatOf, pyaOf } from '@shwekan/ui';
import { useNavigate } from '@tanstack/react-router';
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
  const navigate = useNavigate();
  const open = (number: string) => void navigate({ to: '/draws/$draw_id/slips', params: { draw_id: String(draw.id) }, search: { number } });
  // A thousand squares are a picture and no more: they are too small to be pressed.
  const isSmall = digits === 3;
  const squares = cellsOf(draw, by).map((cell) => <Square key={cell.bet_number} cell={cell} by={by} isSmall={isSmall} open={open} />);
  if (!isSmall) {
    return (
      <fieldset className={classes.picture} aria-label={label}>
        {squares}
      </fieldset>
    );
  }
  return (
    <div className={classes.picture} data-digits={digits} role="img" aria-label={label}>
      {squares}
    </div>
  );
});

type SquareProps = { cell: Cell; by: HeatBy; isSmall: boolean; open: (bet_number: string) => void };

/** A number. Pressed, it tells who staked on it; with keys that is asked on the page of the draw, so that a hundred numbers are no hundred stops. */
function Square({ cell: { bet_number, row, share }, by, isSmall, open }: SquareProps) {
  const pressed = isSmall || row === null ? {} : { onClick: () => open(bet_number), type: 'button' as const, tabIndex: -1 };
  const Cell = 'onClick' in pressed ? 'button' : 'div';
  return (
    <Cell
      {...pressed}
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
    </Cell>
  );
}

function described(row: NonNullable<Cell['row']>): string {
  const sold = row.laid_off === '0.00' ? '' : `, laid off ${kyatOf(row.laid_off)}`;
  const marks = `${sold}${row.has_own_cap ? ', own cap' : ''}${row.is_blocked ? ', blocked' : ''}`;
  return `taken ${kyatOf(row.taken)} of ${kyatOf(row.cap)}, would pay ${kyatOf(row.would_pay)}${marks}`;
}
