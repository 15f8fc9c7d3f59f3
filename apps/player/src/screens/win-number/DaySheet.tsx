import type { LotteryCode } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { dayName } from '../../parts/days/day-names.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { DayResults } from './DayResults.tsx';
import type { Result } from './results.ts';

type DaySheetProps = {
  code: LotteryCode;
  /** None is open without one. */
  day: string | null;
  today: string;
  results: ReadonlyMap<string, readonly Result[]>;
  ahead: readonly string[];
  rest: string | null;
  close: () => void;
};

/** A day of the table: each of its numbers with what it follows from and the way to its proof. */
export function DaySheet({ code, day, today, results, ahead, rest, close }: DaySheetProps) {
  const t = useT('lottery');
  const title = day === null ? '' : `${day === today ? `${t.today}, ` : ''}${dayName(day, today, t)}`;
  return (
    <Sheet title={title} open={day !== null} close={close}>
      {day !== null && <DayResults code={code} results={results.get(day) ?? []} ahead={ahead} rest={rest} />}
    </Sheet>
  );
}
