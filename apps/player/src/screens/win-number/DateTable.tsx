import { useT } from '../../house/language.ts';
import { dayName } from '../../parts/days/day-names.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { MarkedText } from '../../parts/numbers/MarkedText.tsx';
import { markedPrize } from '../../parts/numbers/source-digits.ts';
import type { Result } from './results.ts';

/**
 * A lottery with dates of its own: each date with its number and the prize that it was read from, the newest first. Where letters are
 * twice as large the prize stands on the sheet of its day alone.
 */
export function DateTable({ results, open }: { results: readonly Result[]; open: (day: string) => void }) {
  const t = useT('numbers');
  const names = useT('lottery');
  const today = useToday();
  const { first_prize } = useT('moments');
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-card shadow-card">
      <thead>
        <tr>
          {[t.day, t.number, first_prize].map((name) => (
            <th
              key={name}
              scope="col"
              className={`${HEAD} first:rounded-tl-card first:text-left last:rounded-tr-card last:text-right huge:last:hidden`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map(({ id, create_date, lucky_number, value }) => (
          <tr key={id} onClick={() => open(create_date)} className="cursor-pointer active:bg-gold-wash">
            <th scope="row" className={`${CELL} p-0 text-left font-normal`}>
              <button type="button" aria-haspopup="dialog" className="min-h-12 w-full px-3 text-left">
                {dayName(create_date, today, names)}
              </button>
            </th>
            <td className={`${CELL} amount text-center font-bold text-gold-ink text-xl`}>{lucky_number}</td>
            <td className={`${CELL} px-3 text-right huge:hidden`}>
              {value !== null && <MarkedText marked={markedPrize(value)} fallback={value} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HEAD = 'sticky top-25 z-[4] huge:static flat:static border-line border-b bg-sunk px-3 py-2 font-normal text-soft text-xs';
const CELL = 'border-line/60 border-b';
