import { fill } from '@shwekan/phrases/fill';
import { kyatShown, oddsShown, payoutPya } from '@shwekan/rules';
import { useDeferredValue } from 'react';
import { useT } from '../../house/language.ts';
import type { Cell } from './board.ts';
import { EditIcon, TrashIcon } from './icons.tsx';
import type { DraftLine, StakeLimits } from './kinds.ts';
import { amountsOf, stakeProblem } from './stake.ts';

const HUNDREDTHS = 100;
/** As many lines as the sheet shows when it opens; the rest follows, so that a hundred do not keep the tap waiting. */
const AT_ONCE = 10;

type LineListProps = {
  lines: readonly DraftLine[];
  /** Payout for a stake of 1. */
  odd: number;
  cells: ReadonlyMap<string, Cell>;
  limits: StakeLimits;
  edit: (bet_number: string) => void;
  remove: (bet_number: string) => void;
};

/** The lines of the bet: number, odds, amount and what it would win; each can be changed or taken away. */
export function LineList({ lines, odd, cells, limits, edit, remove }: LineListProps) {
  const t = useT('lottery');
  const odds_hundredths = Math.round(odd * HUNDREDTHS);
  const shown = useDeferredValue(lines, lines.slice(0, AT_ONCE));
  return (
    <table className="w-full huge:block text-sm">
      <thead className="huge:sr-only text-left text-soft text-xs">
        <tr>
          <th scope="col" className="pb-1 font-normal">
            {t.number}
          </th>
          <th scope="col" className="pb-1 font-normal">
            {t.amount}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {t.possible_win}
          </th>
          <th scope="col" className="w-11">
            <span className="sr-only">{t.delete}</span>
          </th>
        </tr>
      </thead>
      <tbody className="huge:block">
        {shown.map((line) => (
          <tr key={line.bet_number} className="huge:flex huge:flex-wrap huge:items-center huge:justify-between border-line border-t">
            <td className="amount py-1 pr-2 align-middle">
              <b className="block text-2xl leading-8 lg:inline lg:text-lg lg:leading-6">{line.bet_number}</b>
              <span className="block text-soft text-xs leading-4 lg:ml-1.5 lg:inline">
                <span className="sr-only">{t.odd} </span>×{oddsShown(odds_hundredths)}
              </span>
            </td>
            <td className="py-1">
              <button
                type="button"
                onClick={() => edit(line.bet_number)}
                aria-label={`${fill(t.edit_number, { number: line.bet_number })}: ${kyatShown(line.stake_pya)}`}
                className={`amount inline-flex min-h-11 lg:min-h-8 items-center gap-1.5 rounded-control border border-edge border-dashed px-2.5 font-semibold text-base active:bg-sunk ${stakeProblem(line.stake_pya, limits) === null ? '' : 'text-bad'}`}
              >
                {line.stake_pya === 0 ? '–' : kyatShown(line.stake_pya)}
                <EditIcon />
              </button>
              <LineFault cell={cells.get(line.bet_number)} limits={limits} stake_pya={line.stake_pya} />
            </td>
            <td className="amount py-1 huge:text-left text-right font-semibold text-gold-ink">
              <span aria-hidden="true" className="hidden huge:block font-normal text-soft text-xs">
                {t.possible_win}
              </span>
              {kyatShown(payoutPya(line.stake_pya, odds_hundredths))}
            </td>
            <td className="py-1 text-right">
              <button
                type="button"
                onClick={() => remove(line.bet_number)}
                aria-label={fill(t.delete_number, { number: line.bet_number })}
                className="inline-flex size-11 lg:size-8 items-center justify-center rounded-full text-bad active:bg-bad-wash"
              >
                <TrashIcon />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LineFaultProps = { cell: Cell | undefined; limits: StakeLimits; stake_pya: number };

/** Says at the line when its number has got less left than is staked on it, or when no such amount is taken. */
function LineFault({ cell, limits, stake_pya }: LineFaultProps) {
  const t = useT('lottery');
  const problem = stakeProblem(stake_pya, limits);
  const says =
    cell !== undefined && cell.state !== 'open'
      ? t[cell.state]
      : cell !== undefined && stake_pya > cell.remaining_pya
        ? fill(t.left_amount, { amount: kyatShown(cell.remaining_pya) })
        : problem !== null && problem !== 'amount_not_set'
          ? fill(t[problem], amountsOf(limits))
          : null;
  return says !== null && <span className="block text-bad text-xs leading-5">{says}</span>;
}
