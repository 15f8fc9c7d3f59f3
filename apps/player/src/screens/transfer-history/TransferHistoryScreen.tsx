import { useT } from '../../house/language.ts';
import { type Direction, TransferList } from '../../parts/cash/TransferList.tsx';
import { DayFilter } from '../../parts/days/DayFilter.tsx';
import { type DayChoice, daysOf } from '../../parts/days/days.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { Tabs } from '../../parts/lists/Tabs.tsx';
import { useScreenState } from '../../phone/screen-state.ts';

/** `/transfer-history`: own transfers between main and game by day, with both balances after each. */
export function TransferHistoryScreen() {
  const { transfer } = useT('wallet');
  const [direction, setDirection] = useScreenState<Direction>('direction', 'in');
  const [chosen, setChosen] = useScreenState<DayChoice>('days', 'days_month');
  const today = useToday();
  const tabs = [
    { key: 'in', name: transfer.in },
    { key: 'out', name: transfer.out },
  ] as const;
  return (
    <Tabs<Direction> tabs={tabs} chosen={direction} choose={setDirection}>
      <div className="panes flex flex-1 flex-col gap-3 p-4">
        <DayFilter chosen={chosen} today={today} choose={setChosen} />
        <TransferList direction={direction} days={daysOf(chosen, today)} today={today} />
      </div>
    </Tabs>
  );
}
