import { Text } from '@mantine/core';
import { deviceName } from '@shwekan/rules';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { type OwnSession, ownSessions, SESSIONS } from './sessions.ts';

/** Where the operator is logged in, and the way to end it. */
export function OwnSessions() {
  return (
    <List
      label="Sessions"
      columns={[
        { header: 'Browser', cell: (row) => <Browser session={row} /> },
        { header: 'Address', cell: (row) => row.address },
        { header: 'Since', cell: (row) => <Moment at={row.opened_at} /> },
        { header: 'Last seen', cell: (row) => <Moment at={row.seen_at} /> },
        {
          header: null,
          align: 'right',
          cell: (row) =>
            row.is_this ? (
              <Tag color="green">This one</Tag>
            ) : (
              <DialogButton
                label="End"
                name={`End the session of ${row.address}`}
                dialog={(close) => <EndSession session={row} close={close} />}
              />
            ),
        },
      ]}
      from={ownSessions}
      empty={{ title: 'No sessions', hint: 'A session appears when you log in.' }}
    />
  );
}

function Browser({ session: { device } }: { session: OwnSession }) {
  return (
    <Text size="sm" lineClamp={2} title={device} maw={360}>
      {deviceName(device) ?? (device || 'unknown')}
    </Text>
  );
}

function EndSession({ session, close }: { session: OwnSession; close: () => void }) {
  return (
    <Deed
      call="POST /api/console/sessions/:id/end"
      title="End this session?"
      action="End it"
      sent={() => ({ params: { id: session.id } })}
      done="Ended: its next click has to log in again."
      refreshes={[SESSIONS]}
      close={close}
    >
      <Text size="sm">
        Opened <Moment at={session.opened_at} /> from {session.address}. If that was not you, change your password as well.
      </Text>
    </Deed>
  );
}
