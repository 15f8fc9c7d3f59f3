import type { LotteryCode } from '@shwekan/rules';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { monthOf } from '../../parts/days/days.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { isDaily } from '../../parts/numbers/today-numbers.ts';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { TryAgain } from '../../parts/TryAgain.tsx';
import { useScreenState } from '../../phone/screen-state.ts';
import { DateTable } from './DateTable.tsx';
import { DaySheet } from './DaySheet.tsx';
import { DayTable } from './DayTable.tsx';
import { tableOf } from './number-table.ts';
import { MonthBar, YearBar } from './PeriodBar.tsx';
import { byDay } from './results.ts';
import { useAwaited } from './use-awaited.ts';

/** More than a month's draws. */
const ROWS_MAX = 200;

/** All numbers of a month, or of a year where a lottery has but two a month, and a day's with all they follow from. */
export function TableView({ code }: { code: LotteryCode }) {
  const t = useT('numbers');
  const { no_results_month } = useT('lottery');
  const today = useToday();
  const daily = isDaily(code);
  // None follows today.
  const [at, turn] = useScreenState<string>('month', '');
  const [opened, open] = useState<string | null>(null);
  const shown = at || today;
  const days = daily ? monthOf(shown) : { start_date: `${shown.slice(0, 4)}-01-01`, end_date: `${shown.slice(0, 4)}-12-31` };
  const params = { lottery: code };
  const results = useCall('GET /api/luckynumber_history/:lottery', { params, query: { ...days, limit: ROWS_MAX } });
  const off = useCall('GET /api/days_off/:lottery', { params, query: days });
  const awaited = useAwaited(code, results.data?.data, today);
  const known = byDay(results.data?.data ?? []);
  const again = () => void Promise.all([results.refetch(), off.refetch()]);
  const isMissing = results.data === undefined || off.data === undefined;
  const ahead = days.end_date >= today && days.start_date <= today ? awaited.sections : [];
  const rests = off.data?.data ?? [];
  const called_off = off.data?.called_off ?? [];
  const { sections, weeks } = tableOf({ code, month: days, today, results: known, awaited: ahead, rests, called_off });
  const choose = (day: string) => {
    turn(day);
    open(day);
  };
  return (
    <>
      {daily ? <MonthBar shown={shown} today={today} turn={turn} choose={choose} /> : <YearBar shown={shown} today={today} turn={turn} />}
      {isMissing && (results.isError || off.isError) ? (
        <TryAgain again={again} error={results.error ?? off.error} />
      ) : isMissing || awaited.is_waiting ? (
        <SkeletonRows count={6} className="h-12" />
      ) : sections.length === 0 ? (
        <EmptyState kind="results" title={t.none_counted} hint={daily ? no_results_month : t.no_results_year} />
      ) : (
        <>
          <p className="text-soft text-sm">{t.how_each}</p>
          {daily ? (
            <DayTable sections={sections} weeks={weeks} today={today} open={open} />
          ) : (
            <DateTable results={results.data?.data ?? []} open={open} />
          )}
        </>
      )}
      {!isMissing && (
        <DaySheet
          code={code}
          day={opened}
          today={today}
          results={known}
          ahead={opened === today ? ahead : []}
          rest={rests.find((it) => it.date === opened)?.reason ?? null}
          close={() => open(null)}
        />
      )}
    </>
  );
}
