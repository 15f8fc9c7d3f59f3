import { oddsShown } from '@shwekan/rules';
import type { ReactNode } from 'react';
import { useT } from '../../house/language.ts';
import { ClockIcon } from '../first-icons.tsx';
import { Countdown } from './Countdown.tsx';
import type { Lottery } from './use-lottery.ts';

const HUNDREDTHS = 100;

/**
 * The time left and the odds, beside the screen's title for as long as the screen is looked at. Once the head has left the screen
 * (`isPast`), the section and the moving number stand there too, in the title's place.
 */
export function LotteryLine({ lottery, number, isPast }: { lottery: Lottery; number: ReactNode; isPast: boolean }) {
  const t = useT('lottery');
  const names = useT().lotteries;
  const { game, section } = lottery;
  if (section === null) return null;
  return (
    <div className="pointer-events-none sticky top-0 z-[11] -mt-13 flex h-13 shrink-0 items-center justify-end pl-13 huge:static huge:mt-0 huge:h-auto huge:justify-start huge:bg-brand huge:pl-3">
      <p
        className={`flex items-center gap-2 whitespace-nowrap bg-brand py-1 pr-3 text-on-brand text-sm huge:flex-wrap ${isPast ? 'flex-1' : ''}`}
      >
        {isPast && (
          <span aria-hidden="true" className="amount flex min-w-0 flex-1 items-center gap-2 huge:hidden">
            <span className="zoomed:hidden truncate font-semibold text-gold">{names[game.code]}</span>
            {section.time_section}
            {number && <b className="text-gold text-lg">{number}</b>}
          </span>
        )}
        <ClockIcon className="size-4 text-gold huge:hidden" />
        <span className="sr-only">{t.closes_in}</span>
        <Countdown section={section.time_section} closes_at={section.closes_at} className="font-bold text-lg" />
        <span className="sr-only">{t.odd}</span>
        <b className="amount text-gold">×{oddsShown(Math.round(section.odd * HUNDREDTHS))}</b>
      </p>
    </div>
  );
}
