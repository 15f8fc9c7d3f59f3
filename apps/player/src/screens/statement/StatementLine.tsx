import { yangonDay } from '@shwekan/rules';
import { kyatOf, momentShown, pyaOf } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { Balance } from '../../parts/Balance.tsx';
import { nearDayName } from '../../parts/days/day-names.ts';
import type { Line } from './use-statement.ts';

/** One movement: why, when, how much, and the balance of its purse after it. */
export function StatementLine({ line, today }: { line: Line; today: string }) {
  const { statement: t } = useT('wallet');
  const lottery = useT('lottery');
  const isIn = pyaOf(line.amount) > 0;
  return (
    <article className="rounded-card border border-line bg-card p-3 shadow-card">
      <p className="flex items-baseline gap-3 zoomed:flex-wrap">
        <span className="min-w-0 flex-1 font-semibold zoomed:basis-full">{nameOf(t.reasons, line.reason)}</span>
        <span className={`amount font-bold text-lg ${isIn ? 'text-good' : 'text-bad'}`}>
          {isIn && '+'}
          {kyatOf(line.amount)}
        </span>
      </p>
      {line.slip && (
        <p className="flex flex-wrap gap-x-2 text-sm">
          <span className="amount">
            {line.slip.lottery} {line.slip.section}
          </span>
          {line.slip.date !== yangonDay(new Date(line.at)) && <span>{nearDayName(line.slip.date, today, lottery)}</span>}
          <span className="amount text-soft">{line.slip.voucher}</span>
        </p>
      )}
      <p className="text-soft text-sm">
        {nearDayName(yangonDay(new Date(line.at)), today, lottery)} <span className="amount">{momentShown(line.at).slice(-5)}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-soft text-sm">
        <span>{nameOf(t.purses, line.purse)}</span>
        <span>
          {t.after} <Balance wire={line.balance_after} coin={false} className="text-ink" />
        </span>
      </p>
    </article>
  );
}

/** The name of a purse or a reason; one that is newer than this app as the server calls it. */
export function nameOf(names: Record<string, string>, key: string): string {
  return names[key] ?? key;
}
