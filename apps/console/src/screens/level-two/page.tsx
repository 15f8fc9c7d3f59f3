import { lazy } from 'react';
import { queuePage } from '../../app/queue-page.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { ApproveLevelTwo, SentPhoto } from './LevelTwoDialogs.tsx';
import { COLORS, levelTwoRequests, levelTwoSearch, REJECT_REASONS, STATES } from './level-two.ts';

const LevelTwoDrawer = lazy(() => import('./LevelTwoDrawer.tsx').then((it) => ({ default: it.LevelTwoDrawer })));

/** The queue of photos that players sent to reach level 2. */
export const levelTwoPage = queuePage('/level-two', {
  queue: 'level_two',
  title: 'Level 2',
  hint: 'Photos of payment apps: read the name on them. Only the operators of support see them.',
  label: 'Level 2 requests',
  search: levelTwoSearch,
  load: levelTwoRequests,
  states: STATES,
  made: 'Sent',
  madeSorts: 'created_at',
  mark: ({ barred }) =>
    barred.length > 0 && (
      <Tag color="red" mt={4}>
        may be barred
      </Tag>
    ),
  columns: [{ header: 'Level 2 name', cell: (row) => row.name ?? '–' }],
  colors: COLORS,
  next: () => ({ what: 'approve', label: 'Approve' }),
  deeds: { approve: (row, ends) => <ApproveLevelTwo request={row} {...ends} /> },
  facts: (row) => <SentPhoto request={row} />,
  reject: { noun: 'level 2, request', done: (id) => `Request #${id} is rejected.`, reasons: REJECT_REASONS, size: 'lg' },
  story: (row, close) => <LevelTwoDrawer request={row} close={close} />,
});
