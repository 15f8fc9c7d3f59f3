import { Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { listPage } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { counted } from '../../parts/format.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Decision, PlayerCell } from '../../parts/RequestCells.tsx';
import { audienceShown, type Notice, notices, noticesSearch } from './notices.ts';
import { WriteNotice } from './WriteNotice.tsx';

const STATE_COLORS = { sending: 'blue', sent: 'green' } as const;

/** Operators' messages to players that a second person confirmed. */
export const noticesPage = listPage('/notices', {
  title: 'Notifications',
  hint: 'Messages to players, in the app and on their phones: one operator writes, it waits under To confirm until another confirms it.',
  search: noticesSearch,
  load: notices,
  actions: () => <DialogButton label="Write a notification" size="sm" variant="filled" dialog={(close) => <WriteNotice close={close} />} />,
  columns: [
    { header: 'Written', sorts: 'written_at', cell: (row) => <Written notice={row} /> },
    { header: 'Message', cell: (row) => <Message notice={row} /> },
    { header: 'To', cell: (row) => <Addressee notice={row} /> },
    { header: 'State', cell: (row) => <Decision {...row} reason={null} color={STATE_COLORS[row.state]} /> },
    { header: 'Reached', sorts: 'told_count', cell: (row) => <Reached notice={row} /> },
  ],
  empty: { title: 'No messages yet', hint: 'What a second person has confirmed appears here, with how far it came.' },
});

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

function Message({ notice: { title, body } }: { notice: Notice }) {
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

function Addressee({ notice }: { notice: Notice }) {
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
