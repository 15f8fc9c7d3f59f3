import { CONVERSATION_IMAGES_DAYS } from '@shwekan/rules';
import { forgetImage, someOldImages, unnamedImages } from '#queries/support/jobs.ts';
import type { Jobs } from '../platform/jobs.ts';
import { forgetPrivate, sweepPrivate } from '../platform/private-image.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Deletes pictures of conversations that are old, or that no message names. */
export function supportJobs(world: World, files: Files): Jobs {
  return {
    loops: [
      { name: 'conversation-images', every_ms: HOUR_MS, run: () => forgetConversationImages(world, files) },
      { name: 'conversations-swept', every_ms: DAY_MS, run: () => sweep(world, files) },
    ],
  };
}

/** Deletes pictures that are old. */
export async function forgetConversationImages(world: World, files: Files): Promise<void> {
  await forgetPrivate(world, files, {
    some: (row_count) => someOldImages.run({ days: CONVERSATION_IMAGES_DAYS, row_count }, world.db),
    forget: async (message_id) => void (await forgetImage.run({ message_id }, world.db)),
  });
}

async function sweep(world: World, files: Files): Promise<void> {
  await sweepPrivate(files, 'support', async (keys) => (await unnamedImages.run({ keys }, world.db)).map((it) => it.key));
}
