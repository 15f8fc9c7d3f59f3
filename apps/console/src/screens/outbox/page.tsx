import { lazy } from 'react';
import { listPage } from '../../app/page.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Short } from '../../parts/Short.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { outbox, outboxSearch, stateColor } from './outbox.ts';

const TextDrawer = lazy(() => import('./TextDrawer.tsx').then((it) => ({ default: it.TextDrawer })));

/** The text messages sent to players. */
export const outboxPage = listPage('/outbox', {
  title: 'Text messages',
  hint: 'What was sent to phones, newest first.',
  search: outboxSearch,
  load: outbox,
  filters: ({ search, change }) => (
    <SearchBox label="Search by phone" placeholder="Phone" value={search.phone} search={(phone) => change({ phone }, true)} />
  ),
  story: {
    name: (row) => `Text message to ${row.phone}`,
    draw: (row, close) => <TextDrawer text={row} close={close} />,
  },
  columns: [
    { header: 'Sent', sorts: 'at', opens: true, cell: (row) => <Moment at={row.at} /> },
    { header: 'Phone', cell: (row) => row.phone },
    { header: 'Text', cell: (row) => <Short>{row.text ?? 'Code hidden'}</Short> },
    { header: 'State', cell: (row) => <Tag color={stateColor(row)}>{row.state}</Tag> },
    { header: 'Error', cell: (row) => row.error && <Short>{row.error}</Short> },
  ],
  empty: { title: 'No text messages', hint: 'Codes sent to players appear here.' },
});
