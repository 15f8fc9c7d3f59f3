import { Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { columnsOf } from '../../parts/DataTable.tsx';
import { counted } from '../../parts/format.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Decision, PlayerCell } from '../../parts/RequestCells.tsx';
import { audienceShown, type Notice } from './notices.ts';

const STATE_COLORS = { sending: 'blue', sent: 'green' } as const;

const column = columnsOf<Notice>();

/** The columns of the list. */
export const noticeColumns = column.columns([
  column.accessor('written_at', { header: 'Written', cell: (cell) => <Written notice={cell.row.original} /> }),
  column.accessor('title', { header: 'Message', cell: (cell) => <Said notice={cell.row.original} /> }),
  column.accessor('audience', { header: 'To', cell: (cell) => <Audience notice={cell.row.original} /> }),
  column.accessor('state', {
    header: 'State',
    cell: (cell) => <Decision {...cell.row.original} reason={null} color={STATE_COLORS[cell.getValue()]} />,
  }),
  column.accessor('told_count', { header: 'Reached', cell: (cell) => <Reached notice={cell.row.original} /> }),
]);

function Written({ notice }: { notice: Notice }) {
  return (
    <div>
      <Moment at={notice.written_at} />
      <Text size="xs" c="dimmed">
        by {notice.written_by}
      </Text>
    </div>
  );
}

function Said({ notice: { title, body } }: { notice: Notice }) {
  return (
    <div style={{ maxWidth: 280, overflowWrap: 'anywhere' }}>
      <Text size="sm" fw={600}>
        {title.en}
      </Text>
      <Text size="xs" c="dimmed" lineClamp={2}>
        {body.en}
      </Text>
    </div>
  );
}

function Audience({ notice }: { notice: Notice }) {
  if (notice.player) return <PlayerCell player={notice.player} />;
  return (
    <div>
      <Text size="sm">{audienceShown(notice)}</Text>
      <Text size="xs" c="dimmed">
        {counted(notice.player_count, 'player')}
      </Text>
    </div>
  );
}

/** How many were told in the app and read it, and what became of the pushes to their phones. */
function Reached({ notice }: { notice: Notice }) {
  const { told_count, read_count, pushed_count, failed_count, waiting_count } = notice;
  const more = [waiting_count > 0 && `${countShown(waiting_count)} on their way`, failed_count > 0 && `${countShown(failed_count)} failed`];
  return (
    <div style={{ whiteSpace: 'nowrap' }}>
      <Text size="sm">
        {countShown(told_count)} told, {countShown(read_count)} read
      </Text>
      <Text size="xs" c="dimmed">
        {[`${countShown(pushed_count)} pushes`, ...more.filter(Boolean)].join(', ')}
      </Text>
    </div>
  );
}
