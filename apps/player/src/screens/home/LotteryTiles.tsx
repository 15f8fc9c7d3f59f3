import type { Answer, CallName } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { leftShown, useNow } from '../../app/clock.ts';
import { useT } from '../../app/language.ts';
import { paths } from '../../app/paths.ts';
import { refreshCalls, useCall } from '../../app/query.ts';
import { Answered } from '../../parts/Answered.tsx';
import { ClockIcon } from '../../parts/icons.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';

type Lottery = Answer<CallName['GET /api/lottery/list']>[number];

/** Where each lottery is played. One without a screen is not offered. */
const screens: Partial<Record<Lottery['code'], string>> = { '2D': paths.twoLottery };

/** The lotteries that can be played, each with the time left until its next draw closes. */
export function LotteryTiles() {
  const t = useT();
  const list = useCall('GET /api/lottery/list');
  return (
    <section aria-label={t.home.lotteries} className="flex flex-col gap-3 px-4">
      <Answered query={list} skeleton={<Skeleton className="h-28 w-full rounded-card" />}>
        {(lotteries) => lotteries.map((lottery) => <Tile key={lottery.id} lottery={lottery} path={screens[lottery.code]} />)}
      </Answered>
    </section>
  );
}

function Tile({ lottery, path }: { lottery: Lottery; path: string | undefined }) {
  const t = useT();
  if (path === undefined) return null;
  const digits = lottery.code.endsWith('1D') ? '7' : lottery.code === '3D' ? '777' : '77';
  return (
    <Link
      href={path}
      className="flex min-h-28 items-center gap-4 rounded-card bg-brand p-4 text-on-brand shadow-card active:bg-brand-raised"
    >
      <span
        aria-hidden="true"
        className="flex size-18 shrink-0 items-center justify-center rounded-full border-4 border-gold-deep bg-gold font-black text-3xl text-on-gold"
      >
        {digits}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="font-bold text-gold text-xl">{t.lotteries[lottery.code]}</span>
          <span className="amount text-on-brand-soft">{fill(t.home.odds, { odds: lottery.odd })}</span>
        </span>
        <TimeLeft lottery={lottery} />
      </span>
      <span className="rounded-control bg-gold px-4 py-2 font-semibold text-on-gold">{t.home.play}</span>
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

  if (lottery.is_open === 0 || left === null) return <span className="block text-on-brand-soft">{t.home.closed}</span>;
  return (
    <span className="block text-sm">
      <span className="amount block text-on-brand-soft">{lottery.next_section}</span>
      <span className="flex flex-wrap items-center gap-x-1.5">
        <ClockIcon className="size-4" />
        {t.home.closes_in} <span className="amount font-semibold text-base text-gold">{left}</span>
      </span>
    </span>
  );
}
