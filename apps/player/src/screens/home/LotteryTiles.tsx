import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import type { LotteryCode } from '@shwekan/rules';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useNow } from '../../house/clock.ts';
import { useT } from '../../house/language.ts';
import { refreshCalls, useCall } from '../../house/query.ts';
import { leftShown } from '../../house/time-left.ts';
import { ClockIcon } from '../../parts/first-icons.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { LoneSkeleton } from '../../parts/Skeleton.tsx';
import { lotteryPaths } from '../../phone/paths.ts';

type Lottery = Answer<'GET /api/lottery/list'>[number];

const HOUR_MS = 3_600_000;
const SPREAD_MS = 2_000;
const ASK_AGAIN_MS = 8_000;
const DAY_HOURS = 24;

/** Each family of lotteries has a colour of its own. */
const COLOURS: Record<LotteryCode, string> = {
  '1D': 'from-brand-raised to-brand',
  '2D': 'from-brand-raised to-brand',
  '3D': 'from-ruby-raised to-ruby',
  C1D: 'from-night-raised to-night',
  C2D: 'from-night-raised to-night',
};

/** The lotteries that can be played, each with the time left until its next draw closes. An odd one takes a whole row. */
export function LotteryTiles() {
  const t = useT();
  const list = useCall('GET /api/lottery/list');
  return (
    <section aria-label={t.home.lotteries} className="px-4">
      <QueryView query={list} skeleton={<LoneSkeleton className="h-96 w-full rounded-card" />}>
        {(lotteries) => (
          <div className="grid grid-cols-2 gap-2.5 zoomed:grid-cols-1 lg:grid-cols-5">
            {lotteries.map((lottery) => (
              <Tile key={lottery.id} lottery={lottery} path={lotteryPaths[lottery.code]} />
            ))}
          </div>
        )}
      </QueryView>
    </section>
  );
}

function Tile({ lottery, path }: { lottery: Lottery; path: string }) {
  const t = useT();
  return (
    <Link
      href={path}
      className={`press flex flex-col overflow-hidden rounded-card bg-linear-to-br text-on-brand shadow-card last:odd:col-span-2 last:odd:flex-row zoomed:last:odd:col-span-1 zoomed:last:odd:flex-col lg:last:odd:col-span-1 lg:last:odd:flex-col ${COLOURS[lottery.code]}`}
    >
      <span className="flex flex-1 flex-col px-3 py-2.5">
        <span className="flex items-center gap-1">
          <span className="flex-1 whitespace-nowrap font-bold text-gold text-lg leading-7">{t.lotteries[lottery.code]}</span>
          {lottery.last_draw && <Balls number={lottery.last_draw.lucky_number} />}
        </span>
        <TimeLeft lottery={lottery} />
      </span>
      <span className="flex min-h-9 items-center justify-center bg-gold px-5 font-semibold text-on-gold">
        {t.home[lottery.is_open ? 'play' : 'closed']}
      </span>
    </Link>
  );
}

/** The number drawn last, a ball for each digit. */
function Balls({ number }: { number: string }) {
  const t = useT();
  const balls = [...number].map((digit, place) => ({ digit, place }));
  return (
    <span className="hidden min-[21.875em]:flex">
      <span className="sr-only">{`${t.titles.win_number} ${number}`}</span>
      {balls.map(({ digit, place }) => (
        <span
          key={place}
          aria-hidden="true"
          className="ball -ml-1 flex size-5.5 items-center justify-center rounded-full font-black text-on-gold text-xs"
        >
          {digit}
        </span>
      ))}
    </span>
  );
}

function TimeLeft({ lottery }: { lottery: Lottery }) {
  const t = useT();
  const now_ms = useNow();
  const closes_at = lottery.next_closes_at;
  const left = closes_at === null ? null : leftShown(closes_at, now_ms);
  const isPast = closes_at !== null && left === null;
  const isOpen = lottery.is_open !== 0 && closes_at !== null && left !== null;
  const hours = isOpen ? Math.floor((Date.parse(closes_at) - now_ms) / HOUR_MS) : 0;

  // The next section takes its place. Every phone that is open on home sees this instant. An answer from just before it, or none, is asked for again.
  useEffect(() => {
    if (!isPast) return;
    const ask = () => refreshCalls('GET /api/lottery/list');
    const first = setTimeout(ask, Math.random() * SPREAD_MS);
    const again = setInterval(ask, ASK_AGAIN_MS + Math.random() * SPREAD_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [isPast]);

  return (
    <>
      <span className="amount flex items-center justify-between gap-1 huge:flex-wrap text-on-brand-soft text-xs">
        {isOpen ? lottery.next_section : '--:--'}
        <b className="rounded-full bg-black/25 px-2 py-0.5 text-gold">{fill(t.home.odds, { odds: lottery.odd })}</b>
      </span>
      <span className="mt-1 flex items-center gap-1.5 text-sm">
        <ClockIcon className="size-4 text-gold" />
        {isOpen ? (
          <span className="amount font-semibold">
            <span className="sr-only">{t.home.closes_in} </span>
            {hours < DAY_HOURS ? left : fill(t.home.days_left, { days: Math.floor(hours / DAY_HOURS), hours: hours % DAY_HOURS })}
          </span>
        ) : (
          <span className="text-on-brand-soft">{t.home.closed}</span>
        )}
      </span>
    </>
  );
}
