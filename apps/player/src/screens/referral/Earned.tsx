import type { Answer, CallName } from '@shwekan/contract';
import { LOTTERIES, type LotteryCode } from '@shwekan/rules';
import { dayShown } from '@shwekan/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../app/call.ts';
import { useT } from '../../app/language.ts';
import { Answered } from '../../parts/Answered.tsx';
import { Button } from '../../parts/Button.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { DayFilter } from '../../parts/lottery/DayFilter.tsx';
import { type Chosen, type Days, daysOf } from '../../parts/lottery/days.ts';
import { useToday } from '../../parts/lottery/use-today.ts';

const HISTORY = 'GET /api/user/my_referral_his';
const PAGE_ROWS = 20;

type Type = LotteryCode | 'game';
type Line = Answer<CallName[typeof HISTORY]>['data'][number];

/** What friends earned the player, by lottery or games, between two days. */
export function Earned() {
  const { refer } = useT('person');
  const { lotteries } = useT();
  const [type, setType] = useState<Type>('2D');
  const [chosen, setChosen] = useState<Chosen>('days_month');
  const today = useToday();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{refer.history}</h2>
      <div className="no-bar -mx-4 flex gap-1.5 overflow-x-auto px-4">
        {([...LOTTERIES.map(({ code }) => code), 'game'] satisfies Type[]).map((it) => (
          <button
            key={it}
            type="button"
            aria-pressed={it === type}
            onClick={() => setType(it)}
            className="min-h-11 flex-auto whitespace-nowrap rounded-control border border-line bg-card px-3 text-sm aria-pressed:border-brand-raised aria-pressed:bg-brand-raised aria-pressed:font-semibold aria-pressed:text-on-brand"
          >
            {it === 'game' ? refer.games : lotteries[it]}
          </button>
        ))}
      </div>
      <DayFilter chosen={chosen} today={today} choose={setChosen} />
      <Lines type={type} days={daysOf(chosen, today)} />
    </section>
  );
}

function Lines({ type, days }: { type: Type; days: Days }) {
  const { refer } = useT('person');
  const { history } = useT('account');
  const pages = useInfiniteQuery({
    queryKey: [HISTORY, type, days],
    queryFn: ({ pageParam }) => call(HISTORY, { query: { type, ...days, page: pageParam, limit: PAGE_ROWS } }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * PAGE_ROWS < last.total_count ? all.length + 1 : null),
  });
  return (
    <Answered query={pages}>
      {(data) => {
        if (data.pages[0]?.total_count === 0) return <EmptyState kind="friends" title={refer.empty} hint={refer.empty_hint} />;
        return (
          <>
            <p className="flex font-semibold">
              <span className="flex-1">{refer.total}</span>
              <Kyat wire={data.pages[0]?.total_amount ?? '0'} />
            </p>
            <ul className="divide-y divide-line rounded-card bg-card px-4 shadow-card">
              {data.pages.flatMap((page, at) =>
                page.data.map((line, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no number of their own, and keep their places
                  <li key={`${at}-${place}`}>
                    <EarnedLine line={line} />
                  </li>
                )),
              )}
            </ul>
            {pages.hasNextPage && (
              <Button wide disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                {history.more}
              </Button>
            )}
          </>
        );
      }}
    </Answered>
  );
}

function EarnedLine({ line }: { line: Line }) {
  const { refer } = useT('person');
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-1 py-2.5 text-sm min-[350px]:grid-cols-[minmax(3.5rem,1fr)_auto_auto_minmax(3.5rem,auto)] zoomed:grid-cols-1">
      <Told name={refer.name}>{line.name}</Told>
      <Told name={refer.date}>
        <span className="amount">{dayShown(line.date)}</span>
      </Told>
      <Told name={refer.section}>{line.section === '' ? '–' : line.section}</Told>
      <Told name={refer.earned} className="min-[350px]:text-right">
        <Kyat wire={line.amount} coin={false} className="font-semibold text-good" />
      </Told>
    </dl>
  );
}

function Told({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="truncate text-soft text-xs">{name}</dt>
      <dd className="truncate">{children}</dd>
    </div>
  );
}
