import { useLocation } from 'wouter';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { IconButton } from '../../parts/Button.tsx';
import { DayFilter } from '../../parts/days/DayFilter.tsx';
import { type DayChoice, daysOf } from '../../parts/days/days.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { wordsOf } from '../../parts/games/category.ts';
import { NoPlay, ProviderTotals } from '../../parts/games/GameTotals.tsx';
import { BackIcon } from '../../parts/icons.tsx';
import { HistoryList } from '../../parts/lists/HistoryList.tsx';
import { useHistory } from '../../parts/lists/use-history.ts';
import { goBack } from '../../phone/navigate.ts';
import { useScreenState } from '../../phone/screen-state.ts';
import { useTitle } from '../../phone/title.ts';
import { type Wager, WagerCard } from './WagerCard.tsx';

const DETAILS = 'GET /api/transition/details';

/** `/game/report/{p_code}`: what was played at a provider, wager by wager, and its totals. */
export function GameReportScreen() {
  const [location] = useLocation();
  const [, , p_code = ''] = wordsOf(location);
  const { report: t } = useT('games');
  const [chosen, setChosen] = useScreenState<DayChoice>('days', 'days_week');
  const today = useToday();
  const days = daysOf(chosen, today);
  const totals = useCall('GET /api/transition/history', { query: days });
  const own = totals.data?.data.find((it) => it.provider_code === p_code);
  useTitle(t.title);
  const wagers = useHistory(
    DETAILS,
    days,
    async (query) => {
      const page = await call(DETAILS, { query: { ...query, p_code } });
      return { ...page, data: page.data.map((it) => ({ ...it, id: it.wager_id })) };
    },
    p_code,
  );
  const name = own?.provider_name ?? wagers.rows?.[0]?.provider_name;
  return (
    <div className="flex flex-col gap-3 p-4 pt-2">
      <header className="flex items-center gap-1">
        <IconButton name={useT().back} onClick={goBack} className="-ml-3">
          <BackIcon />
        </IconButton>
        <h1 className="flex min-w-0 flex-1 items-baseline gap-1.5 font-semibold text-lg zoomed:block">
          <span className="shrink-0">{t.title}</span> {name && <span className="truncate font-normal text-soft text-sm">· {name}</span>}
        </h1>
      </header>
      <DayFilter chosen={chosen} today={today} choose={setChosen} />
      {own !== undefined && <ProviderTotals title={t.totals} totals={own} />}
      <HistoryList history={wagers} rowHeight="h-40" empty={<NoPlay />}>
        {(wager: Wager) => <WagerCard wager={wager} today={today} />}
      </HistoryList>
    </div>
  );
}
