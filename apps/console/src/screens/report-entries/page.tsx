import { Anchor, Text } from '@mantine/core';
import { kyatWire } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { Link } from '@tanstack/react-router';
import { type Address, page } from '../../app/page.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { ReadOnList, useReadOn } from '../../parts/ReadOnList.tsx';
import { PlayerCell, TwoLines } from '../../parts/RequestCells.tsx';
import { periodShown } from '../../parts/time.ts';
import { reasonName } from '../player/reasons.ts';
import { type Entry, entriesOf, entriesSearch, FIGURES } from './report-entries.ts';

/** The entries of the ledger from which a figure of a report was summed up. */
export const reportEntriesPage = page('/reports/entries', { search: entriesSearch, screen: ReportEntries });

const columns: Columns<Entry> = [
  { header: 'When', cell: (row) => <Moment at={row.at} /> },
  { header: 'Player, or other house', cell: (row) => (row.player === null ? row.taker : <PlayerCell player={row.player} />) },
  { header: 'Reason', cell: (row) => <TwoLines first={reasonName(row.reason)} second={row.ref} /> },
  {
    header: 'Amount',
    align: 'right',
    cell: (row) => <Money kyat={row.amount} fw={600} {...(row.amount.startsWith('-') ? { c: 'red' } : {})} />,
  },
];

function sumOf(rows: readonly Entry[]): string {
  return kyatWire(rows.reduce((sum, it) => sum + pyaOf(it.amount), 0));
}

type EntryRows = { rows: readonly Entry[] };

function InSight({ rows }: EntryRows) {
  return (
    <>
      Those in sight come to <Money kyat={sumOf(rows)} fw={600} />.
    </>
  );
}

function All({ rows }: EntryRows) {
  return (
    <>
      All of them come to <Money kyat={sumOf(rows)} fw={600} />.
    </>
  );
}

function ReportEntries({ search }: Address<typeof entriesSearch>) {
  const parts = useReadOn(entriesOf(search));
  const { first, rows } = parts;
  const figure = FIGURES[search.figure ?? 'result'];
  const days = first && periodShown(first.from, first.to);
  return (
    <Page
      title={first?.label ? `${figure}: ${first.label}` : figure}
      hint="The ledger's own entries that come to this figure, the newest first."
      aside={
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/reports" search={{ from: search.from, to: search.to }} />}>
          All reports
        </Anchor>
      }
    >
      {days !== undefined && <Text size="sm">Booked {days}</Text>}
      {rows !== undefined && <Text size="sm">{parts.query.hasNextPage ? <InSight rows={rows} /> : <All rows={rows} />}</Text>}
      <ReadOnList
        label="Entries"
        columns={columns}
        parts={parts}
        empty={{ title: 'No entries', hint: 'Nothing was booked for this figure on these days.' }}
        unfound={{ title: 'None found yet', hint: 'There are many entries on these days: look further.' }}
        more="Look further"
      />
    </Page>
  );
}
