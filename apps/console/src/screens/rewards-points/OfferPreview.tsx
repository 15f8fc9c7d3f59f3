import { Avatar, Group, Text } from '@mantine/core';
import { type TextLanguage, type Texts, textIn } from '@shwekan/phrases/per-language';
import { countShown, kyatShown, PYA_PER_KYAT } from '@shwekan/rules';
import { PreviewBox } from '../../parts/PreviewBox.tsx';

type OfferView = { name: Texts; point: number; amount: number | string };

/** An offer as players of a language will read it. */
export function OfferPreview({ language, image, offer }: { language: TextLanguage; image: string | null; offer: OfferView }) {
  return (
    <PreviewBox language={language}>
      <Group gap="sm" wrap="nowrap">
        <Avatar src={image} alt="" radius="sm" color="gray">
          –
        </Avatar>
        <div>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {textIn(language, offer.name) || ' '}
          </Text>
          <Text size="sm" lang="en">
            {countShown(offer.point)} points, {kyatShown(Number(offer.amount) * PYA_PER_KYAT)} kyat
          </Text>
        </div>
      </Group>
    </PreviewBox>
  );
}
