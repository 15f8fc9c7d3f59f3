import type { LotteryCode } from '@shwekan/rules';
import { dayShown } from '@shwekan/rules';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { drawnNumber, isCalledOff, TODAY_CALLS } from '../../house/results.ts';
import { IconButton } from '../../parts/Button.tsx';
import { useToday } from '../../parts/days/use-today.ts';
import { RefreshIcon } from '../../parts/first-icons.tsx';
import { atLottery } from '../../parts/lottery/lottery-choice.ts';
import { type DailyCode, isDaily } from '../../parts/numbers/today-numbers.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { LoneSkeleton } from '../../parts/Skeleton.tsx';
import { paths } from '../../phone/paths.ts';
import { SectionHead } from './SectionHead.tsx';

/** More than any lottery draws in a day. */
const SECTIONS_MAX = 8;
const ROW = 'flex min-h-16 items-center gap-1 zoomed:flex-col px-2 py-1.5 min-[21.875em]:gap-2 min-[21.875em]:px-3';

/** The latest numbers: a row per lottery, a place per section. */
export function LatestResults() {
  const t = useT('moments');
  const list = useCall('GET /api/lottery/list');
  const day = useToday();
  const { data: ofDay } = useCall('GET /api/luckynumber_daily');
  // 2D's numbers of today stand at the top of home; those of the day before stand here until the first of them is drawn.
  const isAtTop = ofDay === undefined || ofDay.some((row) => row.date === day && drawnNumber(row) !== null);
  return (
    <section className="px-4">
      <SectionHead title={t.latest} href={paths.winNumber} />
      <QueryView query={list} skeleton={<LoneSkeleton className="h-21 w-full rounded-card" />}>
        {(lotteries) => (
          <div className="divide-y divide-line overflow-hidden rounded-card bg-card shadow-card">
            {codesIn(lotteries)
              .filter((code) => code !== '2D' || !isAtTop)
              .map((code) => (
                <ResultsRow key={code} code={code} />
              ))}
          </div>
        )}
      </QueryView>
    </section>
  );
}

/** Today's numbers; until the first of them is drawn, those of the last day that had some, under its date. */
function ResultsRow({ code }: { code: DailyCode }) {
  const t = useT();
  const moments = useT('moments');
  const today = useCall(TODAY_CALLS[code]);
  const is_ahead = today.data?.every((row) => drawnNumber(row) === null) ?? false;
  const before = useCall(
    'GET /api/luckynumber_history/:lottery',
    { params: { lottery: code }, query: { limit: SECTIONS_MAX } },
    { enabled: is_ahead },
  );
  const last = is_ahead ? lastDay(before.data?.data ?? []) : null;
  if (today.data === undefined && today.isError) return <FailedRow name={t.lotteries[code]} again={() => void today.refetch()} />;
  return (
    <Link href={atLottery(paths.winNumber, code)} className={`${ROW} active:bg-sunk`}>
      <span className="flex w-12 shrink-0 flex-col text-sm leading-5 min-[21.875em]:w-14">
        <b>{t.lotteries[code]}</b>
        {last && <small className="amount whitespace-nowrap text-[0.6875rem] text-soft">{dayShown(last.day).slice(0, 5)}</small>}
      </span>
      <QueryView query={today} skeleton={<LoneSkeleton className="h-11 flex-1" />}>
        {(rows) => {
          if (before.isLoading) return <LoneSkeleton className="h-11 flex-1" />;
          const places =
            last?.places ?? rows.map((row) => ({ section: row.section, number: drawnNumber(row), called_off: isCalledOff(row) }));
          return places.length === 0 ? (
            <span className="flex-1 text-center text-soft text-sm">{moments.latest_empty}</span>
          ) : (
            <span className="grid flex-1 auto-cols-fr grid-flow-col zoomed:w-full zoomed:grid-flow-row zoomed:grid-cols-2">
              {places.map((place) => (
                <SectionNumber key={place.section} {...place} />
              ))}
            </span>
          );
        }}
      </QueryView>
    </Link>
  );
}

/** A row is too small for the drawing of a failure, and its way on is to ask again. */
function FailedRow({ name, again }: { name: string; again: () => void }) {
  const t = useT();
  return (
    <div className={ROW}>
      <b className="w-12 shrink-0 text-sm leading-5 min-[21.875em]:w-14">{name}</b>
      <span className="flex-1 text-center text-soft text-sm">{t.could_not_load}</span>
      <IconButton name={`${name}: ${t.try_again}`} onClick={again}>
        <RefreshIcon className="size-5" />
      </IconButton>
    </div>
  );
}

/** The newest of some results' days, from morning to evening; null without any. */
function lastDay(newestFirst: readonly { create_date: string; section: string; lucky_number: string }[]) {
  const day = newestFirst[0]?.create_date;
  if (day === undefined) return null;
  const ofDay = newestFirst.filter((it) => it.create_date === day).reverse();
  return { day, places: ofDay.map((it) => ({ section: it.section, number: it.lucky_number })) };
}

function SectionNumber({ section, number, called_off = false }: { section: string; number: string | null; called_off?: boolean }) {
  const t = useT();
  const moments = useT('moments');
  return (
    <span className="flex flex-col items-center text-center">
      <span className="amount whitespace-nowrap text-[0.6875rem] text-soft leading-5 min-[21.875em]:text-xs min-[21.875em]:leading-5">
        {section}
      </span>
      {called_off ? (
        <span className="text-[0.6875rem] text-soft leading-7">{moments.called_off}</span>
      ) : number === null ? (
        <>
          <span aria-hidden="true" className="amount font-bold text-soft text-xl leading-7">
            --
          </span>
          <span className="sr-only">{t.coming_soon}</span>
        </>
      ) : (
        <span className="amount font-black text-2xl text-gold-ink leading-7">{number}</span>
      )}
    </span>
  );
}

function codesIn(lotteries: readonly { code: LotteryCode }[]): DailyCode[] {
  return lotteries.map(({ code }) => code).filter(isDaily);
}
