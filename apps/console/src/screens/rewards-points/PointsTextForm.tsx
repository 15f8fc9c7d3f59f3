import { SimpleGrid, Text } from '@mantine/core';
import { fill } from '@shwekan/phrases/fill';
import { type TextLanguage, type Texts, textIn } from '@shwekan/phrases/per-language';
import { kyatShown } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import { FieldRows } from '../../parts/FieldRows.tsx';
import type { FieldRow } from '../../parts/fields.ts';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { PageForm } from '../../parts/PageForm.tsx';
import { PreviewBox } from '../../parts/PreviewBox.tsx';
import { rewardTerms } from '../rewards-terms/terms.ts';
import { type PointsText, RATE } from './points.ts';

const HINT = 'Where {kyat} stands, players read the kyat that a point takes by the reward terms.';

type PointsTextFormProps = { saved: PointsText; language: TextLanguage; choose: (language: TextLanguage) => void };

/** Writes the points dialog; beside the fields stands what players of the language will read. */
export function PointsTextForm({ saved, language, choose }: PointsTextFormProps) {
  const terms = useQuery(rewardTerms).data?.data;
  const read = (it: Texts) => fill(textIn(language, it), terms === undefined ? {} : { [RATE]: kyatShown(pyaOf(terms.kyat_per_point)) });
  return (
    <PageForm
      call="POST /api/console/points-text"
      values={saved}
      fields={[
        (form) => (
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <div>
              <LanguageTabs texts={[form.values.header, form.values.body]} language={language} choose={choose}>
                {(key) => <FieldRows form={form} rows={textsOf(key)} />}
              </LanguageTabs>
            </div>
            <PreviewBox language={language}>
              <Text fw={600} mb={4}>
                {read(form.values.header)}
              </Text>
              <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{read(form.values.body)}</Text>
            </PreviewBox>
          </SimpleGrid>
        ),
      ]}
      sent={(draft) => ({ body: { ...draft, before: saved } })}
      refreshes={['GET /api/console/points-text']}
    />
  );
}

function textsOf(key: TextLanguage): FieldRow<PointsText>[] {
  return [
    { kind: 'text', name: 'header', language: key, label: 'Header', maxLength: 120 },
    { kind: 'lines', name: 'body', language: key, label: 'Body', description: HINT, maxLength: 4000, minRows: 4 },
  ];
}
