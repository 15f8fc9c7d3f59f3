import { z } from 'zod';
import { type FindFeeResult, findFee, lockMethod, setFee } from '#queries/cash/method-console.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { tellMethods } from './tell-player.ts';

const Fee = z.object({ method_id: z.number(), fee_percent: z.number() });

/** Another fee of a way to pay: an operator alone could credit cards with more than the house gets for them. */
export const feeDeed: DeedKind<z.output<typeof Fee>, FindFeeResult> = {
  kind: 'payment_method_fee',
  asks: ['cash'],
  decides: ['cash'],
  data: Fee,
  subject: ({ method_id }) => `payment_method:${method_id}`,
  async lock(tx, { method_id }) {
    await lockMethod.run({ method_id }, tx);
  },
  async basis(db, { method_id }) {
    const [found] = await findFee.run({ method_id }, db);
    return found ?? null;
  },
  title: (_data, { name }) => `The fee of ${name} is changed`,
  lines: (data, basis) => [{ field: 'Fee', before: `${basis.fee_percent} %`, after: `${data.fee_percent} %` }],
  async perform(tx, { data }) {
    await setFee.run(data, tx);
    await tellMethods(tx);
  },
};
