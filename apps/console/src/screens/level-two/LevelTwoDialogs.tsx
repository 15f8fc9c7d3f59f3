import { DataList, Modal, Stack, TextInput } from '@mantine/core';
import { playerName } from '@shwekan/rules';
import { dayShown } from '@shwekan/ui';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { ReasonChoice } from '../../parts/ReasonChoice.tsx';
import { useAction } from '../../parts/use-action.ts';
import { type LevelTwo, NAME_LENGTH_MAX, REJECT_REASONS } from './level-two.ts';
import { Photo } from './Photo.tsx';

type DialogProps = { request: LevelTwo; close: () => void };

const refreshes = ['GET /api/console/level-two'] as const;

/** Asks for the name that stands on the photo, then makes the player level 2 under it. */
export function ApproveLevelTwo({ request, close }: DialogProps) {
  const [name, setName] = useState('');
  const approve = useAction('POST /api/console/level-two/:id/approve', {
    done: `${request.player.name} is level 2.`,
    refreshes,
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title={`Approve level 2, request #${request.id}`}
      action="Make level 2"
      size="lg"
      isRunning={approve.isPending}
      isBlocked={playerName(name) === null}
      close={close}
      confirm={() => approve.mutate({ params: { id: request.id }, body: { name: name.trim() } })}
    >
      <Sent request={request} />
      <TextInput
        label="Name on the photo"
        description="Exactly as it stands there. It becomes the player's level 2 name."
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={NAME_LENGTH_MAX}
        required
        data-autofocus
      />
    </Confirm>
  );
}

/** Asks for the reason the player will read, then rejects; the player may send another photo. */
export function RejectLevelTwo({ request, close }: DialogProps) {
  const [reason, setReason] = useState<string>(REJECT_REASONS[0]);
  const reject = useAction('POST /api/console/level-two/:id/reject', {
    done: `Request #${request.id} is rejected.`,
    refreshes,
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title={`Reject level 2, request #${request.id}`}
      action="Reject"
      color="red"
      size="lg"
      isRunning={reject.isPending}
      isBlocked={reason === ''}
      close={close}
      confirm={() => reject.mutate({ params: { id: request.id }, body: { reason } })}
    >
      <Sent request={request} />
      <ReasonChoice reasons={REJECT_REASONS} change={setReason} />
    </Confirm>
  );
}

/** Shows a photo that was decided. */
export function LookAtPhoto({ request, close }: DialogProps) {
  return (
    <Modal opened onClose={close} title={`Level 2, request #${request.id}`} size="lg" centered>
      <Sent request={request} />
    </Modal>
  );
}

function Sent({ request }: { request: LevelTwo }) {
  const { player } = request;
  return (
    <Stack gap="md">
      <DataList withDivider size="sm" gap="xs">
        <Fact label="Player">
          {player.name}, {player.phone}
        </Fact>
        <Fact label="Birthday">{player.birthday === null ? 'not told' : dayShown(player.birthday)}</Fact>
        {request.name !== null && <Fact label="Level 2 name">{request.name}</Fact>}
      </DataList>
      <Photo id={request.id} player_name={player.name} />
    </Stack>
  );
}
