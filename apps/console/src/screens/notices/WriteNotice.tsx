import { Text } from '@mantine/core';
import { NO_TEXTS, type TextLanguage, type Texts, textIn } from '@shwekan/phrases/per-language';
import { Deed } from '../../parts/Deed.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import type { FieldRow } from '../../parts/fields.ts';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { NoticePlayerPicker } from '../../parts/PlayerPicker.tsx';
import { PreviewBox } from '../../parts/PreviewBox.tsx';
import { AUDIENCES, type Audience, BODY_MAX, TITLE_MAX } from './notices.ts';

type NoticeDraft = { audience: Audience; player_id: number | null; title: Texts; body: Texts };
const NEW: NoticeDraft = { audience: 'all', player_id: null, title: NO_TEXTS, body: NO_TEXTS };

/** Writes a message. Nothing is sent until a second person confirms it. */
export function WriteNotice({ close }: { close: () => void }) {
  return (
    <Deed
      call="POST /api/console/notices"
      title="Write a message to players"
      action="Write"
      size="lg"
      values={NEW}
      fields={[
        { kind: 'either', name: 'audience', 'aria-label': 'To', data: [...AUDIENCES] },
        ({ values, setFieldValue }) =>
          values.audience === 'player' && (
            <NoticePlayerPicker player_id={values.player_id} pick={(player_id) => setFieldValue('player_id', player_id)} />
          ),
        (form) => (
          <LanguageTabs
            texts={[form.values.title, form.values.body]}
            below={(language) => <NoticePreview language={language} {...form.values} />}
          >
            {(key) => <FieldRows form={form} rows={textsOf(key)} />}
          </LanguageTabs>
        ),
        () => (
          <Text size="sm" c="dimmed">
            The English title is needed; it is shown where a language is empty. Players who take a break from play hear nothing that is
            meant for many.
          </Text>
        ),
      ]}
      sent={({ player_id, ...more }) => {
        const isOne = more.audience === 'player';
        return more.title.en === '' || (isOne && player_id === null) ? null : { body: { ...more, player_id: isOne ? player_id : null } };
      }}
      refreshes={[]}
      close={close}
      stays
    />
  );
}

function textsOf(key: TextLanguage): FieldRow<NoticeDraft>[] {
  return [
    { kind: 'text', name: 'title', language: key, label: 'Title', required: key === 'en', maxLength: TITLE_MAX },
    { kind: 'line', name: 'body', language: key, label: 'Text', maxLength: BODY_MAX, minRows: 2 },
  ];
}

function NoticePreview({ language, title, body }: { language: TextLanguage; title: Texts; body: Texts }) {
  return (
    <PreviewBox language={language}>
      <Text fw={600}>{textIn(language, title) || ' '}</Text>
      <Text>{textIn(language, body)}</Text>
    </PreviewBox>
  );
}
