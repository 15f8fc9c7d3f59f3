import { useT } from '../../house/language.ts';

/** How often something came out, and how many draws and days ago it last did; null when never. */
export type OftenRow = { name: string; count: number; draws_since: number | null; days_since: number | null };

/** A few numbers or digits below one another: how often each came, and how long ago. */
export function OftenTable({ name, rows }: { name: string; rows: readonly OftenRow[] }) {
  const t = useT('numbers');
  const most = Math.max(1, ...rows.map((it) => it.count));
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-card shadow-card">
      <thead>
        <tr>
          {[name, t.times, t.draws_ago, t.days_ago].map((it, at) => (
            <th
              key={it}
              scope="col"
              className={`whitespace-nowrap border-line border-b bg-sunk px-2 py-2 font-normal text-soft text-xs first:rounded-tl-card first:pl-3 last:rounded-tr-card last:pr-3 ${at === 1 ? 'w-1/2 text-left' : at === 0 ? 'text-left' : 'text-right'}`}
            >
              {it}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={`${CELL} amount pl-3 text-left font-bold text-gold-ink text-xl`}>
              {row.name}
            </th>
            <td className={CELL}>
              <span className="flex items-center gap-2">
                <b className="amount w-7 shrink-0 text-right font-semibold">{row.count}</b>
                <span className="h-2 flex-1 overflow-hidden rounded-full bg-sunk zoomed:hidden">
                  <span className="block h-full rounded-full bg-gold-deep" style={{ width: `${(row.count / most) * 100}%` }} />
                </span>
              </span>
            </td>
            <td className={`${CELL} amount text-right`}>{row.draws_since ?? t.never}</td>
            <td className={`${CELL} amount pr-3 text-right`}>{row.days_since ?? t.never}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CELL = 'h-11 border-line/60 border-b px-2 text-sm';
