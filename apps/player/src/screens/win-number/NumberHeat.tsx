import { useT } from '../../house/language.ts';
import { Choice } from '../../parts/numbers/Choice.tsx';
import { useScreenState } from '../../phone/screen-state.ts';
import type { OftenRow } from './OftenTable.tsx';

const MEASURES = ['times', 'draws_ago', 'days_ago'] as const;
type Measure = (typeof MEASURES)[number];
const VALUES = { times: 'count', draws_ago: 'draws_since', days_ago: 'days_since' } as const satisfies Record<Measure, keyof OftenRow>;
/** So strong the colour gets at most, for what stands on it to be read in both themes. */
const STRONGEST = 0.42;
const TENS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];

/** All numbers of two digits in ten lines of ten: the stronger the colour, the more often, or the longer ago. */
export function NumberHeat({ rows }: { rows: readonly OftenRow[] }) {
  const t = useT('numbers');
  const [measure, setMeasure] = useScreenState<Measure>('measure', 'times');
  const tell = (row: OftenRow) => row[VALUES[measure]];
  const most = Math.max(1, ...rows.map((row) => tell(row) ?? 0));
  return (
    <>
      <Choice name={t.shown} options={MEASURES.map((key) => [key, t[key]] as const)} chosen={measure} choose={setMeasure} />
      <table className="w-full table-fixed border-separate border-spacing-0.5 rounded-card border border-line bg-card p-0.5 shadow-card">
        <caption className="sr-only">{t[measure]}</caption>
        <tbody>
          {TENS.map((ten) => (
            <tr key={ten}>
              {rows.slice(ten, ten + 10).map((row) => (
                <td key={row.name} className="relative h-12 overflow-hidden rounded bg-sunk p-0 text-center">
                  <span
                    aria-hidden="true"
                    className="absolute inset-0 bg-gold"
                    style={{ opacity: ((tell(row) ?? most) / most) * STRONGEST }}
                  />
                  <span className="relative flex flex-col leading-tight">
                    <b className="amount font-bold text-sm huge:text-[0.625rem]">{row.name}</b>
                    <span className="amount text-[0.6875rem] huge:text-[0.5rem]">
                      {tell(row) ?? (
                        <>
                          <span aria-hidden="true">–</span>
                          <span className="sr-only">{t.never}</span>
                        </>
                      )}
                    </span>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
