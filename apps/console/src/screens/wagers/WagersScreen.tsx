import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { columnsOf, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { PlayerCell, TwoLines } from '../../parts/RequestCells.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { TrailDialog } from './TrailDialog.tsx';
import { STATES, WAGERS_PER_PAGE, type Wager, wagers } from './wagers.ts';

const route = getRouteApi('/shell/wagers');
const column = columnsOf<Wager>();
const COLORS = { open: 'yellow', settled: 'green', void: 'gray' } as const;

/** Wagers of provider games, with their whole trail. */
export function WagersScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(wagers(search));
  const [shown, setShown] = useState<number | null>(null);
  const columns = useMemo(() => wagerColumns(setShown), []);
  const set = (change: Partial<typeof search>, isTyping = false) =>
    navigate({ search: (old) => ({ ...old, page: undefined, ...change }), replace: isTyping });
  return (
    <Page title="Game wagers" hint="Every bet at a provider: what it moved, what was asked and what we answered.">
      <Group gap="sm">
        <SearchBox
          label="Find wagers"
          placeholder="Phone, user code or wager code"
          value={search.search}
          search={(text) => set({ search: text }, true)}
        />
        <StateChoice
          states={STATES}
          value={search.status ?? ''}
          choose={(status) => set({ status: (status || undefined) as typeof search.status })}
        />
      </Group>
      <PagedTable
        label="Wagers"
        columns={columns}
        query={query}
        per_page={WAGERS_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No wagers" hint="None is like this. A phone or a code has to be typed whole." />}
      />
      {shown !== null && <TrailDialog id={shown} close={() => setShown(null)} />}
    </Page>
  );
}

function wagerColumns(show: (id: number) => void) {
  return column.columns([
    column.accessor('created_at', { header: 'When', cell: (cell) => <Moment at={cell.getValue()} /> }),
    column.accessor('player', { header: 'Player', cell: (cell) => <PlayerCell player={cell.getValue()} /> }),
    column.accessor('game', {
      header: 'Game',
      cell: (cell) => <TwoLines first={cell.getValue() || cell.row.original.kind} second={cell.row.original.provider_name} />,
    }),
    column.accessor('wager_code', {
      header: 'Wager',
      cell: (cell) => (
        <Text size="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }} maw={180}>
          {cell.getValue()}
        </Text>
      ),
    }),
    column.accessor('bet', { header: 'Bet', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
    column.accessor('payout', { header: 'Payout', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
    column.accessor('moved', { header: 'Moved', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} fw={600} /> }),
    column.accessor('status', {
      header: 'State',
      cell: (cell) => (
        <Group gap={4}>
          <Tag color={COLORS[cell.getValue()]}>{cell.getValue()}</Tag>
          {cell.row.original.is_flagged && <Tag color="red">no bet known</Tag>}
        </Group>
      ),
    }),
    column.display({
      id: 'deeds',
      header: NoHeader,
      cell: (cell) => (
        <Button
          size="xs"
          variant="default"
          onClick={() => show(cell.row.original.id)}
          aria-label={`Trail of wager ${cell.row.original.wager_code}`}
        >
          Trail
        </Button>
      ),
    }),
  ]);
}
