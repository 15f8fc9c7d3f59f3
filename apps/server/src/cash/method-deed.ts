import { z } from 'zod';
import { type FindFeeResult, findFee, lockMethod, setFeeAndName } from '#queries/cash/method-console.ts';
import { changedLines, type DeedKind } from '../platform/deeds/kind.ts';
import { tellMethods } from './tell-player.ts';

/** Only what is to be another is in it. */
const Change = z.object({ method_id: z.number(), fee_percent: z.number().optional(), name: z.string().optional() });
const WORDS = { name: 'Name', fee: 'Fee' };

/**
 * Another fee or name of a way to pay: an operator alone could credit cards with more than the house gets for them, or have players pay by
 * another app to what two have confirmed as an account of this one.
 */
export const methodDeed: DeedKind<z.output<typeof Change>, FindFeeResult> = {
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
    const [found] = await findFee.run({ method_id }, db);
    return found ?? null;
  },
  title: (data, { name }) => (data.name === undefined ? `The fee of ${name} is changed` : `The way to pay ${name} gets another name`),
  lines({ name, fee_percent }, basis) {
    const after = { ...(name === undefined ? {} : { name }), ...(fee_percent === undefined ? {} : { fee: `${fee_percent} %` }) };
    return changedLines(WORDS, { name: basis.name, fee: `${basis.fee_percent} %` }, after);
  },
  async perform(tx, { data: { method_id, fee_percent = null, name = null } }) {
    await setFeeAndName.run({ method_id, fee_percent, name }, tx);
    await tellMethods(tx);
  },
};
