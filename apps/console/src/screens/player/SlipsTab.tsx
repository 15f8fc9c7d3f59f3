import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
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
import { type Player, type PlayerSearch, SLIPS_PER_PAGE, type Slip, slipsOf } from './player.ts';

const route = getRouteApi('/shell/players/$player_id');
const LOTTERIES = ['1D', '2D', '3D', 'C1D', 'C2D'];
const STATES = {
  0: ['open', 'yellow'],
  1: ['won', 'green'],
  2: ['lost', 'gray'],
  3: ['refunded', 'blue'],
} as const;
/** More numbers than these are counted, not listed. */
const NUMBERS_SHOWN = 8;

const column = columnsOf<Slip>();
const columns = column.columns([
  column.accessor('created_at', { header: 'Accepted', cell: (cell) => <Moment at={cell.getValue()} /> }),
  column.accessor('voucher', { header: 'Slip', cell: (cell) => <TwoLines first={cell.getValue()} second={cell.row.original.lottery} /> }),
  column.accessor('section', {
    header: 'Draw',
    cell: (cell) => <TwoLines first={dayShown(cell.row.original.date)} second={cell.getValue()} />,
  }),
  column.accessor('bettings', { header: 'Numbers', cell: (cell) => <Numbers slip={cell.row.original} /> }),
  column.accessor('total_amount', { header: 'Staked', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
  column.accessor('win', { header: 'State', cell: (cell) => <State slip={cell.row.original} /> }),
  column.accessor('reward_amount', { header: 'Paid', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
]);

/** A player's slips in all lotteries. */
export function SlipsTab({ player }: { player: Player }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(slipsOf(player.id, search));
  const change = (next: Partial<PlayerSearch>) => navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace: true });
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <DaysFilter search={search} change={change} />
        <NativeSelect
          aria-label="Lottery"
          value={search.lottery ?? ''}
          data={[{ value: '', label: 'All lotteries' }, ...LOTTERIES]}
          onChange={(event) => change({ lottery: (event.currentTarget.value || undefined) as PlayerSearch['lottery'] })}
        />
      </Group>
      <PagedTable
        label="Slips"
        columns={columns}
        query={query}
        per_page={SLIPS_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No slips" hint="Choose more days or another lottery." />}
      />
    </Stack>
  );
}

function Numbers({ slip }: { slip: Slip }) {
  const shown = slip.bettings.slice(0, NUMBERS_SHOWN).map((it) => it.bet_number);
  const more = slip.bettings.length - shown.length;
  return (
    <Text size="sm" ff="monospace">
      {shown.join(' ')}
      {more > 0 && ` and ${more} more`}
    </Text>
  );
}

function State({ slip }: { slip: Slip }) {
  const [text, color] = STATES[slip.win];
  return <Tag color={color}>{text}</Tag>;
}
