import { Text } from '@mantine/core';
import { Deed } from '../../parts/Deed.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { type OperatorSession, sessionColumns } from '../../parts/session-columns.tsx';
import { ownSessions, SESSIONS } from './sessions.ts';

const COLUMNS = sessionColumns((session, close) => <EndSession session={session} close={close} />);

/** Where the operator is logged in, and the way to end it. */
export function OwnSessions() {
  return (
    <List
      label="Sessions"
      columns={COLUMNS}
      from={ownSessions}
      empty={{ title: 'No sessions', hint: 'A session appears when you log in.' }}
    />
  );
}

function EndSession({ session, close }: { session: OperatorSession; close: () => void }) {
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
