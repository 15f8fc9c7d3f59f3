import { Avatar, Button, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { PictureButton } from '../../parts/PictureButton.tsx';
import { useAction } from '../../parts/use-action.ts';
import { GAMES_CALL, type Game } from './games.ts';

/** A game's picture, which opens what may be done with it. */
export function GamePicture({ game }: { game: Game }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <UnstyledButton aria-label={`The picture of ${game.name}`} onClick={() => setOpen(true)}>
        <Avatar src={game.image} alt="" radius="sm">
          {game.name.slice(0, 1)}
        </Avatar>
      </UnstyledButton>
      {isOpen && <PictureDialog game={game} close={() => setOpen(false)} />}
    </>
  );
}

/** The provider's picture, or one of ours in its place. */
function PictureDialog({ game, close }: { game: Game; close: () => void }) {
  const drop = useAction('POST /api/console/games/:id', { done: "It is the provider's picture again.", refreshes: [GAMES_CALL] });
  const params = { id: game.id };
  return (
    <Dialog close={close} title={game.name}>
      <Stack gap="md">
        <PictureButton
          label="Picture"
          picture={game.image}
          call="POST /api/console/games/:id/image"
          sent={(image) => ({ params, image })}
          refreshes={[GAMES_CALL]}
          isResting={drop.isPending}
        />
        <Text size="sm" c="dimmed">
          {game.has_own_image ? 'This is our own picture.' : "This is the provider's picture."}
        </Text>
        {game.has_own_image && (
          <Button variant="default" loading={drop.isPending} onClick={() => drop.mutate({ params, body: { image: null } })}>
            Use the provider's picture
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
