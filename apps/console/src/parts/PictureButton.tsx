import { Avatar, Button, FileButton, Group } from '@mantine/core';

/** The kinds of image that the server takes. */
const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';

type PictureButtonProps = { label: string; picture: string | null; isSending: boolean; send: (file: File) => void };

/** A picture as players see it, and the way to send another. */
export function PictureButton({ label, picture, isSending, send }: PictureButtonProps) {
  return (
    <Group gap="sm">
      <Avatar src={picture} alt={picture === null ? 'No picture' : label} radius="sm" size="lg" color="gray">
        –
      </Avatar>
      <FileButton onChange={(file) => file && send(file)} accept={IMAGE_TYPES}>
        {(props) => (
          <Button {...props} size="xs" variant="default" loading={isSending}>
            {picture === null ? `Send a ${label.toLowerCase()}` : `Change the ${label.toLowerCase()}`}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}
