import { kyatOf } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { TrophyIcon } from '../../parts/icons.tsx';
import { Coin } from '../../parts/Kyat.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { LoneSkeleton } from '../../parts/Skeleton.tsx';
import { paths } from '../../phone/paths.ts';
import { SectionHead } from './SectionHead.tsx';

const SHOWN = 10;

/** The largest winners of the latest 2D draw, to swipe through. */
export function Winners() {
  const t = useT('moments');
  const winners = useCall('GET /api/winner_users/:lottery', { params: { lottery: '2D' } });
  return (
    <section>
      <div className="px-4">
        <SectionHead title={t.winners} href={paths.winnerList} />
      </div>
      <QueryView query={winners} skeleton={<LoneSkeleton className="mx-4 h-23 rounded-card" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="mx-4 flex items-center justify-center gap-2 rounded-card bg-card p-4 text-soft shadow-card">
              <TrophyIcon className="size-5 text-gold-ink" />
              {t.winners_empty}
            </p>
          ) : (
            <ul className="no-bar flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1">
              {data.slice(0, SHOWN).map((winner) => (
                <li key={winner.id} className="flex min-w-44 shrink-0 snap-start flex-col rounded-card bg-card p-3 shadow-card">
                  <span className="truncate text-sm">{winner.name}</span>
                  <span className="amount text-soft text-xs">{winner.phone}</span>
                  <span className="amount flex items-center gap-1 font-bold text-gold-ink text-lg">
                    <Coin />
                    {kyatOf(winner.win_amount)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}
