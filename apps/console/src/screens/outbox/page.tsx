import { Text } from '@mantine/core';
import { listPage } from '../../app/page.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { outbox, outboxSearch } from './outbox.ts';

/** The text messages sent to players. */
export const outboxPage = listPage('/outbox', {
  title: 'Text messages',
  hint: 'What was sent to phones, newest first.',
  search: outboxSearch,
  load: outbox,
  filters: ({ search, change }) => (
    <SearchBox label="Search by phone" placeholder="Phone" value={search.phone} search={(phone) => change({ phone }, true)} />
  ),
  columns: [
    { header: 'Sent', sorts: 'at', cell: (row) => <Moment at={row.at} /> },
    { header: 'Phone', cell: (row) => <Text size="sm">{row.phone}</Text> },
    { header: 'Text', cell: (row) => row.text ?? 'Code hidden' },
    { header: 'State', cell: (row) => <Tag color={row.error === null ? 'green' : 'red'}>{row.state}</Tag> },
    { header: 'Error', cell: (row) => row.error },
  ],
  empty: { title: 'No text messages', hint: 'Codes sent to players appear here.' },
});
