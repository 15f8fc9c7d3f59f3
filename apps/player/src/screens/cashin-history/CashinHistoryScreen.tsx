import { CashInList } from '../../parts/cash/CashList.tsx';
import { DayFilter } from '../../parts/days/DayFilter.tsx';
import { type DayChoice, daysOf } from '../../parts/days/days.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { useScreenState } from '../../phone/screen-state.ts';

/** `/cashin-history`: own cash-ins by day, with their state and, after a rejection, the reason. */
export function CashinHistoryScreen() {
  const [chosen, setChosen] = useScreenState<DayChoice>('days', 'days_month');
  const today = useToday();
  return (
    <div className="panes flex flex-1 flex-col gap-3 p-4">
      <DayFilter chosen={chosen} today={today} choose={setChosen} />
      <CashInList days={daysOf(chosen, today)} today={today} />
    </div>
  );
}
