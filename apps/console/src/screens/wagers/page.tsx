import { Group, Text } from '@mantine/core';
import { listPage } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { PlayerCell, TwoLines } from '../../parts/RequestCells.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { TrailDialog } from './TrailDialog.tsx';
import { STATES, wagers, wagersSearch } from './wagers.ts';

const COLORS = { open: 'yellow', settled: 'green', void: 'gray' } as const;

/** Wagers of provider games, with their whole trail. */
export const wagersPage = listPage('/wagers', {
  title: 'Game wagers',
  hint: 'Every bet at a provider: what it moved, what was asked and what we answered.',
  label: 'Wagers',
  search: wagersSearch,
  load: wagers,
  filters: ({ search, change }) => (
    <Group gap="sm">
      <SearchBox
        label="Find wagers"
        placeholder="Phone, user code, wager code or ID"
        value={search.search}
        search={(text) => change({ search: text }, true)}
      />
      <StateChoice states={STATES} value={search.status ?? ''} choose={(status) => change({ status })} />
    </Group>
  ),
  columns: [
    { header: 'When', sorts: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
    { header: 'Player', cell: (row) => <PlayerCell player={row.player} /> },
    { header: 'Game', cell: (row) => <TwoLines first={row.game || row.kind} second={row.provider_name} /> },
    {
      header: 'Wager',
      cell: (row) => (
        <Text size="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }} maw={180}>
          {row.wager_code}
        </Text>
      ),
    },
    { header: 'Bet', align: 'right', sorts: 'bet', cell: (row) => <Money kyat={row.bet} /> },
    { header: 'Payout', align: 'right', sorts: 'payout', cell: (row) => <Money kyat={row.payout} /> },
    { header: 'Moved', align: 'right', sorts: 'moved', cell: (row) => <Money kyat={row.moved} fw={600} /> },
    {
      header: 'State',
      cell: (row) => (
        <Group gap={4}>
          <Tag color={COLORS[row.status]}>{row.status}</Tag>
          {row.is_flagged && <Tag color="red">no bet known</Tag>}
        </Group>
      ),
    },
    {
      header: null,
      cell: (row) => (
        <DialogButton
          label="History"
          name={`History of wager ${row.wager_code}`}
          dialog={(close) => <TrailDialog id={row.id} close={close} />}
        />
      ),
    },
  ],
  empty: { title: 'No wagers', hint: 'None is like this. A phone or a code has to be typed whole.' },
});
