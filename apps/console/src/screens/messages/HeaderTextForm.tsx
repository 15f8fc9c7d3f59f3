import { Button, Group, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAction } from '../../parts/use-action.ts';
import { HEADER_TEXT_MAX, TEXT_LANGUAGES } from './messages.ts';

type Texts = Record<(typeof TEXT_LANGUAGES)[number]['key'], string>;

/** The running text in its four languages. */
export function HeaderTextForm({ saved }: { saved: Texts }) {
  const form = useForm<Texts>({ initialValues: saved });
  const change = useAction('POST /api/console/header-text', {
    done: 'The running text is changed.',
    refreshes: ['GET /api/console/header-text'],
    onDone: () => form.resetDirty(),
  });
  return (
    <form onSubmit={form.onSubmit((texts) => change.mutate({ body: texts }))}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {TEXT_LANGUAGES.map(({ key, name }) => (
            <Textarea key={key} label={name} lang={key} maxLength={HEADER_TEXT_MAX} autosize minRows={3} {...form.getInputProps(key)} />
          ))}
        </SimpleGrid>
        <Group justify="flex-end">
          <Button variant="default" disabled={!form.isDirty() || change.isPending} onClick={form.reset}>
            Undo
          </Button>
          <Button type="submit" disabled={!form.isDirty()} loading={change.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
