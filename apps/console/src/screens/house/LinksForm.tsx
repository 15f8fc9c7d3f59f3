import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SaveButtons } from '../../parts/SaveButtons.tsx';
import { useAction } from '../../parts/use-action.ts';
import { LINK_NAMES, type Links } from './house.ts';

/** Where players reach the house. The server takes known chat and shop apps only. */
export function LinksForm({ saved }: { saved: Links }) {
  const form = useForm<Links>({ initialValues: saved });
  const change = useAction('POST /api/console/social-links', {
    done: 'The contacts are changed.',
    refreshes: ['GET /api/console/social-links'],
  });
  return (
    <form onSubmit={form.onSubmit((body) => change.mutate({ body }))}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {LINK_NAMES.map(({ key, name }) => (
            <TextInput key={key} label={name} placeholder="https://" maxLength={300} {...form.getInputProps(key)} />
          ))}
        </SimpleGrid>
        <SaveButtons isDirty={form.isDirty()} isSaving={change.isPending} undo={form.reset} />
      </Stack>
    </form>
  );
}
