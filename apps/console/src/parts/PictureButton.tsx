import { Avatar, Group } from '@mantine/core';
import type { CallInput } from '../app/call.ts';
import type { GetName } from '../app/queries.ts';
import { FilePicker } from './FilePicker.tsx';
import { type PostName, useAction } from './use-action.ts';
import { useActsHere } from './use-acts-here.ts';

/** The kinds of image that the server takes. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';

type PictureButtonProps<N extends PostName> = {
  label: string;
  picture: string | null;
  call: N;
  sent: (file: File) => CallInput<N>;
  /** The list in which the picture stands. */
  refreshes: readonly GetName[];
  isResting?: boolean;
};

/** A picture as players see it, and the way to send another. */
export function PictureButton<N extends PostName>({ label, picture, call, sent, refreshes, isResting }: PictureButtonProps<N>) {
  const { mutate, isPending } = useAction(call, { done: `The ${label.toLowerCase()} is changed.`, refreshes });
  const acts = useActsHere();
  return (
    <Group gap="sm">
      <Avatar src={picture} alt={picture === null ? 'No picture' : label} radius="sm" size="lg" color="gray">
        –
      </Avatar>
      <FilePicker choose={(file) => mutate(sent(file))} accept={IMAGE_TYPES} size="xs" loading={isPending} disabled={isResting || !acts}>
        {picture === null ? `Send a ${label.toLowerCase()}` : `Change the ${label.toLowerCase()}`}
      </FilePicker>
    </Group>
  );
}
