import { useState } from 'react';
import { useT } from '../../app/language.ts';
import { DayFilter } from '../../parts/lottery/DayFilter.tsx';
import { type Chosen, daysOf } from '../../parts/lottery/days.ts';
import { TWO_D } from '../../parts/lottery/games.ts';
import { Tabs } from '../../parts/lottery/Tabs.tsx';
import { useToday } from '../../parts/lottery/use-today.ts';
import { CashInList } from './CashInList.tsx';
import { SlipList } from './SlipList.tsx';

type Kind = 'two_d' | 'cash_in';

/** `/betslip`: what the player bet and paid in, by day. */
export function BetslipScreen() {
  const t = useT('lottery');
  const [kind, setKind] = useState<Kind>('two_d');
  const [chosen, setChosen] = useState<Chosen>('days_week');
  const today = useToday();
  const days = daysOf(chosen, today);
  const tabs = [
    { key: 'two_d', name: t.two_d_slips },
    { key: 'cash_in', name: t.cash_in_history },
  ] as const;
  return (
    <Tabs<Kind> tabs={tabs} chosen={kind} choose={setKind}>
      <div className="flex flex-col gap-3 p-3">
        <DayFilter chosen={chosen} today={today} choose={setChosen} />
        {kind === 'two_d' ? <SlipList game={TWO_D} days={days} today={today} /> : <CashInList days={days} today={today} />}
      </div>
    </Tabs>
  );
}
