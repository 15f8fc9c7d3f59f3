import type { AnswerRow } from '@shwekan/contract';
import { dayShown, LOTTERIES, type LotteryCode } from '@shwekan/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { DayFilter } from '../../parts/days/DayFilter.tsx';
import { type DayChoice, type Days, daysOf } from '../../parts/days/days.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useScreenState } from '../../phone/screen-state.ts';

const HISTORY = 'GET /api/user/my_referral_his';
const PAGE_ROWS = 20;

type Type = LotteryCode | 'game';
type Line = AnswerRow<typeof HISTORY>;

/** What friends earned the player, by lottery or games, between two days. */
export function Earned() {
  const { refer } = useT('person');
  const { lotteries } = useT();
  const [type, setType] = useScreenState<Type>('type', '2D');
  const [chosen, setChosen] = useScreenState<DayChoice>('days', 'days_month');
  const today = useToday();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{refer.history}</h2>
      <div className="no-bar -mx-4 flex gap-1.5 overflow-x-auto px-4 lg:mx-0 lg:flex-wrap lg:px-0 zoomed:mx-0 zoomed:flex-wrap zoomed:px-0">
        {([...LOTTERIES.map(({ code }) => code), 'game'] satisfies Type[]).map((it) => (
          <button
            key={it}
            type="button"
            aria-pressed={it === type}
            onClick={() => setType(it)}
            className="min-h-11 flex-auto whitespace-nowrap rounded-control border border-line bg-card px-3 text-sm aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:font-semibold aria-pressed:text-on-brand"
          >
            {it === 'game' ? refer.games : lotteries[it]}
          </button>
        ))}
      </div>
      <DayFilter chosen={chosen} today={today} choose={setChosen} />
      <Earnings type={type} days={daysOf(chosen, today)} />
    </section>
  );
}

function Earnings({ type, days }: { type: Type; days: Days }) {
  const { refer } = useT('person');
  const { history } = useT('account');
  const pages = useInfiniteQuery({
    queryKey: [HISTORY, type, days],
    queryFn: ({ pageParam }) =>
      call(HISTORY, { query: { type, ...days, limit: PAGE_ROWS, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  return (
    <QueryView query={pages}>
      {(data) => {
        if (data.pages[0]?.data.length === 0) return <EmptyState kind="friends" title={refer.empty} hint={refer.empty_hint} />;
        return (
          <>
            <p className="flex font-semibold">
              <span className="flex-1">{refer.total}</span>
              <Kyat wire={data.pages[0]?.total_amount ?? '0'} />
            </p>
            <Lines lines={data.pages.flatMap((page) => page.data)} />
            {pages.hasNextPage && (
              <Button wide disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage({ cancelRefetch: false })}>
                {history.more}
              </Button>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

/** On a phone at twice its text size a row's columns go below one another. */
const ROW = 'zoomed:grid zoomed:grid-cols-1';

/** What each bet of a friend brought, or of games a week of all of them, under the names of its columns. */
function Lines({ lines }: { lines: readonly Line[] }) {
  const { refer } = useT('person');
  return (
    <div className="rounded-card bg-card px-4 py-2 shadow-card">
      <table className="w-full text-sm zoomed:block">
        <thead className="whitespace-nowrap text-left text-soft text-xs">
          <tr className={ROW}>
            <th scope="col" className="py-1 pr-3 font-normal">
              {refer.name}
            </th>
            <th scope="col" className="py-1 pr-3 font-normal">
              {refer.date} · {refer.section}
            </th>
            <th scope="col" className="py-1 text-right font-normal zoomed:text-left">
              {refer.earned}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no number of their own, and keep their places
            <tr key={place} className={ROW}>
              <td className="max-w-0 truncate py-2 pr-3 zoomed:max-w-none zoomed:pb-0">{line.name === '' ? refer.friends : line.name}</td>
              <td className="w-px py-2 pr-3 text-soft zoomed:w-auto zoomed:py-0">
                <span className="amount block">{dayShown(line.date)}</span>
                <span className="amount block text-xs">{line.section === '' ? '–' : line.section}</span>
              </td>
              <td className="w-px py-2 text-right zoomed:w-auto zoomed:pt-0 zoomed:text-left">
                <Kyat wire={line.amount} coin={false} className="font-semibold text-good" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
