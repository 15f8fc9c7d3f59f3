import { fill } from '@shwekan/phrases/fill';
import type { LotteryCode } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { DayFilter } from '../../parts/days/DayFilter.tsx';
import { type DayChoice, daysOf } from '../../parts/days/days.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { LaterPart, later } from '../../parts/later-part.tsx';
import { type Tab, Tabs } from '../../parts/lists/Tabs.tsx';
import { GAMES, TWO_D } from '../../parts/lottery/games.ts';
import { wantedLottery } from '../../parts/lottery/lottery-choice.ts';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { useScreenState } from '../../phone/screen-state.ts';
import { SlipList } from './SlipList.tsx';

// Of games and money nobody asks who looks at slips.
const gameHistory = later(async () => (await import('./GameHistory.tsx')).GameHistory);
const cashInList = later(async () => (await import('../../parts/cash/CashList.tsx')).CashInList);
const cashOutList = later(async () => (await import('../../parts/cash/CashList.tsx')).CashOutList);
const transferList = later(async () => (await import('../../parts/cash/TransferList.tsx')).TransferList);

type Kind = LotteryCode | 'cash_in' | 'cash_out' | 'in' | 'out' | 'game';

/** `/betslip`: what the player bet, paid in, was paid and transferred, by day. */
export function BetslipScreen() {
  const t = useT('lottery');
  const names = useT().lotteries;
  const { cashout, transfer } = useT('wallet');
  const { report } = useT('games');
  const [kind, setKind] = useScreenState<Kind>('kind', () => (GAMES.find(({ code }) => code === wantedLottery()) ?? TWO_D).code);
  const [chosen, setChosen] = useScreenState<DayChoice | undefined>('days', undefined);
  const today = useToday();
  // 3D is bet up to two weeks before its draw.
  const period = chosen ?? (kind === '3D' ? 'days_month' : 'days_week');
  const days = daysOf(period, today);
  const game = GAMES.find(({ code }) => code === kind);
  const tabs = [
    ...GAMES.map(({ code }) => ({ key: code, name: fill(t.slips_of, { lottery: names[code] }) })),
    { key: 'cash_in', name: t.cash_in_history },
    { key: 'cash_out', name: cashout.history },
    { key: 'in', name: transfer.in },
    { key: 'out', name: transfer.out },
    { key: 'game', name: report.tab },
  ] satisfies Tab<Kind>[];
  return (
    <Tabs<Kind> tabs={tabs} chosen={kind} choose={setKind}>
      <div className="panes flex flex-col gap-3 p-3 lg:p-4">
        <DayFilter chosen={period} today={today} choose={setChosen} />
        {game !== undefined && <SlipList key={game.code} game={game} days={days} today={today} />}
        {kind === 'cash_in' && <LaterPart part={cashInList} instead={<SkeletonRows />} given={{ days, today }} />}
        {kind === 'cash_out' && <LaterPart part={cashOutList} instead={<SkeletonRows />} given={{ days, today }} />}
        {(kind === 'in' || kind === 'out') && (
          <LaterPart key={kind} part={transferList} instead={<SkeletonRows />} given={{ direction: kind, days, today }} />
        )}
        {kind === 'game' && <LaterPart part={gameHistory} instead={<SkeletonRows />} given={{ days, chosen: period }} />}
      </div>
    </Tabs>
  );
}
