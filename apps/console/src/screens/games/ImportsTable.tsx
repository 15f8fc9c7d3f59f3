import { Button, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { columnsOf, DataTable, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { Pages } from '../../parts/Pages.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { countsShown, type GameImport, importRows, imports, ROWS_PER_PAGE, reasonShown } from './games.ts';

const route = getRouteApi('/shell/games');
const column = columnsOf<GameImport>();

/** The lists that were brought in, and what became of them. */
export function ImportsTable() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(imports(search));
  const [shown, setShown] = useState<GameImport | null>(null);
  const columns = useMemo(() => importColumns(setShown), []);
  return (
    <>
      <PagedTable
        label="Lists brought in"
        columns={columns}
        query={query}
        per_page={ROWS_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No list yet" hint="The aggregator is asked once a day for every product that is on." />}
      />
      {shown && <RowsDialog imported={shown} close={() => setShown(null)} />}
    </>
  );
}

function importColumns(show: (imported: GameImport) => void) {
  return column.columns([
    column.accessor('at', { header: 'When', cell: (cell) => <Moment at={cell.getValue()} /> }),
    column.accessor('provider_name', {
      header: 'Provider',
      cell: (cell) => (
        <TwoLines first={cell.getValue()} second={`${cell.row.original.source}, ${cell.row.original.operator ?? 'by itself'}`} />
      ),
    }),
    column.accessor('state', {
      header: 'State',
      cell: (cell) => <Tag color={cell.getValue() === 'done' ? 'green' : 'red'}>{cell.getValue()}</Tag>,
    }),
    column.display({
      id: 'counts',
      header: 'What became of it',
      cell: (cell) => <Text size="sm">{cell.row.original.error ?? countsShown(cell.row.original)}</Text>,
    }),
    column.display({
      id: 'deeds',
      header: NoHeader,
      cell: ({ row: { original } }) =>
        original.guessed_count + original.skipped_count + original.hidden_count > 0 && (
          <Button size="xs" variant="default" onClick={() => show(original)}>
            Show the rows
          </Button>
        ),
    }),
  ]);
}

type Row = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof importRows>['queryFn']>>>>['data'][number];
const rowColumn = columnsOf<Row>();
const OUTCOMES = { guessed: 'yellow', skipped: 'red', hidden: 'gray' } as const;
const ROW_COLUMNS = rowColumn.columns([
  rowColumn.accessor('row_number', { header: 'Row', meta: { align: 'right' }, cell: (cell) => cell.getValue() }),
  rowColumn.accessor('name', {
    header: 'Game',
    cell: (cell) => <TwoLines first={cell.getValue() || '–'} second={cell.row.original.g_code || '–'} />,
  }),
  rowColumn.accessor('outcome', {
    header: 'Outcome',
    cell: (cell) => (
      <div>
        <Tag color={OUTCOMES[cell.getValue()]}>{cell.getValue()}</Tag>
        <Text size="xs">{reasonShown(cell.row.original.reason)}</Text>
      </div>
    ),
  }),
]);

function RowsDialog({ imported, close }: { imported: GameImport; close: () => void }) {
  const [page, setPage] = useState(1);
  const query = useQuery(importRows(imported.id, page));
  return (
    <Modal opened onClose={close} title={`Rows that need an eye: ${imported.provider_name}`} size="lg">
      <DataTable
        label="Rows"
        columns={ROW_COLUMNS}
        rows={query.data?.data}
        rowId={(row) => row.row_number}
        from={query}
        empty={<Empty title="No rows" hint="Every row was understood as it stands." />}
      />
      {query.data && <Pages total_count={query.data.total_count} limit={ROWS_PER_PAGE} page={page} goTo={setPage} />}
    </Modal>
  );
}
