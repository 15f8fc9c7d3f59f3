import { Text } from '@mantine/core';
import type { AnswerRow } from '@shwekan/contract';
import type { Address } from '../../app/page.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { DialogList } from '../../parts/DialogList.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { countsShown, type GameImport, type gamesSearch, importRows, imports, reasonShown } from './games.ts';

/** The lists that were brought in, and what became of them. */
export function ImportsTable({ search, change }: Address<typeof gamesSearch>) {
  return (
    <List
      label="Imported lists"
      columns={IMPORT_COLUMNS}
      from={imports(search)}
      goTo={(page) => change({ page })}
      empty={{ title: 'No list yet', hint: 'The aggregator is asked once a day for every product that is on.' }}
    />
  );
}

const IMPORT_COLUMNS: Columns<GameImport> = [
  { header: 'When', cell: (row) => <Moment at={row.at} /> },
  { header: 'Provider', cell: (row) => <TwoLines first={row.provider_name} second={`${row.source}, ${row.operator ?? 'by itself'}`} /> },
  { header: 'State', cell: (row) => <Tag color={row.state === 'done' ? 'green' : 'red'}>{row.state}</Tag> },
  { header: 'What became of it', cell: (row) => <Text size="sm">{row.error ?? countsShown(row)}</Text> },
  {
    header: null,
    cell: (row) =>
      row.guessed_count + row.skipped_count + row.hidden_count > 0 && (
        <DialogButton label="Show the rows" dialog={(close) => <RowsDialog imported={row} close={close} />} />
      ),
  },
];

type Row = AnswerRow<'GET /api/console/game-imports/:id/rows'>;
const OUTCOMES = { guessed: 'yellow', skipped: 'red', hidden: 'gray' } as const;
const ROW_COLUMNS: Columns<Row> = [
  { header: 'Row', align: 'right', cell: (row) => row.row_number },
  { header: 'Game', cell: (row) => <TwoLines first={row.name || '–'} second={row.g_code || '–'} /> },
  {
    header: 'Outcome',
    cell: (row) => (
      <div>
        <Tag color={OUTCOMES[row.outcome]}>{row.outcome}</Tag>
        <Text size="xs">{reasonShown(row.reason)}</Text>
      </div>
    ),
  },
];

function RowsDialog({ imported, close }: { imported: GameImport; close: () => void }) {
  return (
    <Dialog close={close} title={`Rows that need an eye: ${imported.provider_name}`} size="lg">
      <DialogList
        label="Rows"
        columns={ROW_COLUMNS}
        from={(page) => importRows(imported.id, page)}
        rowId={(row) => row.row_number}
        empty={{ title: 'No rows', hint: 'Every row was understood as it stands.' }}
      />
    </Dialog>
  );
}
