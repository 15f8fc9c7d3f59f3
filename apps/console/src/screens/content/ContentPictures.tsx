import { Group, Text } from '@mantine/core';
import type { TextLanguage } from '@shwekan/phrases/per-language';
import { TEXT_LANGUAGES } from '../../parts/languages.ts';
import { PictureButton } from '../../parts/PictureButton.tsx';
import type { Item } from './content.ts';

/** The picture of a language. Without one, players of that language see the English one. */
export function ContentPictures({ item, language }: { item: Item; language: TextLanguage }) {
  const name = TEXT_LANGUAGES.find(({ key }) => key === language)?.name ?? '';
  return (
    <Group justify="space-between">
      <Text size="sm" fw={500}>
        Picture for {name}
      </Text>
      <PictureButton
        label="Picture"
        picture={item.images[language]}
        call="POST /api/console/content/:id/image/:language"
        sent={(image) => ({ params: { id: item.id, language }, image })}
        refreshes={['GET /api/console/content']}
      />
    </Group>
  );
}
