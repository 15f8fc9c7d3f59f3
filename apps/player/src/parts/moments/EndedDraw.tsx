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
import { NumbersLink, widthOf } from '../lottery/NumbersLink.tsx';
import { sectionsAhead } from '../lottery/sections.ts';
import { type DailyCode, isDaily } from '../numbers/today-numbers.ts';
import { useDeadline } from '../use-deadline.ts';
import { ArrivingNumber } from './ArrivingNumber.tsx';
import { keyOf, useArrival } from './arrival.ts';
import { HALF_HOUR_MS, standsUntil_ms } from './stands-until.ts';

type Own = Answer<'GET /api/user/bet_slip_history_today'>;
type Slip = Own['data'][number];
/** What became of all the player's slips of a draw, those too that are not listed. */
type OfDraw = Own['draws'][number];
type Row = { section: string; date: string; called_off?: 1 | undefined; closes_at?: string | undefined };
type DrawProps = {
  game: Game;
  section: string;
  date: string;
  number: string | null;
  is_off?: boolean;
  /** Whether what the player has on it may still cover what the moving number is read from. */
  isFresh?: boolean;
};

const LINES_SHOWN = 24;

/**
 * The draw of today that ended last, in the head of its lottery all day: its number when it comes, digit by digit, in the place of the way to the numbers, and beside
 * it for a while what the player has on it. It takes no row of its own from the numbers to bet on.
 */
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
  if (last === undefined) return <NumbersLink game={game} />;
  const { section, date } = last;
  const isFresh = until_ms === null || now_ms < until_ms;
  return <Draw key={section} game={game} section={section} date={date} number={number} is_off={is_off} isFresh={isFresh} />;
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
  if (!isDrawn && !isClosed) return <NumbersLink game={game} />;
  return <Draw game={game} section={SECTION_3D} date={today} number={isDrawn ? last['lucky number'] : null} />;
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

function Draw({ game, section, date, number, is_off = false, isFresh = true }: DrawProps) {
  const t = useT('moments');
  const { code } = game;
  const { slips, of_draw } = useOwn(section, date, code);
  const has_slips = of_draw !== undefined;
  const isDrawn = number !== null;
  // Of 3D only the player's own slips tell.
  const isNone = is_off || (!isDrawn && isAllBack(of_draw));
  const { isNew, isSaid } = useArrival(keyOf({ lottery: code, date, section }), number);
  // Only a number that comes while it is looked at.
  const wasDrawn = useRef(isDrawn);
  const now_ms = useDrawnTime();
  const came_ms = useRef<number | null>(null);
  if (isDrawn && !wasDrawn.current) came_ms.current = now_ms;
  // One that came late, before these eyes, is not taken away by the draw's own time.
  const isSeenComing = came_ms.current !== null && now_ms < came_ms.current + HALF_HOUR_MS;
  useEffect(() => {
    if (has_slips && isDrawn && !wasDrawn.current) feel('result');
    wasDrawn.current = isDrawn;
  }, [has_slips, isDrawn]);
  const outcome = of_draw === undefined ? '' : isSaid ? became(of_draw, t) : t.opened;
  const given = { game, section, number, isNew, isNone };
  return (
    <>
      {code === '3D' ? (
        <NumbersLink game={game} />
      ) : (
        <DrawnLink
          {...given}
          has_won={isSaid && (of_draw?.won_count ?? 0) > 0}
          says={has_slips || isDrawn || isNone ? outcome : t.waiting}
        />
      )}
      {has_slips && (isFresh || isSeenComing) && (
        <Link href={atLottery(paths.betslip, code)} className={`${OVER_VALUES} ${LEAVES_NUMBER[game.digits]}`}>
          {code === '3D' && <Drawn {...given} className="text-3xl" />}
          <OwnLines slips={slips} number={isSaid ? number : null} isNew={isNew} outcome={outcome} />
        </Link>
      )}
      <p role="status" className="sr-only">
        {came_ms.current !== null && isDrawn && isSaid && `${t.ended}: ${section} ${number}. ${outcome}`}
      </p>
    </>
  );
}

/** Over what the moving number is read from, beside that number and before the ways out of the head; on a small phone held sideways, which shows only the number, over that. */
const OVER_VALUES =
  'absolute -top-1 -bottom-2 flex items-center gap-2 bg-brand pr-2 active:bg-brand-raised sideways:max-[44em]:left-0 zoomed:static zoomed:order-last zoomed:w-[calc(100vw-1.5rem)]';
/** 3D has no moving number: what was drawn before is not shown beside what waits for the next. */
const LEAVES_NUMBER = {
  1: 'right-[8.75rem] left-7 min-[22.5em]:left-17',
  2: 'right-[8.75rem] left-12 min-[22.5em]:left-17',
  3: 'right-[10.75rem] left-0',
} as const satisfies Record<Game['digits'], string>;

type DrawnProps = { game: Game; section: string; number: string | null; isNew: boolean; isNone: boolean };

/** The way to the numbers, which says the last of them. */
function DrawnLink({ has_won, says, ...drawn }: DrawnProps & { has_won: boolean; says: string }) {
  const t = useT('moments');
  const look = has_won ? 'bg-gold text-on-gold' : 'bg-brand-raised text-on-brand';
  return (
    <Link
      href={atLottery(paths.winNumber, drawn.game.code)}
      title={t.ended}
      className={`button flex h-11 flex-col-reverse items-center justify-center rounded-control ${look} ${widthOf(drawn.game)}`}
    >
      <span className="sr-only">{t.ended}</span>
      <span className="amount whitespace-nowrap text-[0.6875rem] leading-4">{drawn.section}</span>
      <Drawn {...drawn} className={`text-[1.75rem] ${has_won ? '' : COLOURS[colourOf(drawn)]}`} />
      <span className="sr-only">{says}</span>
    </Link>
  );
}

const COLOURS = { drawn: 'text-gold', none: 'text-on-brand-soft', awaited: 'animate-shimmer text-on-brand-soft' };
const colourOf = ({ number, isNone }: DrawnProps) => (number !== null ? 'drawn' : isNone ? 'none' : 'awaited');

/** The number of a draw, what stands for it while it is awaited, or that it has none. */
function Drawn({ game, number, isNew, isNone, className }: DrawnProps & { className: string }) {
  const t = useT('moments');
  if (isNone) return <span className="text-center text-[0.6875rem] text-on-brand-soft leading-[0.875rem]">{t.called_off}</span>;
  return (
    <span className={`amount shrink-0 font-black leading-7 ${className}`}>
      <ArrivingNumber number={number} isNew={isNew} instead={'·'.repeat(game.digits === 3 ? 3 : 2)} />
    </span>
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
    <span className="flex min-w-0 flex-1 flex-col gap-0.5">
      <span className="no-bar flex gap-1 overflow-x-auto pr-3 [mask-image:linear-gradient(to_left,transparent,#000_0.75rem)]">
        {shown.map((it) => (
          <b key={it} className={`amount shrink-0 rounded px-1.5 text-sm leading-6 ${look(it)}`}>
            {it}
          </b>
        ))}
      </span>
      <span className="line-clamp-2 text-xs leading-4">{outcome}</span>
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
