import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CASE_COLORS, type CaseRow, KINDS } from './cases.ts';
import type { Columns } from './DataTable.tsx';
import { Moment } from './Moment.tsx';
import { PlayerCell } from './RequestCells.tsx';
import { Tag } from './Tag.tsx';

/** What was found, leading to the case. */
export const about: Columns<CaseRow>[number] = {
  header: 'Case',
  cell: (row) => (
    <div style={{ maxWidth: 380, overflowWrap: 'anywhere' }}>
      <Anchor
        size="sm"
        fw={600}
        c="var(--mantine-color-anchor)"
        renderRoot={(props) => <Link to="/cases/$id" params={{ id: String(row.id) }} {...props} />}
      >
        #{row.id} {KINDS[row.kind]}
      </Anchor>
    </div>
  ),
};

/** When something was found of it first, and last. */
export const times: Columns<CaseRow> = [
  { header: 'Opened', sorts: 'opened_at', cell: (row) => <Moment at={row.opened_at} /> },
  { header: 'Found last', sorts: 'found_at', cell: (row) => <Moment at={row.found_at} /> },
];

/** The first player of the case, and how many there are besides. */
export const players: Columns<CaseRow>[number] = {
  header: 'Players',
  cell: (row) => (
    <div>
      <PlayerCell player={row.player} />
      {row.player_count > 1 && (
        <Text size="xs" c="dimmed">
          and {row.player_count - 1} more
        </Text>
      )}
    </div>
  ),
};

/** How it stands, and what it came to. */
export const state: Columns<CaseRow>[number] = {
  header: 'State',
  cell: (row) => <Tag color={CASE_COLORS[row.state]}>{row.state}</Tag>,
};
