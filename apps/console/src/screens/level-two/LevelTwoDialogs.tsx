import { Checkbox, DataList, Stack, TextInput } from '@mantine/core';
import { dayShown, playerName } from '@shwekan/rules';
import { useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { Confirm } from '../../parts/Confirm.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import { useAction } from '../../parts/use-action.ts';
import { type LevelTwo, NAME_LENGTH_MAX } from './level-two.ts';
import { Photo } from './Photo.tsx';

/** `close` leaves the photo undecided, `decided` is told when it is no longer open. */
type DialogProps = { request: LevelTwo; close: () => void; decided: () => void };

/** Asks for the name that stands on the photo, then makes the player level 2 under it. */
export function ApproveLevelTwo({ request, close, decided }: DialogProps) {
  const [name, setName] = useState('');
  const [isAnother, setAnother] = useState(false);
  // Known before, or by the name on the photo: the server compares that one too.
  const [isMatched, setMatched] = useState(request.barred.length > 0);
  const approve = useAction('POST /api/console/level-two/:id/approve', {
    done: `${request.player.name} is level 2.`,
    refreshes: ['GET /api/console/level-two'],
    onDone: decided,
    onConflict: (code) => (code === 'person_barred' ? setMatched(true) : decided()),
  });
  return (
    <Confirm
      title={`Approve level 2, request #${request.id}`}
      action="Make level 2"
      size="lg"
      isRunning={approve.isPending}
      isBlocked={playerName(name) === null || (isMatched && !isAnother)}
      close={close}
      confirm={() => approve.mutate({ params: { id: request.id }, body: { name: name.trim(), is_another_person: isAnother } })}
    >
      <SentPhoto request={request} />
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
      {isMatched && (
        <Checkbox
          label="It is another person"
          description="A person with this name and birthday is blocked or has stopped play. The audit trail keeps who said that this is another."
          checked={isAnother}
          onChange={(event) => setAnother(event.currentTarget.checked)}
        />
      )}
    </Confirm>
  );
}

/** Shows a photo that was decided. */
export function LookAtPhoto({ request, close }: Omit<DialogProps, 'decided'>) {
  return (
    <Dialog close={close} title={`Level 2, request #${request.id}`} size="lg">
      <SentPhoto request={request} />
    </Dialog>
  );
}

/** Who sent a photo, and the photo. */
export function SentPhoto({ request }: { request: LevelTwo }) {
  const { player } = request;
  return (
    <Stack gap="md">
      <DataList withDivider size="sm" gap="xs">
        <Fact label="Player">
          <PlayerLink player={player} isInText />, {player.phone}
        </Fact>
        <Fact label="Birthday">{player.birthday === null ? 'not told' : dayShown(player.birthday)}</Fact>
        {request.name !== null && <Fact label="Level 2 name">{request.name}</Fact>}
      </DataList>
      {request.barred.length > 0 && (
        <Callout color="red" title="May be a person who is barred" role="status">
          Same name and birthday:{' '}
          {request.barred.map((it, nth) => (
            <span key={it.id}>
              {nth > 0 && ', '}
              <PlayerLink player={it} isInText /> ({it.is_blocked ? 'blocked' : 'has stopped play'})
            </span>
          ))}
          .
        </Callout>
      )}
      <Photo id={request.id} player_name={player.name} />
    </Stack>
  );
}
