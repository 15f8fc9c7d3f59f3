import type { CallName } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import type { Got } from '@shwekan/ui';
import { useT } from '../../app/language.ts';
import { Kyat } from '../../parts/Kyat.tsx';

export type Winner = Got<CallName['GET /api/winner_users/:lottery']>['data'][number];

/** Where each place stands and how high: second, first, third from left to right. */
const STEPS = ['col-start-2 pt-0 [--step:7rem]', 'col-start-1 pt-8 [--step:5rem]', 'col-start-3 pt-14 [--step:3.5rem]'];

/** The three largest wins. Read out in their order; only the eye sees the first in the middle. */
export function Podium({ winners }: { winners: readonly Winner[] }) {
  const t = useT('lottery');
  return (
    <ol className="grid grid-cols-3 items-end gap-2 px-3 pt-5">
      {winners.map((winner, index) => (
        <li key={winner.id} className={`row-start-1 flex min-w-0 flex-col items-center text-center ${STEPS[index]}`}>
          <b className="block w-full truncate">{winner.name}</b>
          <span className="amount text-soft text-xs">{winner.phone}</span>
          <Kyat wire={winner.win_amount} coin={false} className="font-bold text-good text-xs min-[360px]:text-base" />
          <span className="mb-1 text-soft text-xs">
            {t.bet_amount} <Kyat wire={winner.bet_amount} coin={false} />
          </span>
          <span
            className={`flex h-[var(--step)] w-full items-start justify-center rounded-t-card pt-2 ${index === 0 ? 'bg-gold text-on-gold' : 'bg-brand-raised text-on-brand'}`}
          >
            <span className="sr-only">{fill(t.place, { place: index + 1 })}</span>
            <span aria-hidden="true" className="amount font-bold text-3xl leading-none">
              {index + 1}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
