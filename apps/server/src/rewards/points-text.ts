import { NO_TEXTS, type Texts, textsOf } from '@shwekan/phrases/per-language';
import { z } from 'zod';
import type { HouseSetting } from '../platform/house-settings.ts';

/** Its header and what it says below, as players of each language read it. */
export type PointsText = { header: Texts; body: Texts };
const StoredTexts = z.record(z.string(), z.string()).transform(textsOf);

/** What the points dialog says. */
export const POINTS_TEXT: HouseSetting<PointsText> = {
  key: 'points_text',
  shape: z.object({ header: StoredTexts, body: StoredTexts }),
  initial: { header: NO_TEXTS, body: NO_TEXTS },
};
