import { Text } from '@mantine/core';
import { NO_TEXTS, type TextLanguage, type Texts, textIn } from '@shwekan/phrases/per-language';
import { FieldRows } from '../../parts/FieldRows.tsx';
import type { FieldRow } from '../../parts/fields.ts';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { TEXT_LANGUAGES } from '../../parts/languages.ts';
import { PageForm } from '../../parts/PageForm.tsx';
import { BROADCAST_MAX } from './messages.ts';

type MarqueeDraft = { text: Texts };

/** Asks for a marquee message, after asking once more: once a second person has confirmed it, it cannot be taken back. Who reads a language that is empty gets the English text, or any. */
export function BroadcastForm() {
  return (
    <PageForm
      call="POST /api/console/marquee"
      values={{ text: NO_TEXTS }}
      fields={[
        (form) => (
          <LanguageTabs texts={[form.values.text]}>{(language) => <FieldRows form={form} rows={[lineIn(language)]} />}</LanguageTabs>
        ),
      ]}
      sent={(body) => ({ body })}
      adds="Broadcast"
      ask={{ title: 'Ask for this broadcast?', action: 'Ask for it', about: ({ text }) => <AsRead text={text} /> }}
      refreshes={[]}
    />
  );
}

function lineIn(language: TextLanguage): FieldRow<MarqueeDraft> {
  return { kind: 'line', name: 'text', language, label: 'Text', maxLength: BROADCAST_MAX, minRows: 2 };
}

/** What each language reads. */
function AsRead({ text }: MarqueeDraft) {
  return (
    <>
      {TEXT_LANGUAGES.map(({ key, name }) => (
        <Text key={key} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <b>{name}</b>: {textIn(key, text) || '–'}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        It is shown when a second person confirms it, and cannot be taken back then.
      </Text>
    </>
  );
}
