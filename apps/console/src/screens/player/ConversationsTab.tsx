import type { Address } from '../../app/page.tsx';
import { askList } from '../../app/queries.ts';
import { about, states } from '../../parts/conversation-columns.tsx';
import { List } from '../../parts/List.tsx';
import { takenBy } from '../../parts/taken-by.tsx';
import type { Player, playerSearch } from './player.ts';

const PER_PAGE = 20;

/** What the player wrote to the house. */
export function ConversationsTab({ player, search, change }: { player: Player } & Address<typeof playerSearch>) {
  const query = { player_id: player.id, page: search.page ?? 1, limit: PER_PAGE };
  return (
    <List
      label="Conversations"
      columns={[about, ...states, takenBy]}
      from={askList('GET /api/console/conversations', { query })}
      goTo={(page) => change({ page })}
      empty={{ title: 'No conversations', hint: 'What the player writes to the house appears here.' }}
    />
  );
}
