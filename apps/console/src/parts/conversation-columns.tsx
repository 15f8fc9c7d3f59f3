import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { attachmentShown, type Conversation, STATE_COLORS, SUBJECTS } from './conversations.ts';
import type { Columns } from './DataTable.tsx';
import { Age, Moment } from './Moment.tsx';
import { LATE_AFTER_MS } from './RequestCells.tsx';
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
      <Text size="xs" c="dimmed">
        {row.last_text || 'A picture'}
      </Text>
    </div>
  ),
};

/** Its state, and since when the player waits. */
export const state: Columns<Conversation>[number] = {
  header: 'State',
  cell: (row) => (
    <div>
      <Tag color={STATE_COLORS[row.state]}>{row.state}</Tag>
      <Text size="xs" c="dimmed">
        {row.waiting_since ? (
          <>
            waits <Age since={row.waiting_since} old_after_ms={LATE_AFTER_MS} />
          </>
        ) : (
          <Moment at={row.last_at} />
        )}
      </Text>
    </div>
  ),
};
