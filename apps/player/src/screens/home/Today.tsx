import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { dayShown } from '@shwekan/rules';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { refreshCalls, useCall } from '../../house/query.ts';
import { drawnNumber, isCalledOff, TODAY_CALLS } from '../../house/results.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { KeysIcon } from '../../parts/lottery/icons.tsx';
import { atLottery } from '../../parts/lottery/lottery-choice.ts';
import { openedAt } from '../../parts/lottery/opening.ts';
import { ArrivingNumber } from '../../parts/moments/ArrivingNumber.tsx';
import { keyOf, useArrival } from '../../parts/moments/arrival.ts';
import { LiveNumber } from '../../parts/numbers/LiveNumber.tsx';
import { MarkedText } from '../../parts/numbers/MarkedText.tsx';
import { markedIndex, markedValue } from '../../parts/numbers/source-digits.ts';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { paths } from '../../phone/paths.ts';
import { TodaySlips } from './TodaySlips.tsx';

type Row = Answer<'GET /api/luckynumber_daily'>[number];

/** Whether I won, at first sight: 2D's moving number, the results of today and how the last of them came, and my slips of today. */
export function Today() {
  const t = useT('moments');
  const rows = useCall('GET /api/luckynumber_daily').data ?? [];
  const day = useDay();
  const next = rows[0] !== undefined && rows[0].date > day ? rows[0].date : null;
  const last = rows.filter((row) => drawnNumber(row) !== null).pop() ?? null;
  return (
    <section
      aria-label={t.today}
      className="mx-4 overflow-hidden rounded-card bg-brand bg-linear-to-br from-brand-raised to-brand text-on-brand shadow-card"
    >
      <div className="flex items-center justify-between gap-2 px-3 pt-2.5 zoomed:flex-col zoomed:items-stretch">
        <Link href={paths.twoLottery} className="min-w-0 active:opacity-80">
          <LiveNumber digits={2} />
          <span className="sr-only">{t.open_2d}</span>
        </Link>
        <Link
          href={openedAt(paths.twoLottery, 'writing')}
          className="button flex min-h-14 max-w-24 shrink-0 flex-col items-center justify-center rounded-control bg-gold px-2 text-center font-semibold text-on-gold text-xs leading-5 zoomed:min-h-11 zoomed:max-w-none zoomed:flex-row zoomed:gap-2"
        >
          <KeysIcon />
          {t.write}
        </Link>
      </div>
      {next && (
        <p className="mx-3 mt-1 text-balance text-on-brand-soft text-xs leading-6">
          {fill(t.none_today, { date: dayShown(next).slice(0, 5) })}
        </p>
      )}
      <Link
        href={atLottery(paths.winNumber, '2D')}
        className="mx-3 mt-2 grid min-h-14 auto-cols-fr grid-flow-col huge:grid-flow-row huge:grid-cols-2 border-on-brand-soft/25 border-t py-1 active:bg-brand-raised"
      >
        {rows.length === 0 ? (
          <Skeleton className="m-1 h-11 opacity-30" />
        ) : (
          rows.map((row) => <Section key={row.section} row={row} isLast={row === last} />)
        )}
      </Link>
      {next === null && <HowItCame row={last} />}
      <TodaySlips />
    </section>
  );
}

const SPREAD_MS = 60_000;

/** The day it is in Yangon. A home that is open over midnight asks for the new day's numbers and slips, each phone at some moment of its first minute. */
function useDay(): string {
  const day = useToday();
  const seen = useRef(day);
  useEffect(() => {
    if (seen.current === day) return;
    seen.current = day;
    const ask = () => refreshCalls('GET /api/lottery/list', 'GET /api/user/bet_slip_history_today', ...Object.values(TODAY_CALLS));
    // One that nobody looks at asks when somebody does.
    const timer = setTimeout(() => document.hidden || ask(), Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [day]);
  return day;
}

function Section({ row, isLast }: { row: Row; isLast: boolean }) {
  const t = useT('moments');
  const number = drawnNumber(row);
  const { isNew } = useArrival(keyOf({ ...row, lottery: '2D' }), number);
  const is_off = isCalledOff(row);
  return (
    <span className="flex flex-col items-center text-center">
      <span className="amount whitespace-nowrap text-[0.6875rem] text-on-brand-soft leading-5 min-[21.875em]:text-xs min-[21.875em]:leading-5">
        {row.section}
      </span>
      {number === null && (
        <span className={is_off ? 'text-[0.6875rem] text-on-brand-soft leading-8' : 'sr-only'}>{is_off ? t.called_off : t.waiting}</span>
      )}
      <span
        hidden={is_off}
        className={`amount rounded-control px-2 font-black text-2xl leading-8 ${isLast ? 'bg-gold text-on-gold' : number === null ? 'text-on-brand-soft' : 'text-gold'}`}
      >
        <ArrivingNumber number={number} isNew={isNew} />
      </span>
    </span>
  );
}

/** What the last number was read from, its digits marked. The line keeps its room before the first draw of the day. */
function HowItCame({ row }: { row: Row | null }) {
  const t = useT('moments');
  const number = row && drawnNumber(row);
  const index = markedIndex(row?.set ?? '');
  const value = markedValue(row?.value ?? '');
  return (
    <p
      className="flex min-h-6 flex-wrap gap-x-2 px-3 text-on-brand-soft text-xs leading-6"
      style={{ '--mark': 'var(--gold)' } as CSSProperties}
    >
      {number !== null && index !== null && value !== null && (
        <>
          <span>{fill(t.how, { number }).trim()}</span>
          <span>
            {t.set} <MarkedText marked={index} fallback="" className="text-on-brand" />
          </span>
          <span>
            {t.value} <MarkedText marked={value} fallback="" className="text-on-brand" />
          </span>
        </>
      )}
    </p>
  );
}
