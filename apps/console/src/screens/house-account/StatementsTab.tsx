import { Text } from '@mantine/core';
import type { Columns } from '../../parts/DataTable.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { type AccountAddress, type AccountStatement, statementsOf } from './house-account.ts';

/** What was brought in, by whom; each file is known again by its hash. */
export function StatementsTab({ id, search, change }: AccountAddress & { id: number }) {
  return (
    <List
      label="Statements"
      columns={COLUMNS}
      from={statementsOf(id, search)}
      goTo={(next) => change({ page: next })}
      empty={{ title: 'No statement yet', hint: 'Bring in a CSV or XLSX file of the payment app, or its messages.' }}
    />
  );
}

const SOURCES = { csv: 'CSV file', xlsx: 'XLSX file', messages: 'pasted messages' } as const;

const COLUMNS: Columns<AccountStatement> = [
  { header: 'No.', cell: (row) => `#${row.id}` },
  { header: 'Brought in', cell: (row) => <Moment at={row.at} /> },
  { header: 'By', cell: (row) => row.operator },
  { header: 'File', cell: (row) => <TwoLines first={row.file_name ?? SOURCES[row.source]} second={SOURCES[row.source]} /> },
  { header: 'From', cell: (row) => <Moment at={row.from_at} /> },
  { header: 'Until', cell: (row) => <Moment at={row.until_at} /> },
  { header: 'Lines', align: 'right', cell: (row) => row.line_count },
  { header: 'New', align: 'right', cell: (row) => row.new_count },
  { header: 'Skipped', align: 'right', cell: (row) => row.skipped_count },
  {
    header: 'SHA-256',
    cell: (row) => (
      <Text size="xs" ff="monospace" title={row.file_sha256}>
        {row.file_sha256.slice(0, 12)}…
      </Text>
    ),
  },
];
