import type { Answer } from '@shwekan/contract';
import { kyatOf } from '@shwekan/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { drawnNumber, TODAY_CALLS } from '../../house/results.ts';
import { useSession } from '../../house/session.ts';
import { feel } from '../../phone/feel.ts';
import { paths } from '../../phone/paths.ts';
import { atLottery } from '../lottery/lottery-choice.ts';
import { isDaily } from '../lottery/today-numbers.ts';
import type { Lottery } from '../lottery/use-lottery.ts';
import { useToday } from '../lottery/use-today.ts';
import { ArrivingNumber } from './ArrivingNumber.tsx';

type Slip = Answer<'GET /api/user/bet_slip_history_today'>['data'][number];

const LINES_SHOWN = 24;

/** The draw of today that ended last: its number when it comes, digit by digit, and beside it what the player has on it. */
export function EndedDraw({ lottery }: { lottery: Lottery }) {
  const { code } = lottery.game;
  return isDaily(code) ? <Ended lottery={lottery} code={code} /> : null;
}

function Ended({ lottery: { ahead, sections }, code }: { lottery: Lottery; code: keyof typeof TODAY_CALLS }) {
  const t = useT('moments');
  const today = useToday();
  const rows = useCall(TODAY_CALLS[code]).data ?? [];
  const isAhead = (section: string) => ahead.some((it) => it.time_section === section && it.date === today);
  const ended = sections.data === undefined ? [] : rows.filter((row) => row.date === today && !isAhead(row.section));
  const last = ended.at(-1);
  if (last === undefined) return null;
  const number = drawnNumber(last);
  return (
    <Link
      href={atLottery(paths.winNumber, code)}
      aria-label={`${t.ended}: ${last.section} ${number ?? t.waiting}`}
      className="flex min-h-13 items-center gap-3 border-on-brand-soft/20 border-t bg-brand px-3 text-on-brand active:bg-brand-raised"
    >
      <span className="flex shrink-0 flex-col text-xs leading-4">
        <span className="text-on-brand-soft">{t.ended}</span>
        <b className="amount">{last.section}</b>
      </span>
      <span
        className={`amount min-w-8 shrink-0 font-black text-3xl leading-none ${number === null ? 'animate-shimmer text-on-brand-soft' : 'text-gold'}`}
      >
        <ArrivingNumber number={number} instead="··" />
      </span>
      <OwnLines key={last.section} section={last.section} date={last.date} code={code} number={number} />
    </Link>
  );
}

type OwnLinesProps = { section: string; date: string; code: string; number: string | null };

/** What the player has on the draw: the numbers, those that won lit, and what became of them. */
function OwnLines({ section, date, code, number }: OwnLinesProps) {
  const t = useT('moments');
  const isPlayer = useSession() !== null;
  const own = useCall('GET /api/user/bet_slip_history_today', undefined, { enabled: isPlayer }).data?.data ?? [];
  const slips = own.filter((it) => it.lottery === code && it.section === section && it.date === date);
  const hasSlips = slips.length > 0;
  const isDrawn = number !== null;
  // Only a number that comes while it is looked at.
  const wasDrawn = useRef(isDrawn);
  useEffect(() => {
    if (hasSlips && isDrawn && !wasDrawn.current) feel('result');
    wasDrawn.current = isDrawn;
  }, [hasSlips, isDrawn]);
  if (!hasSlips) return number === null ? <span className="min-w-0 text-on-brand-soft text-xs leading-5">{t.waiting}</span> : null;
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
      <span className="truncate text-xs leading-4">{became(slips, t)}</span>
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
