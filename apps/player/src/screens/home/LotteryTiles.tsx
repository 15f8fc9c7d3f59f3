import type { Answer, CallName } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useNow } from '../../app/clock.ts';
import { useT } from '../../app/language.ts';
import { lotteryPaths } from '../../app/paths.ts';
import { refreshCalls, useCall } from '../../app/query.ts';
import { leftShown } from '../../app/time-left.ts';
import { Answered } from '../../parts/Answered.tsx';
import { ClockIcon } from '../../parts/first-icons.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';

type Lottery = Answer<CallName['GET /api/lottery/list']>[number];

/** The lotteries that can be played, each with the time left until its next draw closes. */
export function LotteryTiles() {
  const t = useT();
  const list = useCall('GET /api/lottery/list');
  return (
    <section aria-label={t.home.lotteries} className="flex flex-col gap-3 px-4">
      <Answered query={list} skeleton={<Skeleton className="h-34 w-full rounded-card" />}>
        {(lotteries) => lotteries.map((lottery) => <Tile key={lottery.id} lottery={lottery} path={lotteryPaths[lottery.code]} />)}
      </Answered>
    </section>
  );
}

function Tile({ lottery, path }: { lottery: Lottery; path: string }) {
  const t = useT();
  const digits = lottery.code.endsWith('1D') ? '7' : lottery.code === '3D' ? '777' : '77';
  return (
    <Link href={path} className="block overflow-hidden rounded-card bg-brand text-on-brand shadow-card active:bg-brand-raised">
      <span className="flex items-center gap-4 px-4 pt-4 pb-3">
        <span
          aria-hidden="true"
          className="flex size-16 shrink-0 items-center justify-center rounded-full border-4 border-gold-deep bg-gold font-black text-2xl text-on-gold"
        >
          {digits}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-bold text-2xl text-gold leading-tight">{t.lotteries[lottery.code]}</span>
          <span className="amount block text-on-brand-soft">{fill(t.home.odds, { odds: lottery.odd })}</span>
        </span>
        <span className="rounded-control bg-gold px-5 py-2.5 font-semibold text-on-gold">{t.home.play}</span>
      </span>
      <TimeLeft lottery={lottery} />
    </Link>
  );
}

function TimeLeft({ lottery }: { lottery: Lottery }) {
  const t = useT();
  const now_ms = useNow();
  const closes_at = lottery.next_closes_at;
  const left = closes_at === null ? null : leftShown(closes_at, now_ms);
  const isPast = closes_at !== null && left === null;

  // The next section takes its place.
  useEffect(() => {
    if (isPast) refreshCalls('GET /api/lottery/list');
  }, [isPast]);

  return (
    <span className="flex min-h-11 flex-wrap items-center gap-x-2 bg-brand-raised px-4 py-2 text-sm">
      <ClockIcon className="size-4 text-gold" />
      {lottery.is_open === 0 || left === null ? (
        <span className="text-on-brand-soft">{t.home.closed}</span>
      ) : (
        <>
          <span className="amount font-semibold">{lottery.next_section}</span>
          <span className="ml-auto text-on-brand-soft">{t.home.closes_in}</span>
          <span className="amount font-bold text-base text-gold">{left}</span>
        </>
      )}
    </span>
  );
}
