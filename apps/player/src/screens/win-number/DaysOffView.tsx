import { keepWords } from '@shwekan/phrases/burmese';
import { type LotteryCode, lotteryOf } from '@shwekan/rules';
import type { ReactNode } from 'react';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { Card } from '../../parts/Card.tsx';
import { Chip } from '../../parts/Chip.tsx';
import { dayName } from '../../parts/days/day-names.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { isDaily } from '../../parts/numbers/today-numbers.ts';
import { QueryView } from '../../parts/QueryView.tsx';

/** The days to come on which a lottery rests and why; of one with dates of its own, those. */
export function DaysOffView({ code }: { code: LotteryCode }) {
  const t = useT('numbers');
  const off = useCall('GET /api/days_off/:lottery', { params: { lottery: code } });
  return (
    <QueryView query={off}>
      {({ data, dates }) =>
        isDaily(code) ? (
          <Card title={t.rests_to_come}>
            <p className="-mt-2 mb-2 text-soft text-sm">{lotteryOf(code).days === 'weekdays' ? t.weekends : t.every_day}</p>
            {data.length === 0 ? (
              <EmptyState kind="results" title={t.no_rests} hint={t.no_rests_next} />
            ) : (
              <DayRows
                days={data.map(({ date, reason }) => ({ date, says: <span className="min-w-0 text-balance">{keepWords(reason)}</span> }))}
              />
            )}
          </Card>
        ) : (
          <Card title={t.dates_to_come}>
            <DayRows days={dates.map(({ date, is_confirmed }) => ({ date, says: <DateState is_confirmed={is_confirmed} /> }))} />
          </Card>
        )
      }
    </QueryView>
  );
}

function DateState({ is_confirmed }: { is_confirmed: boolean }) {
  const t = useT('numbers');
  // A sentence, which takes two lines where there is room for one of them.
  if (!is_confirmed) return <span className="min-w-0 text-balance text-soft text-sm">{t.planned}</span>;
  return <Chip tone="good">{t.confirmed}</Chip>;
}

function DayRows({ days }: { days: readonly { date: string; says: ReactNode }[] }) {
  const names = useT('lottery');
  return (
    <ul className="-mb-2 divide-y divide-line">
      {days.map(({ date, says }) => (
        <li key={date} className="flex min-h-12 items-center gap-3 py-1.5">
          <span className="w-36 narrow:w-30 shrink-0">
            {/* Its year stands below. */}
            <b className="block font-semibold">{dayName(date, date, names)}</b>
            <span className="amount text-soft text-xs">{date.slice(0, 4)}</span>
          </span>
          {says}
        </li>
      ))}
    </ul>
  );
}
