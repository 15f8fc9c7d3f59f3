import type { LotteryCode } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { dayName } from '../days/day-names.ts';
import { useToday } from '../days/use-today.ts';
import { ClockIcon } from '../icons.tsx';
import type { DrawRef } from './kinds.ts';

/** Which draw is bet on: lottery, section, day. */
export function DrawLine({ code, draw }: { code: LotteryCode; draw: DrawRef }) {
  const t = useT('lottery');
  const names = useT().lotteries;
  const today = useToday();
  return (
    <p className="flex items-center gap-2 zoomed:flex-wrap rounded-control bg-gold-wash px-3 py-2 lg:py-1 text-gold-ink">
      <ClockIcon className="size-5" />
      <b>{names[code]}</b>
      <b className="amount">{draw.section}</b>
      <span>{draw.date === today ? t.today : dayName(draw.date, today, t)}</span>
    </p>
  );
}
