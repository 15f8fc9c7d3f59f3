import { fill } from '@shwekan/phrases/fill';
import { oddsShown } from '@shwekan/rules';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { paths } from '../../phone/paths.ts';
import { Skeleton } from '../Skeleton.tsx';
import { Countdown } from './Countdown.tsx';
import { atLottery } from './lottery-choice.ts';
import { SectionChooser } from './SectionChooser.tsx';
import type { Lottery } from './use-lottery.ts';

const HUNDREDTHS = 100;

/** The dark head of a lottery: its sections, the moving number, the time left, and the ways to slips and results. */
export function LotteryHead({ lottery, live }: { lottery: Lottery; live: ReactNode }) {
  const t = useT('lottery');
  const { game, section, sections, board } = lottery;
  const tot = board?.tot ?? null;
  return (
    <div className="flex flex-col gap-2 bg-brand px-3 pt-1 pb-2 text-on-brand">
      {sections.data === undefined ? (
        <Skeleton className="h-12 opacity-30" />
      ) : section === null ? (
        <span
          aria-hidden="true"
          className="flex min-h-12 items-center justify-center rounded-control border border-on-brand-soft/40 border-dashed"
        >
          --:--
        </span>
      ) : (
        <SectionChooser lottery={lottery} />
      )}
      <div className={`flex items-start justify-between gap-3 zoomed:flex-col ${game.digits === 3 ? 'min-h-16' : 'min-h-20'}`}>
        {live}
        {section !== null && (
          <div className="flex shrink-0 flex-col items-end whitespace-nowrap text-right">
            <span className="text-on-brand-soft text-xs">{t.closes_in}</span>
            <Countdown
              section={section.time_section}
              closes_at={section.closes_at}
              className="font-bold text-xl leading-8 min-[21.875em]:text-2xl"
            />
            <span className="text-on-brand-soft text-xs">
              {t.odd} <b className="amount text-on-brand">×{oddsShown(Math.round(section.odd * HUNDREDTHS))}</b>
            </span>
          </div>
        )}
      </div>
      {game.digits === 3 && (
        <p className="min-h-15 text-balance text-on-brand-soft min-[21.875em]:min-h-10 text-xs leading-5">
          {tot !== null && fill(t.tot_how, { odds: tot })}
        </p>
      )}
      <nav className="flex gap-1.5 text-[0.8125rem] zoomed:flex-wrap min-[21.875em]:gap-2 min-[21.875em]:text-sm">
        {[
          [paths.winNumber, t.lucky_numbers],
          [paths.winnerList, t.winner_list],
          [paths.betslip, t.slips],
        ].map(([path = '', name]) => (
          <Link
            key={path}
            href={atLottery(path, game.code)}
            className="button flex min-h-11 flex-auto items-center justify-center rounded-control bg-brand-raised px-1 text-center leading-5 min-[21.875em]:px-2"
          >
            {name}
          </Link>
        ))}
      </nav>
    </div>
  );
}
