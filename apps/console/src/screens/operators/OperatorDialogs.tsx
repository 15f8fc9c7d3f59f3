import { Button, CopyButton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { say } from '../../app/say.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import type { FieldRow } from '../../parts/fields.ts';
import { Moment } from '../../parts/Moment.tsx';
import { ROLES } from '../../parts/roles.ts';
import { draftOf, type Half, type HouseOperator, LIST, type RolesDraft, rolesOf } from './operators.ts';

type OperatorDialog = { operator: HouseOperator; close: () => void };

const ROLE_FIELDS = ROLES.map(({ role, label, description }) => ({ kind: 'check', name: role, label, description }) as const);

/** Asks for a new operator. */
export function AddOperator({ close }: { close: () => void }) {
  const fields: readonly FieldRow<RolesDraft & { username: string }>[] = [
    {
      kind: 'text',
      name: 'username',
      label: 'Name',
      description: 'Small letters, digits, dots, dashes. It is typed at every log-in.',
      maxLength: 60,
      required: true,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      refuse: ({ username }) =>
        username === '' || /^[a-z0-9][a-z0-9._-]{1,59}$/.test(username) ? null : 'Two small letters, digits, dots or dashes at least.',
    },
    ...ROLE_FIELDS,
  ];
  return (
    <Deed
      call="POST /api/console/operators"
      title="Add an operator"
      action="Ask"
      values={{ username: '', ...draftOf([]) }}
      fields={fields}
      sent={({ username, ...draft }) => {
        const roles = rolesOf(draft);
        return roles && { body: { username, roles } };
      }}
      refreshes={[LIST]}
      close={close}
      stays
    >
      <Text size="sm">
        Another owner confirms. Then each of you gives the new operator one half of the invitation, and they choose a password that neither
        of you knows.
      </Text>
    </Deed>
  );
}

/** Asks for other roles. */
export function ChangeRoles({ operator, close }: OperatorDialog) {
  return (
    <Deed
      call="POST /api/console/operators/:id/roles"
      title={`Roles of ${operator.username}`}
      action="Ask"
      values={draftOf(operator.roles)}
      fields={ROLE_FIELDS}
      sent={(draft) => {
        const roles = rolesOf(draft);
        return roles && { params: { id: operator.id }, body: { roles } };
      }}
      done="These are the roles already."
      refreshes={[LIST]}
      close={close}
    >
      <Text size="sm">Another owner confirms. The roles count from the next click on.</Text>
    </Deed>
  );
}

/** Asks that an operator may choose a new password. */
export function InviteAgain({ operator, close }: OperatorDialog) {
  return (
    <Deed
      call="POST /api/console/operators/:id/invite"
      title={`A new password for ${operator.username}`}
      action="Ask"
      sent={() => ({ params: { id: operator.id } })}
      refreshes={[LIST]}
      close={close}
    >
      <Text size="sm">
        Another owner confirms. From then on the old password opens nothing, every session is over, and each of you gives one half of a new
        invitation.
      </Text>
    </Deed>
  );
}

/** Asks that an operator sets up another second factor. */
export function ResetFactor({ operator, close }: OperatorDialog) {
  return (
    <Deed
      call="POST /api/console/operators/:id/second-factor/reset"
      title={`The second factor of ${operator.username}`}
      action="Ask"
      sent={() => ({ params: { id: operator.id } })}
      refreshes={[LIST]}
      close={close}
    >
      <Text size="sm">
        For who lost the phone and the recovery codes. Another owner confirms. From then on the old codes open nothing, every session is
        over, and the next log-in sets up another. Both of you should have spoken to {operator.username} in person.
      </Text>
    </Deed>
  );
}

/** Shuts an operator out. */
export function ShutOut({ operator, close }: OperatorDialog) {
  return (
    <Deed
      call="POST /api/console/operators/:id/shut-out"
      title={`Shut ${operator.username} out`}
      action="Shut out"
      color="red"
      values={{ reason: '' }}
      fields={[{ kind: 'reason', name: 'reason', label: 'Reason, for the history' }]}
      sent={(body) => ({ params: { id: operator.id }, body })}
      done={`${operator.username} is shut out.`}
      refreshes={[LIST]}
      close={close}
    >
      <Text size="sm">It counts at once: their sessions end. Two owners can let them in again, with a new password.</Text>
    </Deed>
  );
}

/** Makes the half of an invitation that this owner gives, and shows it once. */
export function OwnHalf({ operator, close }: OperatorDialog) {
  const [half, setHalf] = useState<Half | null>(null);
  if (half !== null) return <HalfShown operator={operator} half={half} close={close} />;
  return (
    <Deed
      call="POST /api/console/operators/:id/half"
      title={`Your half for ${operator.username}`}
      action="Make it"
      sent={() => ({ params: { id: operator.id } })}
      refreshes={[LIST]}
      onDone={() => undefined}
      onAnswer={setHalf}
      close={close}
    >
      <Text size="sm">
        It is shown once. One that you made before counts no more. Give it to {operator.username} yourself, to nobody else.
      </Text>
    </Deed>
  );
}

function HalfShown({ operator, half, close }: OperatorDialog & { half: Half }) {
  const link = new URL(`/join#${new URLSearchParams({ [half.part]: half.half })}`, location.href).href;
  return (
    <Dialog title={`Your half for ${operator.username}`} close={close}>
      <Stack gap="md">
        <Text size="sm">
          This link is the {say(half.part)} half, once, until <Moment at={half.expires_at} />. {operator.username} opens it and the other
          owner’s in one browser. Whoever had both could be {operator.username}: send yours to them alone.
        </Text>
        <TextInput label="Your link" value={link} readOnly onFocus={(event) => event.target.select()} />
        <Choices>
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy the link'}
              </Button>
            )}
          </CopyButton>
          <Button onClick={close}>Done</Button>
        </Choices>
      </Stack>
    </Dialog>
  );
}
