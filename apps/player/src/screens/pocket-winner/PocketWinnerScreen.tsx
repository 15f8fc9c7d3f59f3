import { dayShown } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { Skeleton, SkeletonRows } from '../../parts/Skeleton.tsx';
import { Winners } from '../../parts/winners/Winners.tsx';
import { paths } from '../../phone/paths.ts';

/** `/pocket-winner`: the latest winners of pocket money, largest amount first. */
export function PocketWinnerScreen() {
  const { pocket: t } = useT('rewards');
  const winners = useCall('GET /api/pocket/money/winner');
  return (
    <QueryView query={winners} skeleton={<PodiumSkeleton />}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState kind="gift" title={t.no_winners} hint={t.no_winners_hint} way={[t.title, paths.pocket]} />
        ) : (
          <Winners winners={largestFirst(data)} />
        )
      }
    </QueryView>
  );
}

/** The podium and the list below it, still coming. */
function PodiumSkeleton() {
  return (
    <div className="flex flex-col gap-3 p-3">
      <Skeleton className="h-56" />
      <SkeletonRows className="h-16" />
    </div>
  );
}

type PocketWinner = { name: string; phone: string; amount: string; date: string };

function largestFirst(winners: readonly PocketWinner[]) {
  return winners.map((it, place) => ({ ...it, key: place, note: dayShown(it.date) })).sort((a, b) => Number(b.amount) - Number(a.amount));
}
