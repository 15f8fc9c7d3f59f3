import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { columnsOf } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { DaysFilter } from './DaysFilter.tsx';
import { type Player, type PlayerSearch, WAGERS_PER_PAGE, type Wager, wagersOf } from './player.ts';

const route = getRouteApi('/shell/players/$player_id');
const COLORS = { open: 'yellow', settled: 'green', void: 'gray' } as const;

const column = columnsOf<Wager>();
const columns = column.columns([
  column.accessor('created_at', { header: 'Made', cell: (cell) => <Moment at={cell.getValue()} /> }),
  column.accessor('game', {
    header: 'Game',
    cell: (cell) => <TwoLines first={cell.getValue()} second={cell.row.original.provider_name} />,
  }),
  column.accessor('wager_code', { header: 'Wager', cell: (cell) => cell.getValue() }),
  column.accessor('bet', { header: 'Bet', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
  column.accessor('payout', { header: 'Payout', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
  column.accessor('moved', { header: 'Game balance', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
  column.accessor('status', { header: 'State', cell: (cell) => <State wager={cell.row.original} /> }),
]);

/** What a player played in the games of providers. */
export function WagersTab({ player }: { player: Player }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(wagersOf(player, search));
  const change = (next: Partial<PlayerSearch>) => navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace: true });
  return (
    <Stack gap="sm">
      <DaysFilter search={search} change={change} />
      <PagedTable
        label="Wagers"
        columns={columns}
        query={query}
        per_page={WAGERS_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No wagers" hint="Choose more days." />}
      />
    </Stack>
  );
}

function State({ wager }: { wager: Wager }) {
  return (
    <Tag color={wager.is_flagged ? 'red' : COLORS[wager.status]} tt="none">
      {wager.is_flagged ? `${wager.status}, flagged` : wager.status}
    </Tag>
  );
}
