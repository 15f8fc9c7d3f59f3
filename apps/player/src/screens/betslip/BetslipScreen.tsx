import { useState } from 'react';
import { useT } from '../../app/language.ts';
import { CashInList, CashOutList } from '../../parts/cash/CashList.tsx';
import { TransferList } from '../../parts/cash/TransferList.tsx';
import { DayFilter } from '../../parts/lottery/DayFilter.tsx';
import { type Chosen, daysOf } from '../../parts/lottery/days.ts';
import { TWO_D } from '../../parts/lottery/games.ts';
import { Tabs } from '../../parts/lottery/Tabs.tsx';
import { useToday } from '../../parts/lottery/use-today.ts';
import { SlipList } from './SlipList.tsx';

type Kind = 'two_d' | 'cash_in' | 'cash_out' | 'in' | 'out';

/** `/betslip`: what the player bet, paid in, was paid and transferred, by day. */
export function BetslipScreen() {
  const t = useT('lottery');
  const { cashout, transfer } = useT('wallet');
  const [kind, setKind] = useState<Kind>('two_d');
  const [chosen, setChosen] = useState<Chosen>('days_week');
  const today = useToday();
  const days = daysOf(chosen, today);
  const tabs = [
    { key: 'two_d', name: t.two_d_slips },
    { key: 'cash_in', name: t.cash_in_history },
    { key: 'cash_out', name: cashout.history },
    { key: 'in', name: transfer.in },
    { key: 'out', name: transfer.out },
  ] as const;
  return (
    <Tabs<Kind> tabs={tabs} chosen={kind} choose={setKind}>
      <div className="flex flex-col gap-3 p-3">
        <DayFilter chosen={chosen} today={today} choose={setChosen} />
        {kind === 'two_d' && <SlipList game={TWO_D} days={days} today={today} />}
        {kind === 'cash_in' && <CashInList days={days} today={today} />}
        {kind === 'cash_out' && <CashOutList days={days} today={today} />}
        {(kind === 'in' || kind === 'out') && <TransferList direction={kind} days={days} today={today} />}
      </div>
    </Tabs>
  );
}
