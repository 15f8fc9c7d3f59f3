import { Image, Text } from '@mantine/core';
import { type TextLanguage, textIn } from '@shwekan/phrases/per-language';
import { PreviewBox } from '../../parts/PreviewBox.tsx';
import { type ContentDraft, KINDS, type Kind } from './content.ts';

/** What players of a language will see. */
export function Preview({ kind, said, language }: { kind: Kind; said: ContentDraft; language: TextLanguage }) {
  const title = textIn(language, said.title);
  const body = textIn(language, said.body);
  const { en, my, zh, th } = said.images;
  const picture = said.images[language] ?? en ?? my ?? zh ?? th;
  return (
    <PreviewBox language={language}>
      {KINDS[kind].has_picture && picture !== null && (
        <Image src={picture} alt={title} radius="md" style={{ aspectRatio: '5 / 2' }} fit="cover" />
      )}
      {KINDS[kind].has_picture && picture === null && (
        <Text size="sm" c="dimmed" lang="en">
          No picture yet. It can be sent once the banner is added.
        </Text>
      )}
      {kind !== 'header_text' && title !== '' && <Text fw={600}>{title}</Text>}
      {body !== '' && <Text style={{ whiteSpace: 'pre-line' }}>{body}</Text>}
    </PreviewBox>
  );
}
