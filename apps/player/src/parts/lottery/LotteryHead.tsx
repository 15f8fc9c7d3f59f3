import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { paths } from '../../phone/paths.ts';
import { TrophyIcon } from '../first-icons.tsx';
import { SlipIcon } from '../icons.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { atLottery } from './lottery-choice.ts';
import { SectionChooser } from './SectionChooser.tsx';
import type { Lottery } from './use-lottery.ts';

type LotteryHeadProps = {
  lottery: Lottery;
  live: ReactNode;
  /** The draw that ended last, or the way to the numbers. */
  ended: ReactNode;
  ref: Ref<HTMLDivElement>;
};

/**
 * The dark head of a lottery: its sections, the moving number, and the ways to results, winners and slips. Where letters are twice as large the
 * numbers to bet on would begin below the first view: there all but the sections stands after them.
 */
export function LotteryHead({ lottery, live, ended, ref }: LotteryHeadProps) {
  const t = useT('lottery');
  const { game, section, sections } = lottery;
  return (
    <div
      ref={ref}
      className="huge:contents flex flex-col gap-2 bg-brand px-3 pt-1 pb-2 text-on-brand lg:grid lg:grid-cols-[minmax(0,1fr)_25.25rem] lg:items-center lg:gap-3 sideways:flex-row"
    >
      <div className="min-w-0 flex-1 huge:bg-brand huge:px-3 huge:pb-2 huge:text-on-brand">
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
      </div>
      <div className="relative flex min-h-14 items-center justify-between gap-2 zoomed:flex-col zoomed:items-start huge:order-1 huge:bg-brand huge:p-3 huge:text-on-brand">
        {live}
        <nav className="flex shrink-0 gap-1 zoomed:shrink zoomed:flex-wrap">
          {game.digits === 3 && <HowItWorks lottery={lottery} />}
          {ended}
          {(
            [
              [paths.winnerList, t.winner_list, TrophyIcon],
              [paths.betslip, t.slips, SlipIcon],
            ] as const
          ).map(([path, name, Icon]) => (
            <Link
              key={path}
              href={atLottery(path, game.code)}
              aria-label={name}
              title={name}
              className="button flex h-11 w-10 items-center justify-center rounded-control bg-brand-raised text-gold"
            >
              <Icon className="size-6" />
            </Link>
          ))}
        </nav>
      </div>
    </div>
  );
}
