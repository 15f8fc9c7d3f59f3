import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { attachmentShown, type Conversation, STATE_COLORS, SUBJECTS } from './conversations.ts';
import type { Columns } from './DataTable.tsx';
import { Moment } from './Moment.tsx';
import { AskedAt } from './RequestCells.tsx';
import { Short } from './Short.tsx';
import { Tag } from './Tag.tsx';

/** What a conversation is about and how it ends, leading to it. */
export const about: Columns<Conversation>[number] = {
  header: 'About',
  cell: (row) => (
    <div style={{ maxWidth: 380, overflowWrap: 'anywhere' }}>
      <Anchor
        size="sm"
        fw={600}
        c="var(--mantine-color-anchor)"
        renderRoot={(props) => <Link to="/conversations/$id" params={{ id: String(row.id) }} {...props} />}
      >
        #{row.id} {SUBJECTS[row.subject]}
        {row.attachment && `, ${attachmentShown(row.attachment)}`}
      </Anchor>
      <div title={row.last_text}>
        <Short lines={1} c="dimmed">
          {row.last_text || 'A picture'}
        </Short>
      </div>
    </div>
  ),
};

/** Its state, since when the player waits, and when the player or the house wrote last. */
export const states: Columns<Conversation> = [
  { header: 'State', cell: (row) => <Tag color={STATE_COLORS[row.state]}>{row.state}</Tag> },
  {
    header: 'Waiting since',
    sorts: 'waiting_since',
    cell: (row) => (row.waiting_since ? <AskedAt created_at={row.waiting_since} isWaiting /> : '–'),
  },
  { header: 'Last message', sorts: 'last_at', cell: (row) => <Moment at={row.last_at} /> },
];
