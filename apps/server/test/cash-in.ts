import { decide } from './deeds.ts';
import { must, type TestPlayer } from './people.ts';
import type { TestWorld } from './world.ts';

let nextTransaction = 100_000;

/** Gives a player money the only way there is: a cash-in that an operator approves. */
export async function cashIn(world: TestWorld, player: TestPlayer, kyat: number, operator: string, promo_code?: string): Promise<void> {
  const { approve } = await askCashIn(world, player, kyat, promo_code);
  await approve(operator);
}

/** A cash-in that a player asks for, to be approved later. */
export async function askCashIn(world: TestWorld, player: TestPlayer, kyat: number, promo_code?: string) {
  const methods = await must(world.call('GET /api/payment-method/show-cashin'));
  const method = methods.pay[0];
  const account = method?.payment_account_numbers[0];
  if (!method || !account) throw new Error('no payment method is open');
  nextTransaction += 1;
  const transaction_id = String(nextTransaction);
  const asked = await must(
    world.call('POST /api/cash-in', {
      token: player.token,
      body: {
        payment_id: method.id,
        account_name: 'U Test',
        transaction_id,
        amount: kyat,
        ...(promo_code === undefined ? {} : { promo_code }),
        holder_phone: account.account_number,
      },
    }),
  );
  return {
    async approve(operator: string): Promise<void> {
      const approved = world.call('POST /api/console/cash-in/:id/approve', {
        token: operator,
        params: { id: asked.data.id },
        body: { full_transaction_id: `KBZ${transaction_id}` },
      });
      await must(decide(world, approved));
    },
  };
}
