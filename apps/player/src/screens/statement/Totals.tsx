import { kyatOf } from '@shwekan/ui';
import { useT } from '../../app/language.ts';
import { nameOf } from './StatementLine.tsx';
import type { Total } from './use-statement.ts';

/** What came in and went out of each purse on all of the days. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  const { statement: t } = useT('wallet');
  return (
    <table className="w-full rounded-card bg-sunk text-sm">
      <caption className="pb-1 text-left font-semibold">{t.totals}</caption>
      <thead className="text-soft text-xs">
        <tr>
          <th scope="col" className="px-3 py-1 text-left font-normal">
            {t.purse}
          </th>
          <th scope="col" className="px-2 py-1 text-right font-normal">
            {t.money_in}
          </th>
          <th scope="col" className="px-3 py-1 text-right font-normal">
            {t.money_out}
          </th>
        </tr>
      </thead>
      <tbody>
        {totals.map((it) => (
          <tr key={it.purse} className="border-line border-t">
            <th scope="row" className="px-3 py-1 text-left font-normal">
              {nameOf(t.purses, it.purse)}
            </th>
            <td className="amount px-2 py-1 text-right text-good">{kyatOf(it.money_in)}</td>
            <td className="amount px-3 py-1 text-right text-bad">{kyatOf(it.money_out)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
