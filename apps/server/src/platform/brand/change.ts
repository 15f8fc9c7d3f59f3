import { brand as calls } from '@shwekan/contract';
import { refuseAccent } from '@shwekan/rules';
import { findWaitingDeed } from '#queries/platform/deeds/deeds.ts';
import { auditCall } from '../audit-row.ts';
import { askDeed } from '../deeds/ask.ts';
import { lockSetting, readSetting, readSettings, writeSetting } from '../house-settings.ts';
import { replacePicture } from '../pictures.ts';
import { Refusal } from '../refusal.ts';
import { refuseChanged } from '../seen-record.ts';
import type { Call } from '../serve.ts';
import type { Files } from '../storage.ts';
import type { World } from '../world.ts';
import { BRAND, type KnownBrand, SENT_LOGO } from './brand.ts';
import { brandDeed } from './deeds.ts';

/** The brand, and the logo that was sent for the next one. */
export async function showBrand(world: World) {
  const { brand, sent_logo } = await readSettings<{ brand: KnownBrand; sent_logo: string | null }>(world.db, {
    brand: BRAND,
    sent_logo: SENT_LOGO,
  });
  return { data: brand, sent_logo: sent_logo === brand.logo ? null : sent_logo };
}

/**
 * Keeps a logo for a change of the brand. The one that was sent before is gone, but for one that became the brand's: pages that phones keep
 * name it. Refuses `image_not_valid`, and `deed_waits` while a change waits, which names it.
 */
export async function sendLogo(world: World, files: Files, call: Call<typeof calls.sendLogo>) {
  const { data } = await replacePicture(world, { files, sent: call.image }, async (tx, sent_logo) => {
    await lockSetting(tx, BRAND);
    const [waiting] = await findWaitingDeed.run({ kind: brandDeed.kind, subject: 'brand' }, tx);
    if (waiting) throw new Refusal('deed_waits');
    const sent = await readSetting(tx, SENT_LOGO);
    await writeSetting(tx, SENT_LOGO, sent_logo);
    await auditCall(tx, call, { action: 'send_brand_logo', subject: 'brand', after: { sent_logo } });
    return { before: sent === (await readSetting(tx, BRAND)).logo ? null : sent, data: { sent_logo } };
  });
  return { data };
}

/** Asks for another brand. Refuses `record_changed`, `accent_not_readable`, and `image_not_valid` for a logo that was not sent for it. */
export async function changeBrand(world: World, { body: { before, ...data }, who, address }: Call<typeof calls.change>) {
  const refusal = data.accent === null ? null : refuseAccent(data.accent);
  if (refusal !== null) throw new Refusal(refusal, { errors: { accent: refusal } });
  return {
    deed_id: await world.db.transaction(async (tx) => {
      await lockSetting(tx, BRAND);
      const now = await readSetting(tx, BRAND);
      refuseChanged(calls.change.body.shape.before, before, now);
      const known = [null, now.logo, await readSetting(tx, SENT_LOGO)];
      if (!known.includes(data.logo)) throw new Refusal('image_not_valid', { errors: { logo: 'image_not_valid' } });
      return askDeed(tx, brandDeed, { data, who, address });
    }),
  };
}
