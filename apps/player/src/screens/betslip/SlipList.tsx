import { fill } from '@shwekan/phrases/fill';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import type { Days } from '../../parts/days/days.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { HistoryList } from '../../parts/lists/HistoryList.tsx';
import { useHistory } from '../../parts/lists/use-history.ts';
import type { Game } from '../../parts/lottery/games.ts';
import type { Slip } from '../../parts/lottery/slip/slips.ts';
import { SlipCard } from './SlipCard.tsx';

/** The player's slips of a lottery, newest first. */
export function SlipList({ game, days, today }: { game: Game; days: Days; today: string }) {
  const t = useT('lottery');
  const name = useT().lotteries[game.code];
  const slips = useHistory(game.calls.slips, days, (query) => call(game.calls.slips, { query }));
  const empty = <EmptyState kind="slips" title={t.no_slips} hint={t.no_slips_next} way={[fill(t.play, { lottery: name }), game.path]} />;
  return (
    <HistoryList history={slips} rowHeight="h-30" empty={empty}>
      {(slip: Slip) => <SlipCard slip={slip} game={game} today={today} />}
    </HistoryList>
  );
}
