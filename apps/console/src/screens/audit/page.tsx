import { Group, Text } from '@mantine/core';
import { listPage } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { changesOf } from '../../parts/readable.ts';
import { Subject } from '../../parts/Subject.tsx';
import { AskBundle } from './AskBundle.tsx';
import { AuditFilter } from './AuditFilter.tsx';
import { type AuditRow, auditSearch, auditTrail, deedShown } from './audit.ts';

/** The audit trail: what operators did, with what was before and after. */
export const auditPage = listPage('/audit', {
  title: 'History',
  hint: 'What operators did, newest first. Nothing here can be changed.',
  search: auditSearch,
  load: auditTrail,
  actions: () => <DialogButton label="Bundle of a month" size="sm" dialog={(close) => <AskBundle close={close} />} />,
  filters: (address) => <AuditFilter {...address} />,
  columns: [
    { header: 'When', cell: (row) => <Moment at={row.at} /> },
    { header: 'Operator', cell: (row) => row.operator },
    { header: 'Did', cell: (row) => deedShown(row.action) },
    { header: 'Subject', cell: (row) => <Subject subject={row.subject} /> },
    { header: 'What changed', cell: (row) => <Changes row={row} /> },
    { header: 'Reason', cell: (row) => row.reason },
  ],
  empty: { title: 'Nothing found', hint: 'Choose more days, or search for less.' },
});

function Changes({ row }: { row: AuditRow }) {
  return changesOf(row.before, row.after).map(({ name, before, after }) => (
    <Group key={name} gap={6} style={{ overflowWrap: 'anywhere' }}>
      <Text size="xs" c="dimmed">
        {name}
      </Text>
      {before !== null && (
        <Text size="xs" td="line-through" component="del">
          {before}
        </Text>
      )}
      {after !== null && (
        <Text size="xs" fw={600} component="ins" td="none">
          {before === null ? after : `→ ${after}`}
        </Text>
      )}
    </Group>
  ));
}
