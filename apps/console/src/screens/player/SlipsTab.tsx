import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { lazy, Suspense, useState } from 'react';
import type { Address } from '../../app/page.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { SLIP_STATES } from '../../parts/draws.ts';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { daysBetween, type Player, type playerSearch, type Slip, slipsOf } from './player.ts';

const SlipDrawer = lazy(() => import('../../parts/SlipDrawer.tsx').then((it) => ({ default: it.SlipDrawer })));

const LOTTERIES = ['1D', '2D', '3D', 'C1D', 'C2D'];
/** More numbers than these are counted: the slip opens to all of them. */
const NUMBERS_SHOWN = 8;
const columns: Columns<Slip> = [
  { header: 'Accepted', sorts: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  { header: 'Slip', opens: true, cell: (row) => <TwoLines first={row.voucher} second={row.lottery} /> },
  { header: 'Draw', cell: (row) => <TwoLines first={dayShown(row.date)} second={row.section} /> },
  { header: 'Numbers', cell: (row) => <Numbers slip={row} /> },
  { header: 'Staked', align: 'right', sorts: 'total_amount', cell: (row) => <Money kyat={row.total_amount} /> },
  { header: 'State', cell: (row) => <State slip={row} /> },
  { header: 'Paid', align: 'right', sorts: 'reward_amount', cell: (row) => <Money kyat={row.reward_amount} /> },
];

/** A player's slips in all lotteries. */
export function SlipsTab({ player, search, change }: Address<typeof playerSearch> & { player: Player }) {
  return (
    <Stack gap="sm">
      {search.voucher === undefined ? (
        <Filters search={search} change={change} />
      ) : (
        <OneSlip key={search.voucher} voucher={search.voucher} change={change} />
      )}
      <List
        label="Slips"
        columns={columns}
        from={slipsOf(player.id, search)}
        story={{ name: (row) => row.voucher, draw: (row, close) => <SlipDrawer voucher={row.voucher} close={close} /> }}
        goTo={(page) => change({ page })}
        empty={{ title: 'No slips', hint: 'Choose more days or another lottery.' }}
      />
    </Stack>
  );
}

type FilterProps = Pick<Address<typeof playerSearch>, 'search' | 'change'>;

function Filters({ search, change }: FilterProps) {
  return (
    <Group gap="sm" align="flex-end">
      <DaysFilter value={daysBetween(search)} change={(days) => change({ ...daysBetween(search), ...days }, true)} />
      <NativeSelect
        aria-label="Lottery"
        value={search.lottery ?? ''}
        data={[{ value: '', label: 'All lotteries' }, ...LOTTERIES]}
        onChange={(event) => change({ lottery: event.currentTarget.value }, true)}
      />
    </Group>
  );
}

/** The slip that was looked for, whatever its day, open at once, and the way to the others. */
function OneSlip({ voucher, change }: { voucher: string } & Pick<FilterProps, 'change'>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Group gap="sm">
      <Text size="sm">Only slip {voucher}.</Text>
      <Button size="xs" variant="default" onClick={() => change({ voucher: undefined }, true)}>
        All slips
      </Button>
      <Suspense>{isOpen && <SlipDrawer voucher={voucher} close={() => setOpen(false)} />}</Suspense>
    </Group>
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
  const [text, color] = SLIP_STATES[slip.win];
  return <Tag color={color}>{text}</Tag>;
}
