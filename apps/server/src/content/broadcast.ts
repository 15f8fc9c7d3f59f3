import type { content } from '@shwekan/contract';
import { isSilent } from '@shwekan/phrases/per-language';
import { askDeed } from '../platform/deeds/ask.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { broadcastDeed } from './broadcast-deed.ts';

/** Asks for a text to be shown to everyone who looks when a second person confirms it, each in their language. Refuses `text_missing`. It is kept nowhere but in its deed and the trail. */
export async function broadcastText(world: World, { body, who, address }: Call<typeof content.broadcast>) {
  if (isSilent(body.text)) throw new Refusal('text_missing');
  return { deed_id: await world.db.transaction((tx) => askDeed(tx, broadcastDeed, { data: body, who, address })) };
}
