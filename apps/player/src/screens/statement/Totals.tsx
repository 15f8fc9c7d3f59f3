import { kyatOf, pyaOf } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { nameOf } from './StatementLine.tsx';
import type { Total } from './use-statement.ts';

/** What came in and went out of each purse on all of the days. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  const { statement: t } = useT('wallet');
  return (
    <div className="overflow-x-auto rounded-card bg-card p-4 pb-2 shadow-card">
      <table className="w-full text-xs huge:text-[length:min(0.75rem,5vw)] min-[22.5em]:text-sm">
        <caption className="pb-2 text-left font-semibold text-base">{t.totals}</caption>
        <thead className="text-soft text-xs huge:text-[length:min(0.75rem,5vw)]">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              {t.purse}
            </th>
            <th scope="col" className="pb-1 pl-2 text-right font-normal">
              {t.money_in}
            </th>
            <th scope="col" className="pb-1 pl-2 text-right font-normal">
              {t.money_out}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map((it) => (
            <tr key={it.purse} className="border-line border-t">
              <th scope="row" className="py-2 text-left font-normal">
                {nameOf(t.purses, it.purse)}
              </th>
              <td className={`amount py-2 pl-2 text-right font-semibold ${toned(it.money_in, 'text-good')}`}>{kyatOf(it.money_in)}</td>
              <td className={`amount py-2 pl-2 text-right font-semibold ${toned(it.money_out, 'text-bad')}`}>{kyatOf(it.money_out)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What moved, in its colour; nothing has none. */
const toned = (wire: string, tone: string) => (pyaOf(wire) === 0 ? 'text-soft' : tone);
