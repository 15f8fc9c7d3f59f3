import type { LotteryCode } from '@shwekan/rules';
import { useCall } from '../../house/query.ts';
import { isCalledOff, TODAY_CALLS } from '../../house/results.ts';
import { DAY_CALLS, isDaily } from '../../parts/numbers/today-numbers.ts';
import { type Result, withoutNumber } from './results.ts';

/** Today's sections that have no number yet; none on a day without draws, or of a lottery that has dates of its own. */
export function useAwaited(code: LotteryCode, results: readonly Result[] | undefined, today: string) {
  const daily = isDaily(code) ? code : '2D';
  const drawn = (results ?? []).filter((it) => it.create_date === today);
  const sections = useCall(TODAY_CALLS[daily], undefined, { enabled: isDaily(code) });
  // On a day without draws the sections are those of the next day that has some.
  const asks = isDaily(code) && results !== undefined && drawn.length === 0;
  const draws = useCall(DAY_CALLS[daily], undefined, { enabled: asks });
  const is_drawing = isDaily(code) && (!asks || draws.data?.is_opened_today === 1);
  return {
    sections: is_drawing
      ? withoutNumber(
          (sections.data ?? []).filter((it) => !isCalledOff(it)),
          drawn,
        )
      : [],
    // The parts appear together, so that what comes later moves nothing.
    is_waiting: sections.isLoading || draws.isLoading,
  };
}
