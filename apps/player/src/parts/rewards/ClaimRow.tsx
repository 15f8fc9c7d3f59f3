import { yangonDay } from '@shwekan/rules';
import { momentShown } from '@shwekan/ui';
import type { ReactNode } from 'react';
import { useT } from '../../house/language.ts';
import { nearDayName } from '../days/day-names.ts';

/** One thing that was given: what, when, how much. */
export function ClaimRow({ name, at, today, children }: { name: string; at: string; today: string; children: ReactNode }) {
  const lottery = useT('lottery');
  return (
    <article className="flex items-center gap-3 zoomed:flex-wrap rounded-card border border-line bg-card px-3 py-2 shadow-card">
      <span className="min-w-0 flex-1">
        <b className="block truncate font-semibold zoomed:whitespace-normal">{name}</b>
        <span className="text-soft text-sm">
          {nearDayName(yangonDay(new Date(at)), today, lottery)} <span className="amount">{momentShown(at).slice(-5)}</span>
        </span>
      </span>
      <span className="text-right font-bold">{children}</span>
    </article>
  );
}
