import { Text } from '@mantine/core';
import { DIALECTS, dayShown } from '@shwekan/rules';
import { page } from '../../app/page.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { CompareDay } from './DifferenceDialogs.tsx';
import { differenceColumns } from './difference-columns.tsx';
import { type ComparedDay, comparedDays, differences, differencesSearch } from './reconciliation.ts';

const COLORS = { asked: 'yellow', done: 'green', failed: 'red' } as const;

/** Our wagers beside the aggregators' reports, day by day. */
export const reconciliationPage = page('/reconciliation', {
  search: differencesSearch,
  load: differences,
  screen: ({ search, change }) => (
    <Page
      title="Game reconciliation"
      hint="Every morning yesterday's wagers are compared with the aggregators' reports. Nothing moves by itself."
      aside={<DialogButton label="Compare a day" size="sm" variant="filled" dialog={(close) => <CompareDay close={close} />} />}
    >
      <Section
        title="Differences"
        hint="One operator asks for a repair, or to leave it as it is; that waits under To confirm until another confirms it."
      >
        <List
          label="Differences"
          columns={differenceColumns}
          from={differences(search)}
          goTo={(next) => change({ page: next })}
          empty={{ title: 'No differences', hint: 'Whatever was compared is told the same on both sides.' }}
        />
      </Section>
      <Section title="Days">
        <List
          label="Days"
          columns={DAY_COLUMNS}
          from={comparedDays}
          isBeside
          empty={{ title: 'No day yet', hint: 'The first one is compared tomorrow morning.' }}
        />
      </Section>
    </Page>
  ),
});

const DAY_COLUMNS: Columns<ComparedDay> = [
  { header: 'Day', cell: (row) => <TwoLines first={dayShown(row.day)} second={DIALECTS[row.dialect].title} /> },
  {
    header: 'State',
    cell: (row) => (
      <div>
        <Tag color={COLORS[row.state]}>{row.state === 'asked' ? 'comparing' : row.state}</Tag>
        {row.error && <Text size="xs">{row.error}</Text>}
      </div>
    ),
  },
  { header: 'Ours', align: 'right', cell: (row) => row.ours_count },
  { header: 'Theirs', align: 'right', cell: (row) => row.theirs_count },
  { header: 'Differ', align: 'right', cell: (row) => row.difference_count },
  { header: 'Not readable', align: 'right', cell: (row) => row.unreadable_count },
  { header: 'To decide', align: 'right', cell: (row) => row.open_count },
  {
    header: 'Compared',
    cell: (row) => (
      <div>
        <Moment at={row.at} />
        <Text size="xs" c="dimmed">
          {row.asked_by ?? 'by itself'}
        </Text>
      </div>
    ),
  },
];
