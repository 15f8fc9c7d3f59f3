import { DataList, Stack } from '@mantine/core';
import { dayShown, playerName } from '@shwekan/rules';
import { useState } from 'react';
import type { Ends } from '../../app/queue-page.tsx';
import { Callout } from '../../parts/Callout.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import { LevelPhoto } from './LevelPhoto.tsx';
import { type LevelTwo, NAME_LENGTH_MAX } from './level-two.ts';

/** Asks for the name that stands on the photo, then makes the player level 2 under it. */
export function ApproveLevelTwo({ request, leave, decided }: Ends & { request: LevelTwo }) {
  // Known before, or by the name on the photo: the server compares that one too.
  const [isMatched, setMatched] = useState(request.barred.length > 0);
  return (
    <Deed
      call="POST /api/console/level-two/:id/approve"
      title={`Approve level 2, request #${request.id}`}
      action="Make level 2"
      size="lg"
      values={{ name: '', is_another_person: false }}
      fields={[
        {
          kind: 'text',
          name: 'name',
          label: 'Name on the photo',
          description: "Exactly as it stands there. It becomes the player's level 2 name.",
          spellCheck: false,
          maxLength: NAME_LENGTH_MAX,
          required: true,
        },
        isMatched && {
          kind: 'check',
          name: 'is_another_person',
          label: 'It is another person',
          description:
            'A person with this name and birthday is blocked or has stopped play. The history keeps who said that this is another.',
        },
      ]}
      sent={(body) =>
        playerName(body.name) === null || (isMatched && !body.is_another_person) ? null : { params: { id: request.id }, body }
      }
      done={`${request.player.name} is level 2.`}
      refreshes={['GET /api/console/level-two']}
      close={leave}
      onDone={decided}
      stays={(code) => {
        if (code === 'person_barred') setMatched(true);
        return code === 'person_barred';
      }}
    >
      <SentPhoto request={request} />
    </Deed>
  );
}

/** A photo and the player who sent it. */
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
      <LevelPhoto id={request.id} player_name={player.name} />
    </Stack>
  );
}
