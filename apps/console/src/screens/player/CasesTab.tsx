import type { Address } from '../../app/page.tsx';
import { askList } from '../../app/queries.ts';
import { about, state, times } from '../../parts/case-columns.tsx';
import { List } from '../../parts/List.tsx';
import { takenBy } from '../../parts/taken-by.tsx';
import type { Player, playerSearch } from './player.ts';

const PER_PAGE = 20;

/** The cases that the player is part of. */
export function CasesTab({ player, search, change }: { player: Player } & Address<typeof playerSearch>) {
  const query = { player_id: player.id, page: search.page ?? 1, limit: PER_PAGE };
  return (
    <List
      label="Cases"
      columns={[about, ...times, state, takenBy]}
      from={askList('GET /api/console/cases', { query })}
      goTo={(page) => change({ page })}
      empty={{ title: 'No cases', hint: 'What is found of the player appears here by itself.' }}
    />
  );
}
