import type { LotteryCode } from '@shwekan/rules';
import { useCall } from '../../house/query.ts';
import { TODAY_CALLS } from '../../house/results.ts';
import { monthOf } from '../../parts/lottery/days.ts';
import { useLotteryChoice } from '../../parts/lottery/lottery-choice.ts';
import { MonthCalendar } from '../../parts/lottery/MonthCalendar.tsx';
import { Tabs } from '../../parts/lottery/Tabs.tsx';
import { DAY_CALLS, isDaily } from '../../parts/lottery/today-numbers.ts';
import { useToday } from '../../parts/lottery/use-today.ts';
import { TryAgain } from '../../parts/TryAgain.tsx';
import { useScreenState } from '../../phone/screen-state.ts';
import { DayResults, DayResultsSkeleton } from './DayResults.tsx';
import { byDay, withoutNumber } from './results.ts';

/** More than a month's draws. */
const ROWS_MAX = 200;

/** `/win-number`: a lottery's lucky numbers of a month, and a day's with all they follow from. */
export function WinNumberScreen() {
  const { code, tabs, choose } = useLotteryChoice();
  return (
    <Tabs tabs={tabs} chosen={code} choose={choose}>
      <Numbers code={code} />
    </Tabs>
  );
}

function Numbers({ code }: { code: LotteryCode }) {
  const today = useToday();
  // None follows today.
  const [chosen, setChosen] = useScreenState<string>('day', '');
  const day = chosen || today;
  const month = monthOf(day);
  const results = useCall('GET /api/luckynumber_history/:lottery', { params: { lottery: code }, query: { ...month, limit: ROWS_MAX } });
  const known = byDay(results.data?.data ?? []);
  const drawn = known.get(day) ?? [];
  const daily = isDaily(code) ? code : '2D';
  const is_now = isDaily(code) && day === today;
  const sections = useCall(TODAY_CALLS[daily], undefined, { enabled: is_now });
  // On a day without draws the sections are those of the next day that has some.
  const asks = is_now && drawn.length === 0;
  const draws = useCall(DAY_CALLS[daily], undefined, { enabled: asks });
  const is_drawing = is_now && (!asks || draws.data?.is_opened_today === 1);
  // The parts appear together, so that what comes later moves nothing.
  const is_waiting = results.data === undefined || sections.isLoading || draws.isLoading;
  return (
    <div className="flex flex-col gap-4 p-3 zoomed:p-1">
      <div className="rounded-card border border-line bg-card p-2 shadow-card max-[21.8125em]:px-0.5">
        <MonthCalendar shown={day} turn={setChosen} chosen={day} choose={setChosen} today={today} numbers={known} />
      </div>
      {results.data === undefined && results.isError ? (
        <TryAgain again={() => void results.refetch()} />
      ) : is_waiting ? (
        <DayResultsSkeleton />
      ) : (
        <DayResults
          code={code}
          day={day}
          results={drawn}
          is_today={day === today}
          is_bare={known.size === 0}
          ahead={is_drawing ? withoutNumber(sections.data ?? [], drawn) : []}
        />
      )}
    </div>
  );
}
