import { SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type TextLanguage, textIn } from '@shwekan/phrases/per-language';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { PreviewBox } from '../../parts/PreviewBox.tsx';
import { SaveButtons } from '../../parts/SaveButtons.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { PointsText } from './points.ts';

type PointsTextFormProps = { saved: PointsText; language: TextLanguage; choose: (language: TextLanguage) => void };

/** Writes the points dialog; beside the fields stands what players of the language will read. */
export function PointsTextForm({ saved, language, choose }: PointsTextFormProps) {
  const form = useForm<PointsText>({ initialValues: saved });
  const change = useAction('POST /api/console/points-text', {
    done: 'The points dialog is changed.',
    refreshes: ['GET /api/console/points-text'],
  });
  return (
    <form onSubmit={form.onSubmit((body) => change.mutate({ body }))}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <LanguageTabs language={language} choose={choose}>
            {(key) => (
              <>
                <TextInput label="Header" lang={key} maxLength={120} {...form.getInputProps(`header.${key}`)} />
                <Textarea label="Body" lang={key} maxLength={4000} autosize minRows={4} {...form.getInputProps(`body.${key}`)} />
              </>
            )}
          </LanguageTabs>
          <PreviewBox language={language}>
            <Text fw={600} mb={4}>
              {textIn(language, form.values.header)}
            </Text>
            <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{textIn(language, form.values.body)}</Text>
          </PreviewBox>
        </SimpleGrid>
        <SaveButtons isDirty={form.isDirty()} isSaving={change.isPending} undo={form.reset} />
      </Stack>
    </form>
  );
}
