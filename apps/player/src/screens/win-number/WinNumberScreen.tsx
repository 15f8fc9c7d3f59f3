import { useState } from 'react';
import { useCall } from '../../app/query.ts';
import { monthOf } from '../../parts/lottery/days.ts';
import { useToday } from '../../parts/lottery/use-today.ts';
import { TryAgain } from '../../parts/TryAgain.tsx';
import { DayResults, DayResultsSkeleton } from './DayResults.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { byDay, withoutNumber } from './results.ts';

/** More than a month's draws. */
const ROWS_MAX = 200;

/** `/win-number`: the lucky numbers of a month, and a day's with all they follow from. */
export function WinNumberScreen() {
  const today = useToday();
  // Null follows today.
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? today;
  const month = monthOf(day);
  const results = useCall('GET /api/luckynumber_history/:lottery', { params: { lottery: '2D' }, query: { ...month, limit: ROWS_MAX } });
  const known = byDay(results.data?.data ?? []);
  const drawn = known.get(day) ?? [];
  const sections = useCall('GET /api/luckynumber_daily', undefined, { enabled: day === today });
  // Shown together, so that what comes later moves nothing.
  const is_waiting = results.data === undefined || sections.isLoading;
  return (
    <div className="flex flex-col gap-4 p-3">
      <MonthCalendar day={day} today={today} numbers={known} choose={setChosen} />
      {results.data === undefined && results.isError ? (
        <TryAgain again={() => void results.refetch()} />
      ) : is_waiting ? (
        <DayResultsSkeleton />
      ) : (
        <DayResults
          day={day}
          results={drawn}
          is_today={day === today}
          ahead={day === today ? withoutNumber(sections.data ?? [], drawn) : []}
        />
      )}
    </div>
  );
}
