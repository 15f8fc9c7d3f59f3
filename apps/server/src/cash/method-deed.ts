import { z } from 'zod';
import { type FindKnownByResult, findKnownBy, lockMethod, setKnownBy } from '#queries/cash/method-console.ts';
import { changedLines, type DeedKind } from '../platform/deeds/kind.ts';
import { sentOnly } from './promotions.ts';
import { tellMethods } from './tell-player.ts';

/** Only what is to be another is in it. */
const Change = z.object({
  method_id: z.number(),
  fee_percent: z.number().optional(),
  name: z.string().optional(),
  logo: z.string().optional(),
});
const WORDS = { name: 'Name', logo: 'Logo', fee: 'Fee' };

/**
 * Another fee, name or logo of a way to pay: an operator alone could credit cards with more than the house gets for them, or have players pay by
 * another app to what two have confirmed as an account of this one.
 */
export const methodDeed: DeedKind<z.output<typeof Change>, FindKnownByResult> = {
  // The word that the deeds of houses have had since only the fee took two.
  kind: 'payment_method_fee',
  asks: ['cash'],
  decides: ['cash'],
  data: Change,
  subject: ({ method_id }) => `payment_method:${method_id}`,
  async lock(tx, { method_id }) {
    await lockMethod.run({ method_id }, tx);
  },
  async basis(db, { method_id }) {
    const [found] = await findKnownBy.run({ method_id }, db);
    return found ?? null;
  },
  title({ name, logo }, now) {
    if (name !== undefined) return `The way to pay ${now.name} gets another name`;
    return logo === undefined ? `The fee of ${now.name} is changed` : `The way to pay ${now.name} gets another logo`;
  },
  lines({ name, logo, fee_percent }, now) {
    const fee = fee_percent === undefined ? undefined : `${fee_percent} %`;
    return changedLines(WORDS, { name: now.name, logo: now.logo, fee: `${now.fee_percent} %` }, sentOnly({ name, logo, fee }));
  },
  async perform(tx, { data: { method_id, fee_percent = null, name = null, logo = null } }) {
    await setKnownBy.run({ method_id, fee_percent, name, logo }, tx);
    await tellMethods(tx);
  },
};
