import { Button, Group } from '@mantine/core';

type SaveButtonsProps = { isDirty: boolean; isSaving?: boolean; undo: () => void };

/** The end of a form that stands on a page: both wait until something was changed. */
export function SaveButtons({ isDirty, isSaving = false, undo }: SaveButtonsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" disabled={!isDirty} onClick={undo}>
        Undo
      </Button>
      <Button type="submit" disabled={!isDirty} loading={isSaving}>
        Save
      </Button>
    </Group>
  );
}
