import type { Answer } from '@shwekan/contract';
import { kyatOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { Link } from 'wouter';
import { serverClock } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { drawnNumber, TODAY_CALLS } from '../../house/results.ts';
import { useSession } from '../../house/session.ts';
import { feel } from '../../phone/feel.ts';
import { paths } from '../../phone/paths.ts';
import { askSections } from '../lottery/ask.ts';
import type { Game } from '../lottery/games.ts';
import { atLottery } from '../lottery/lottery-choice.ts';
import { sectionsAhead } from '../lottery/sections.ts';
import { type DailyCode, isDaily } from '../lottery/today-numbers.ts';
import { useDeadline } from '../lottery/use-deadline.ts';
import { useToday } from '../lottery/use-today.ts';
import { ArrivingNumber } from './ArrivingNumber.tsx';

type Slip = Answer<'GET /api/user/bet_slip_history_today'>['data'][number];
type DrawProps = { section: string; date: string; code: DailyCode; number: string | null };

const LINES_SHOWN = 24;

/** The draw of today that ended last: its number when it comes, digit by digit, and beside it what the player has on it. */
export function EndedDraw({ game }: { game: Game }) {
  return isDaily(game.code) ? <Ended game={game} code={game.code} /> : null;
}

function Ended({ game, code }: { game: Game; code: DailyCode }) {
  const today = useToday();
  const rows = useCall(TODAY_CALLS[code]).data ?? [];
  const ahead = useAhead(game);
  const isAhead = (section: string) => ahead?.some((it) => it.time_section === section && it.date === today) ?? true;
  const last = rows.filter((row) => row.date === today && !isAhead(row.section)).pop();
  if (last === undefined) return null;
  const { section, date } = last;
  return <Draw key={section} section={section} date={date} code={code} number={drawnNumber(last)} />;
}

/** The lottery's sections that still take bets; null while they are not known. What the screen around it has is not given to it: the page of the server is kept until its code is there only where nothing of it changes. */
function useAhead(game: Game) {
  const { data } = useQuery({ queryKey: [game.calls.sections], queryFn: () => askSections(game) });
  const [, closed] = useReducer((count: number) => count + 1, 0);
  const ahead = data === undefined ? null : sectionsAhead(data, serverClock.now());
  useDeadline(ahead?.[0]?.closes_at ?? null, closed);
  return ahead;
}

function Draw({ section, date, code, number }: DrawProps) {
  const t = useT('moments');
  const slips = useOwn(section, date, code);
  const isDrawn = number !== null;
  // Only a number that comes while it is looked at.
  const wasDrawn = useRef(isDrawn);
  const came = useRef(false);
  if (isDrawn && !wasDrawn.current) came.current = true;
  useEffect(() => {
    if (slips.length > 0 && isDrawn && !wasDrawn.current) feel('result');
    wasDrawn.current = isDrawn;
  }, [slips.length, isDrawn]);
  const outcome = slips.length === 0 ? '' : became(slips, t);
  return (
    <>
      <Link
        href={atLottery(paths.winNumber, code)}
        className="flex min-h-13 items-center gap-3 border-on-brand-soft/20 border-t bg-brand px-3 text-on-brand active:bg-brand-raised"
      >
        <span className="flex shrink-0 flex-col text-xs leading-4">
          <span className="text-on-brand-soft">{t.ended}</span>
          <b className="amount">{section}</b>
        </span>
        <span
          className={`amount min-w-8 shrink-0 font-black text-3xl leading-none ${isDrawn ? 'text-gold' : 'animate-shimmer text-on-brand-soft'}`}
        >
          <ArrivingNumber number={number} instead="··" />
        </span>
        {slips.length > 0 && <OwnLines slips={slips} number={number} outcome={outcome} />}
        {slips.length === 0 && !isDrawn && <span className="min-w-0 text-on-brand-soft text-xs leading-5">{t.waiting}</span>}
      </Link>
      <p role="status" className="sr-only">
        {came.current && isDrawn && `${t.ended}: ${section} ${number}. ${outcome}`}
      </p>
    </>
  );
}

/** The player's slips of a draw. */
function useOwn(section: string, date: string, code: DailyCode): Slip[] {
  const isPlayer = useSession() !== null;
  const own = useCall('GET /api/user/bet_slip_history_today', undefined, { enabled: isPlayer }).data?.data ?? [];
  return own.filter((it) => it.lottery === code && it.section === section && it.date === date);
}

type OwnLinesProps = { slips: readonly Slip[]; number: string | null; outcome: string };

/** What the player has on the draw: the numbers, those that won lit, and what became of them. */
function OwnLines({ slips, number, outcome }: OwnLinesProps) {
  const numbers = [...new Set(slips.flatMap((it) => it.bettings.map((line) => line.bet_number)))];
  const shown = [...numbers.filter((it) => it === number), ...numbers.filter((it) => it !== number)].slice(0, LINES_SHOWN);
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-0.5">
      <span className="no-bar flex gap-1 overflow-x-auto">
        {shown.map((it) => (
          <b
            key={it}
            className={`amount shrink-0 rounded px-1.5 text-sm leading-6 ${it === number ? LIT : number === null ? 'bg-black/25' : 'bg-black/15 text-on-brand-soft'}`}
          >
            {it}
          </b>
        ))}
      </span>
      <span className="truncate text-xs leading-4">{outcome}</span>
    </span>
  );
}

const LIT = 'animate-arrive bg-gold text-on-gold [animation-delay:1.6s]';

function became(slips: readonly Slip[], t: { won: string; lost: string; opened: string; refunded: string }): string {
  const won = slips.filter((it) => it.win === 1).reduce((sum, it) => sum + Number(it.reward_amount), 0);
  if (won > 0) return `${t.won} ${kyatOf(won.toFixed(2))}`;
  if (slips.every((it) => it.win === 3)) return t.refunded;
  return slips.some((it) => it.win === 0) ? t.opened : t.lost;
}
