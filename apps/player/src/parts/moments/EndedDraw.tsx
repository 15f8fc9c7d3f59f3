import type { Answer } from '@shwekan/contract';
import { type LotteryCode, lotteryOf, sectionLabel } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { Link } from 'wouter';
import { useDrawnTime } from '../../house/clock.ts';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { drawnNumber, isCalledOff, TODAY_CALLS } from '../../house/results.ts';
import { useSession } from '../../house/session.ts';
import { feel } from '../../phone/feel.ts';
import { paths } from '../../phone/paths.ts';
import { useToday } from '../days/use-today.ts';
import { askSections } from '../lottery/ask.ts';
import type { Game } from '../lottery/games.ts';
import { atLottery } from '../lottery/lottery-choice.ts';
import { sectionsAhead } from '../lottery/sections.ts';
import { type DailyCode, isDaily } from '../numbers/today-numbers.ts';
import { useDeadline } from '../use-deadline.ts';
import { ArrivingNumber } from './ArrivingNumber.tsx';
import { keyOf, useArrival } from './arrival.ts';
import { EndedRoom } from './EndedRoom.tsx';
import { standsUntil_ms } from './stands-until.ts';

type Own = Answer<'GET /api/user/bet_slip_history_today'>;
type Slip = Own['data'][number];
/** What became of all the player's slips of a draw, those too that are not listed. */
type OfDraw = Own['draws'][number];
type Row = { section: string; date: string; called_off?: 1 | undefined; closes_at?: string | undefined };
type DrawProps = { section: string; date: string; code: LotteryCode; number: string | null; is_off?: boolean };

const LINES_SHOWN = 24;

/** The draw of today that ended last: its number when it comes, digit by digit, and beside it what the player has on it. Later the numbers to bet on have its place. */
export function EndedDraw({ game }: { game: Game }) {
  return isDaily(game.code) ? <Ended game={game} code={game.code} /> : <Ended3d game={game} />;
}

function Ended({ game, code }: { game: Game; code: DailyCode }) {
  const today = useToday();
  const now_ms = useDrawnTime();
  const rows = useCall(TODAY_CALLS[code]).data;
  const ahead = useAhead(game);
  const [, turn] = useReducer((count: number) => count + 1, 0);
  // What has a number has ended, whatever is known yet of its section. One that was called off takes its place when it was to close.
  const isAhead = (row: Row) =>
    isCalledOff(row)
      ? now_ms < Date.parse(row.closes_at ?? '')
      : (ahead?.some((it) => it.time_section === row.section && it.date === today) ?? drawnNumber(row) === null);
  const ofToday = rows?.filter((row) => row.date === today);
  const last = ofToday?.filter((row) => !isAhead(row)).pop();
  useDeadline(ofToday?.find((row) => isCalledOff(row) && isAhead(row))?.closes_at ?? null, turn);
  const number = last === undefined ? null : drawnNumber(last);
  const is_off = last !== undefined && isCalledOff(last);
  const until_ms = last === undefined || (number === null && !is_off) ? null : standsUntil_ms(last);
  useDeadline(until_ms === null ? null : new Date(until_ms).toISOString(), turn);
  if (rows === undefined) return <EndedRoom game={game} />;
  if (last === undefined || (until_ms !== null && now_ms >= until_ms)) return null;
  const { section, date } = last;
  return <Draw key={section} section={section} date={date} code={code} number={number} is_off={is_off} />;
}

const SECTION_3D = sectionLabel(lotteryOf('3D').sections[0]?.time ?? '');

/** 3D is drawn on a few days: on such a day its number, and before it what the player has on it. */
function Ended3d({ game }: { game: Game }) {
  const today = useToday();
  const last = useCall('GET /api/luckynumber3d').data?.[0];
  const { of_draw } = useOwn(SECTION_3D, today, '3D');
  const ahead = useAhead(game);
  const isDrawn = last?.date === today;
  const isClosed = of_draw !== undefined && ahead !== null && !ahead.some((it) => it.date === today);
  if (!isDrawn && !isClosed) return null;
  return <Draw section={SECTION_3D} date={today} code="3D" number={isDrawn ? last['lucky number'] : null} />;
}

/** The lottery's sections that still take bets; null while they are not known. What the screen around it has is not given to it: the page of the server is kept until its code is there only where nothing of it changes. */
function useAhead(game: Game) {
  const { data } = useQuery({ queryKey: [game.calls.sections], queryFn: () => askSections(game) });
  const [, closed] = useReducer((count: number) => count + 1, 0);
  const now_ms = useDrawnTime();
  const ahead = data === undefined ? null : sectionsAhead(data, now_ms);
  useDeadline(ahead?.[0]?.closes_at ?? null, closed);
  return ahead;
}

function Draw({ section, date, code, number, is_off = false }: DrawProps) {
  const t = useT('moments');
  const { slips, of_draw } = useOwn(section, date, code);
  const has_slips = of_draw !== undefined;
  const isDrawn = number !== null;
  // Of 3D only the player's own slips tell.
  const isNone = is_off || (!isDrawn && isAllBack(of_draw));
  const { isNew, isSaid } = useArrival(keyOf({ lottery: code, date, section }), number);
  // Only a number that comes while it is looked at.
  const wasDrawn = useRef(isDrawn);
  const came = useRef(false);
  if (isDrawn && !wasDrawn.current) came.current = true;
  useEffect(() => {
    if (has_slips && isDrawn && !wasDrawn.current) feel('result');
    wasDrawn.current = isDrawn;
  }, [has_slips, isDrawn]);
  const outcome = of_draw === undefined ? '' : isSaid ? became(of_draw, t) : t.opened;
  const rest = isNone ? t.called_off : t.waiting;
  return (
    <>
      <Link
        href={atLottery(paths.winNumber, code)}
        className="flex huge:flex-wrap min-h-13 items-center gap-3 border-on-brand-soft/20 border-t bg-brand px-3 text-on-brand active:bg-brand-raised"
      >
        <span className="flex shrink-0 flex-col text-xs leading-4">
          <span className="text-on-brand-soft">{t.ended}</span>
          <b className="amount">{section}</b>
        </span>
        <span
          className={`amount min-w-8 shrink-0 font-black text-3xl leading-none ${isDrawn ? 'text-gold' : isNone ? 'text-on-brand-soft' : 'animate-shimmer text-on-brand-soft'}`}
        >
          <ArrivingNumber number={number} isNew={isNew} instead={isNone ? '–' : code === '3D' ? '···' : '··'} />
        </span>
        {has_slips && <OwnLines slips={slips} number={isSaid ? number : null} isNew={isNew} outcome={outcome} />}
        {!has_slips && !isDrawn && <span className="min-w-0 text-on-brand-soft text-xs leading-5">{rest}</span>}
      </Link>
      <p role="status" className="sr-only">
        {came.current && isDrawn && isSaid && `${t.ended}: ${section} ${number}. ${outcome}`}
      </p>
    </>
  );
}

/** The player's slips of a draw, and what became of all of them; nothing of one without any. */
function useOwn(section: string, date: string, code: LotteryCode): { slips: Slip[]; of_draw: OfDraw | undefined } {
  const isPlayer = useSession() !== null;
  const { data } = useCall('GET /api/user/bet_slip_history_today', undefined, { enabled: isPlayer });
  // What the phone kept is known before this is taken over from the server, which drew it as a visitor sees it.
  const own = isPlayer ? data : undefined;
  const isOf = (it: Slip | OfDraw) => it.lottery === code && it.section === section && it.date === date;
  return { slips: own?.data.filter(isOf) ?? [], of_draw: own?.draws.find(isOf) };
}

type OwnLinesProps = { slips: readonly Slip[]; number: string | null; isNew: boolean; outcome: string };

/** What the player has on the draw: the numbers, those that won lit once its number has arrived, and what became of them. */
function OwnLines({ slips, number, isNew, outcome }: OwnLinesProps) {
  const lines = slips.flatMap((it) => it.bettings);
  // 3D has near wins.
  const isLit = (it: string) => number !== null && (it === number || lines.some((line) => line.bet_number === it && line.tot === 1));
  const numbers = [...new Set(lines.map((line) => line.bet_number))];
  const shown = [...numbers.filter(isLit), ...numbers.filter((it) => !isLit(it))].slice(0, LINES_SHOWN);
  const look = (it: string) =>
    isLit(it)
      ? `bg-gold text-on-gold ${isNew ? 'animate-arrive' : ''}`
      : number === null
        ? 'bg-black/25'
        : 'bg-black/15 text-on-brand-soft';
  return (
    <span className="flex min-w-0 flex-1 huge:basis-full flex-col gap-0.5">
      <span className="no-bar flex gap-1 overflow-x-auto">
        {shown.map((it) => (
          <b key={it} className={`amount shrink-0 rounded px-1.5 text-sm leading-6 ${look(it)}`}>
            {it}
          </b>
        ))}
      </span>
      <span className="truncate text-xs leading-4">{outcome}</span>
    </span>
  );
}

/** Whether every stake on a draw came back: there is none any more. */
const isAllBack = (of_draw: OfDraw | undefined): boolean => of_draw !== undefined && of_draw.refunded_count === of_draw.slip_count;

function became(of_draw: OfDraw, t: { won: string; lost: string; opened: string; refunded: string }): string {
  const { open_count, won_count, won_amount } = of_draw;
  if (won_count > 0) return `${t.won} ${kyatOf(won_amount)}`;
  if (isAllBack(of_draw)) return t.refunded;
  return open_count > 0 ? t.opened : t.lost;
}
