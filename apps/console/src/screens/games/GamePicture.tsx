import { Button, Stack, Text } from '@mantine/core';
import { Dialog } from '../../parts/Dialog.tsx';
import { PictureButton } from '../../parts/PictureButton.tsx';
import { useAction } from '../../parts/use-action.ts';
import { GAMES_CALL, type Game } from './games.ts';

/** A game's picture: the provider's, or one of ours in its place. */
export function GamePicture({ game, close }: { game: Game; close: () => void }) {
  const send = useAction('POST /api/console/games/:id/image', { done: 'The picture is changed.', refreshes: [GAMES_CALL] });
  const drop = useAction('POST /api/console/games/:id', { done: "It is the provider's picture again.", refreshes: [GAMES_CALL] });
  const params = { id: game.id };
  return (
    <Dialog close={close} title={game.name}>
      <Stack gap="md">
        <PictureButton
          label="Picture"
          picture={game.image}
          isSending={send.isPending}
          send={(file) => send.mutate({ params, image: file })}
        />
        <Text size="sm" c="dimmed">
          {game.has_own_image ? 'This is our own picture.' : "This is the provider's picture."}
        </Text>
        {game.has_own_image && (
          <Button
            variant="default"
            loading={drop.isPending}
            disabled={send.isPending}
            onClick={() => drop.mutate({ params, body: { image: null } })}
          >
            Use the provider's picture
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
