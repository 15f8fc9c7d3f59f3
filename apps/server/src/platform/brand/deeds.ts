import { type AnyDeedKind, changedLines, type DeedKind } from '../deeds/kind.ts';
import { lockSetting, readSetting, writeSetting } from '../house-settings.ts';
import { BRAND, BrandShape, type KnownBrand } from './brand.ts';

const WORDS = { name: 'Name', logo: 'Logo', accent: 'Accent colour' };
type Basis = { brand: KnownBrand };

/** The brand of the house: players trust what bears it. */
export const brandDeed: DeedKind<KnownBrand, Basis> = {
  kind: 'brand',
  asks: ['owner'],
  decides: ['owner'],
  data: BrandShape,
  subject: () => 'brand',
  lock: (tx) => lockSetting(tx, BRAND),
  basis: async (db) => ({ brand: await readSetting(db, BRAND) }),
  title: () => 'The brand of the house is another',
  lines: (data, { brand }) => changedLines(WORDS, brand, data),
  async perform(tx, { data }) {
    await writeSetting(tx, BRAND, data);
  },
};

/** What needs a second owner here. */
export const brandDeeds: readonly AnyDeedKind[] = [brandDeed];
