import { setTimeout } from 'node:timers/promises';
import type { Brand } from '@shwekan/contract';
import { OWN_NAME } from '@shwekan/rules';
import { z } from 'zod';
import { type HouseSetting, readSetting } from '../house-settings.ts';
import type { World } from '../world.ts';

/** What players know a house by. */
export type KnownBrand = z.output<typeof Brand>;

export const BrandShape = z.object({ name: z.string(), logo: z.string().nullable(), accent: z.string().nullable() });

/** The product's own brand, which a house has that entered none. */
export const OWN_BRAND: KnownBrand = { name: OWN_NAME, logo: null, accent: null };

/** The setting of the house. */
export const BRAND: HouseSetting<KnownBrand> = { key: 'brand', shape: BrandShape, initial: OWN_BRAND };

/** The logo that was sent last, for a change that may name it. */
export const SENT_LOGO: HouseSetting<string | null> = { key: 'brand_sent_logo', shape: z.string().nullable(), initial: null };

/** For so long pages go on with the brand that was read last, and so long they wait for a database that does not answer. */
const FRESH_MS = 2_000;
const PATIENCE_MS = 1_000;

/** Answers the brand of the house now, as far as pages and pictures need it; the same object for as long as it is the same brand. */
export type BrandNow = () => Promise<KnownBrand>;

/** Reads the brand, once for all who ask within two seconds. It never fails: while the database does not answer, what was read last holds. */
export function openBrand(world: World): BrandNow {
  let last = OWN_BRAND;
  let reading: { at_ms: number; brand: Promise<KnownBrand> } | null = null;
  const read = async () => {
    try {
      const now = await readSetting(world.db, BRAND);
      if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
    } catch (err) {
      world.log.warn({ err }, 'the brand of the house was not read');
    }
    return last;
  };
  const inTime = () => Promise.race([read(), setTimeout(PATIENCE_MS, null, { ref: false }).then(() => last)]);
  return () => {
    if (reading === null || Date.now() - reading.at_ms >= FRESH_MS) reading = { at_ms: Date.now(), brand: inTime() };
    return reading.brand;
  };
}
