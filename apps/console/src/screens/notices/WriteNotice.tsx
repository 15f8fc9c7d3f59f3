import { SegmentedControl, Text, Textarea, TextInput } from '@mantine/core';
import { NO_TEXTS, type TextLanguage, type Texts, textIn } from '@shwekan/phrases/per-language';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { DEED_ASKED } from '../../parts/deed-notice.ts';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { trimmed } from '../../parts/languages.ts';
import { NoticePlayerPicker } from '../../parts/PlayerPicker.tsx';
import { PreviewBox } from '../../parts/PreviewBox.tsx';
import { useAction } from '../../parts/use-action.ts';
import { AUDIENCES, type Audience, BODY_MAX, TITLE_MAX } from './notices.ts';

/** Writes a message. Nothing is sent until a second person confirms it. */
export function WriteNotice({ close }: { close: () => void }) {
  const [audience, setAudience] = useState<Audience>('all');
  const [player_id, setPlayer] = useState<number | null>(null);
  const [language, setLanguage] = useState<TextLanguage>('my');
  const [title, setTitle] = useState<Texts>(NO_TEXTS);
  const [body, setBody] = useState<Texts>(NO_TEXTS);
  const write = useAction('POST /api/console/notices', {
    done: DEED_ASKED,
    refreshes: ['GET /api/console/deeds'],
    onDone: close,
  });
  const sent = { title: trimmed(title), body: trimmed(body), audience, player_id: audience === 'player' ? player_id : null };
  return (
    <Confirm
      title="Write a message to players"
      action="Write"
      size="lg"
      isRunning={write.isPending}
      isBlocked={sent.title.en === '' || (audience === 'player' && player_id === null)}
      close={close}
      confirm={() => write.mutate({ body: sent })}
    >
      <SegmentedControl
        aria-label="To"
        value={audience}
        onChange={(to) => setAudience(AUDIENCES.find((it) => it.value === to)?.value ?? 'all')}
        data={[...AUDIENCES]}
      />
      {audience === 'player' && <NoticePlayerPicker player_id={player_id} pick={setPlayer} />}
      <LanguageTabs language={language} choose={setLanguage}>
        {(key) => (
          <>
            <TextInput
              label="Title"
              required={key === 'en'}
              lang={key}
              maxLength={TITLE_MAX}
              value={title[key]}
              onChange={(event) => setTitle({ ...title, [key]: event.currentTarget.value })}
            />
            <Textarea
              label="Text"
              lang={key}
              maxLength={BODY_MAX}
              autosize
              minRows={2}
              value={body[key]}
              onChange={(event) => setBody({ ...body, [key]: event.currentTarget.value.replace(/\n/g, ' ') })}
            />
          </>
        )}
      </LanguageTabs>
      <PreviewBox language={language}>
        <Text fw={600}>{textIn(language, title) || ' '}</Text>
        <Text>{textIn(language, body)}</Text>
      </PreviewBox>
      <Text size="sm" c="dimmed">
        The English title is needed; it is shown where a language is empty. Players who take a break from play hear nothing that is meant
        for many.
      </Text>
    </Confirm>
  );
}
