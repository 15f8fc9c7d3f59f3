import type { CallName } from '@shwekan/contract';
import type { ReactNode } from 'react';
import { useScreenState } from '../../phone/screen-state.ts';
import { DayFilter } from '../days/DayFilter.tsx';
import { type DayChoice, daysOf } from '../days/days.ts';
import { useToday } from '../days/use-today.ts';
import { HistoryList } from '../lists/HistoryList.tsx';
import { type HistoryPage, type HistoryQuery, useHistory } from '../lists/use-history.ts';

type DayHistoryProps<Row> = {
  title: string;
  name: CallName;
  ask: (query: HistoryQuery) => Promise<HistoryPage<Row>>;
  empty: ReactNode;
  children: (row: Row, today: string) => ReactNode;
};

/** A history of rewards with its days. */
export function DayHistory<Row extends { id: number | string }>({ title, name, ask, empty, children }: DayHistoryProps<Row>) {
  const [chosen, setChosen] = useScreenState<DayChoice>(name, 'days_week');
  const today = useToday();
  const rows = useHistory(name, daysOf(chosen, today), ask);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{title}</h2>
      <DayFilter chosen={chosen} today={today} choose={setChosen} />
      <HistoryList history={rows} rowHeight="h-16" empty={empty}>
        {(row: Row) => children(row, today)}
      </HistoryList>
    </section>
  );
}
