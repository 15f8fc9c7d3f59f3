import { Stack } from '@mantine/core';
import type { Address } from '../../app/page.tsx';
import { say } from '../../app/say.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { daysBetween, type Player, type playerSearch, type Wager, wagersOf } from './player.ts';

const COLORS = { open: 'yellow', settled: 'green', void: 'gray' } as const;
const columns: Columns<Wager> = [
  { header: 'Made', sorts: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  { header: 'Game', cell: (row) => <TwoLines first={row.game} second={row.provider_name} /> },
  { header: 'Wager', cell: (row) => row.wager_code },
  { header: 'Bet', align: 'right', sorts: 'bet', cell: (row) => <Money kyat={row.bet} /> },
  { header: 'Payout', align: 'right', sorts: 'payout', cell: (row) => <Money kyat={row.payout} /> },
  { header: 'Game balance', align: 'right', sorts: 'moved', cell: (row) => <Money kyat={row.moved} /> },
  { header: 'State', cell: (row) => <State wager={row} /> },
];

/** What a player played in the games of providers. */
export function WagersTab({ player, search, change }: Address<typeof playerSearch> & { player: Player }) {
  return (
    <Stack gap="sm">
      <DaysFilter value={daysBetween(search)} change={(days) => change({ ...daysBetween(search), ...days }, true)} />
      <List
        label="Wagers"
        columns={columns}
        from={wagersOf(player, search)}
        goTo={(page) => change({ page })}
        empty={{ title: 'No wagers', hint: 'Choose more days.' }}
      />
    </Stack>
  );
}

function State({ wager }: { wager: Wager }) {
  return (
    <Tag color={wager.is_flagged ? 'red' : COLORS[wager.status]} tt="none">
      {wager.is_flagged ? `${say(wager.status)}, flagged` : wager.status}
    </Tag>
  );
}
