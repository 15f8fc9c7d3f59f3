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
  cash_in_open: z.literal(true).optional(),
  cash_out_open: z.literal(true).optional(),
});
type Change = z.output<typeof Change>;
const WORDS = { name: 'Name', logo: 'Logo', fee: 'Fee', cash_in: 'Cash in', cash_out: 'Cash out' };
const UNKNOWN = { name: null, logo: null, fee: null, cash_in: null, cash_out: null };

/**
 * Another fee, name or logo of a way to pay: an operator alone could credit cards with more than the house gets for them, or have players pay by
 * another app to what two have confirmed as an account of this one. And that one opens: the name of a new one may say whom to pay, and a card is shown without any account.
 */
export const methodDeed: DeedKind<Change, FindKnownByResult> = {
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
  title({ name, logo, ...data }, now) {
    if (isOpening(data)) return `The way to pay ${now.name} opens`;
    if (name !== undefined) return `The way to pay ${now.name} gets another name`;
    return logo === undefined ? `The fee of ${now.name} is changed` : `The way to pay ${now.name} gets another logo`;
  },
  lines(data, now) {
    const { name, logo, fee_percent, cash_in_open, cash_out_open } = data;
    const known = { name: now.name, logo: now.logo, fee: `${now.fee_percent} %` };
    const fee = fee_percent === undefined ? undefined : `${fee_percent} %`;
    const asked = sentOnly({ name, logo, fee, cash_in: cash_in_open && 'open', cash_out: cash_out_open && 'open' });
    const changes = changedLines(WORDS, { ...known, cash_in: 'closed', cash_out: 'closed' }, asked);
    if (!isOpening(data)) return changes;
    // Who lets players see it reads all that they know it by, also what stays as it is.
    const stays = changedLines(WORDS, UNKNOWN, known).filter((it) => !changes.some(({ field }) => field === it.field));
    return [...stays, ...changes];
  },
  async perform(tx, { data: { method_id, fee_percent = null, name = null, logo = null, cash_in_open = false, cash_out_open = false } }) {
    await setKnownBy.run({ method_id, fee_percent, name, logo, cash_in_open, cash_out_open }, tx);
    await tellMethods(tx);
  },
};

function isOpening({ cash_in_open, cash_out_open }: Pick<Change, 'cash_in_open' | 'cash_out_open'>): boolean {
  return cash_in_open === true || cash_out_open === true;
}
