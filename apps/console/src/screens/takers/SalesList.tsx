import { Text } from '@mantine/core';
import type { Columns } from '../../parts/DataTable.tsx';
import { List } from '../../parts/List.tsx';
import { linesShown, type Sale } from '../../parts/lay-off.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { SaleDraw } from '../../parts/SaleDraw.tsx';
import { Tag } from '../../parts/Tag.tsx';
import type { ListReading } from '../../parts/use-listed.ts';

const COLORS = { open: 'blue', won: 'green', lost: 'gray', refunded: 'yellow' } as const;
const COLUMNS: Columns<Sale> = [
  { header: 'When', sorts: 'sold_at', cell: (row) => <Moment at={row.sold_at} /> },
  { header: 'House', cell: (row) => row.taker },
  { header: 'Draw', cell: (row) => <SaleDraw {...row} /> },
  { header: 'Numbers', cell: (row) => <Numbers sale={row} /> },
  { header: 'Sold for', align: 'right', sorts: 'total', cell: (row) => <Money kyat={row.total} fw={600} /> },
  { header: 'Commission', align: 'right', sorts: 'commission', cell: (row) => <Money kyat={row.commission} /> },
  { header: 'State', cell: (row) => <Tag color={COLORS[row.state]}>{row.state}</Tag> },
  { header: 'It owes', align: 'right', sorts: 'paid', cell: (row) => <Money kyat={row.paid} /> },
  { header: 'By', cell: (row) => row.sold_by },
];

type SalesListProps = { from: ListReading<Sale>; goTo: (page: number) => void };

/** What was sold to other houses, the newest first. */
export function SalesList({ from, goTo }: SalesListProps) {
  return (
    <List
      label="Sales to other houses"
      columns={COLUMNS}
      from={from}
      goTo={goTo}
      isBeside
      empty={{ title: 'Nothing is sold', hint: 'What is above a limit is sold on the page of its draw.' }}
    />
  );
}

function Numbers({ sale }: { sale: Sale }) {
  const text = linesShown(sale);
  return (
    <div style={{ maxWidth: 260 }} title={text}>
      <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      <Text size="xs" c="dimmed">
        odds x{sale.odd}, commission {sale.commission_percent} %
      </Text>
    </div>
  );
}
