import { Anchor, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Deed } from '../../parts/Deed.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { DialogList } from '../../parts/DialogList.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { type OperatorSession, sessionColumns } from '../../parts/session-columns.tsx';
import { type HouseOperator, LIST, SESSIONS, sessionsOf } from './operators.ts';

/** How many sessions an operator has, which opens to where they are. */
export function SessionCount({ operator }: { operator: HouseOperator }) {
  const [isOpen, open] = useDisclosure();
  const { username, sessions_count } = operator;
  if (sessions_count === 0 && !isOpen)
    return (
      <Text size="xs" c="dimmed">
        not logged in
      </Text>
    );
  return (
    <>
      <Anchor component="button" size="xs" onClick={open.open} aria-label={`Sessions of ${username}`}>
        {sessions_count === 1 ? '1 session' : `${sessions_count} sessions`}
      </Anchor>
      {isOpen && <Sessions operator={operator} close={open.close} />}
    </>
  );
}

function Sessions({ operator, close }: { operator: HouseOperator; close: () => void }) {
  return (
    <Dialog title={`Sessions of ${operator.username}`} size="xl" close={close}>
      <DialogList
        label="Sessions"
        columns={sessionColumns((session, end) => <EndSession operator={operator} session={session} close={end} />)}
        from={() => sessionsOf(operator.id)}
        empty={{ title: 'No sessions', hint: 'Nobody is logged in by this name.' }}
      />
    </Dialog>
  );
}

function EndSession({ operator, session, close }: { operator: HouseOperator; session: OperatorSession; close: () => void }) {
  return (
    <Deed
      call="POST /api/console/operators/:id/sessions/:session_id/end"
      title={`End this session of ${operator.username}?`}
      action="End it"
      color="red"
      sent={() => ({ params: { id: operator.id, session_id: session.id } })}
      done="Ended: its next click has to log in again."
      refreshes={[SESSIONS, LIST]}
      close={close}
    >
      <Text size="sm">
        Opened <Moment at={session.opened_at} /> from {session.address}. {operator.username} may log in again. If somebody else knows the
        password, shut them out.
      </Text>
    </Deed>
  );
}
