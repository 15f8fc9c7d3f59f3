import { isDeepStrictEqual } from 'node:util';
import type { paymentMethods } from '@shwekan/contract';
import { kyatWire } from '@shwekan/rules';
import {
  findAccount,
  findPlace,
  insertMethod,
  type ListMethodsForOperatorResult,
  listMethodsForOperator,
  lockAccount,
  lockMethod,
  updateAccount,
  updateMethod,
} from '#queries/cash/method-console.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { replacePicture } from '../platform/pictures.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { accountDeed, newAccountDeed } from './account-deeds.ts';
import { methodDeed } from './method-deed.ts';
import { sentOnly } from './promotions.ts';
import { tellMethods } from './tell-player.ts';

type Account = { id: number; account_number: string; account_name: string; is_open: boolean };

/** Every way to pay for an operator, closed ones too, with our accounts. */
export async function listMethods(world: World) {
  return { data: (await listMethodsForOperator.run({ method_id: null }, world.db)).map(forOperator) };
}

/**
 * Changes what was sent of a method, and asks for another fee or name, or for it to be open: they wait for a second person, as its logo does. To close it
 * takes nobody else: it only stops money. Refuses `amount_not_valid` when a least amount
 * would be 0 or above the most.
 */
export async function editMethod(world: World, call: Call<typeof paymentMethods.change>) {
  const method_id = call.params.id;
  return world.db.transaction(async (tx) => {
    if ((await lockMethod.run({ method_id }, tx)).length === 0) throw new Refusal('not_found');
    const before = await rowOf(tx, method_id);
    const { in_minimum, in_maximum, out_minimum, out_maximum, fee_percent, name, cash_in_open, cash_out_open, ...rest } = sentOnly(
      call.body,
    );
    const amounts = { in_min_pya: in_minimum, in_max_pya: in_maximum, out_min_pya: out_minimum, out_max_pya: out_maximum };
    const stays_open = {
      cash_in_open: before.cash_in_open && cash_in_open !== false,
      cash_out_open: before.cash_out_open && cash_out_open !== false,
    };
    const after = { ...before, ...rest, ...sentOnly(amounts), ...stays_open };
    refuseLimits(after.in_min_pya, after.in_max_pya, 'in_minimum');
    refuseLimits(after.out_min_pya, after.out_max_pya, 'out_minimum');
    await updateMethod.run({ ...after, method_id }, tx);
    const asked = sentOnly({
      name: name === before.name ? undefined : name,
      fee_percent: fee_percent === before.fee_percent ? undefined : fee_percent,
      cash_in_open: (cash_in_open && !before.cash_in_open) || undefined,
      cash_out_open: (cash_out_open && !before.cash_out_open) || undefined,
    });
    const takes_two = Object.keys(asked).length > 0;
    const deed_id = takes_two
      ? await askDeed(tx, methodDeed, { data: { method_id, ...asked }, who: call.who, address: call.address })
      : null;
    if (deed_id === null || !isDeepStrictEqual(before, after)) {
      await tellMethods(tx);
      const audited = { before: forOperator(before), after: forOperator(after) };
      await auditCall(tx, call, { action: 'change_payment_method', subject: `payment_method:${method_id}`, ...audited });
    }
    return { data: forOperator(after), deed_id };
  });
}

const CODES_TRIED = 50;

/**
 * Adds a way to pay, off both ways. Its code, which the ledger names its purse by, is made of its name and stays. A card that is to cost less than
 * the dearest of ours costs that until a second person has confirmed the fee.
 */
export async function addMethod(world: World, call: Call<typeof paymentMethods.add>) {
  const { name, kind, fee_percent } = call.body;
  const word = name.toLowerCase().replace(/[^a-z0-9]/g, '') || kind;
  return world.db.transaction(async (tx) => {
    for (let nth = 1; nth <= CODES_TRIED; nth += 1) {
      const code = nth === 1 ? word : `${word}-${nth}`;
      const [added] = await insertMethod.run({ code, name, kind, fee_percent }, tx);
      if (!added) continue;
      const data = forOperator(await rowOf(tx, added.id));
      await auditCall(tx, call, { action: 'add_payment_method', subject: `payment_method:${added.id}`, after: data });
      const method_id = added.id;
      const deed_id =
        added.fee_percent === fee_percent
          ? null
          : await askDeed(tx, methodDeed, { data: { method_id, fee_percent }, who: call.who, address: call.address });
      return { data, deed_id };
    }
    throw new Error(`there are ${CODES_TRIED} ways to pay called ${name}`);
  });
}

/** Asks for another logo of a way to pay, the first one too; its file waits with the deed, and stays to be looked at. Refuses `image_not_valid`. */
export async function setLogo(world: World, files: Files, call: Call<typeof paymentMethods.setLogo>) {
  const method_id = call.params.id;
  const { data } = await replacePicture(world, { files, sent: call.image }, async (tx, logo) => {
    const deed_id = await askDeed(tx, methodDeed, { data: { method_id, logo }, who: call.who, address: call.address });
    return { before: null, data: { data: forOperator(await rowOf(tx, method_id)), deed_id } };
  });
  return data;
}

/** Asks for an account of ours to be added to a method; refuses `account_taken` for a number it has. */
export async function addAccount(world: World, call: Call<typeof paymentMethods.addAccount>) {
  const data = { method_id: call.params.id, ...call.body };
  return world.db.transaction(async (tx) => {
    const [place] = await findPlace.run(data, tx);
    if (place?.is_taken) throw new Refusal('account_taken', { errors: { account_number: 'account_taken' } });
    const deed_id = await askDeed(tx, newAccountDeed, { data, who: call.who, address: call.address });
    return { data: forOperator(await rowOf(tx, data.method_id)), deed_id };
  });
}

/**
 * Asks for another holder of an account of ours, or for it to be open again. To close one takes nobody else: it only stops money. Its number
 * stays: requests name it.
 */
export async function editAccount(world: World, call: Call<typeof paymentMethods.changeAccount>) {
  const account_id = call.params.id;
  return world.db.transaction(async (tx) => {
    await lockAccount.run({ account_id }, tx);
    const [before] = await findAccount.run({ account_id }, tx);
    if (!before) throw new Refusal('not_found');
    const { method_id } = before;
    const { account_name = before.account_name, is_open = before.is_open } = call.body;
    const data = { account_id, account_name, is_open };
    let deed_id: number | null = null;
    if (account_name !== before.account_name || (is_open && !before.is_open)) {
      deed_id = await askDeed(tx, accountDeed, { data, who: call.who, address: call.address });
    } else {
      await updateAccount.run(data, tx);
      await tellMethods(tx);
      await auditCall(tx, call, {
        action: 'change_payment_account',
        subject: `payment_method:${method_id}`,
        before,
        after: { id: account_id, ...call.body },
      });
    }
    return { data: forOperator(await rowOf(tx, method_id)), deed_id };
  });
}

async function rowOf(db: Queryable, method_id: number): Promise<ListMethodsForOperatorResult> {
  const [row] = await listMethodsForOperator.run({ method_id }, db);
  if (!row) throw new Error(`payment method ${method_id} is gone`);
  return row;
}

function forOperator({ in_min_pya, in_max_pya, out_min_pya, out_max_pya, ...row }: ListMethodsForOperatorResult) {
  return {
    ...row,
    in_minimum: kyatWire(in_min_pya),
    in_maximum: kyatWire(in_max_pya),
    out_minimum: kyatWire(out_min_pya),
    out_maximum: kyatWire(out_max_pya),
    // Made by the query as JSON of this shape.
    accounts: row.accounts as Account[],
  };
}

function refuseLimits(minimum_pya: number, maximum_pya: number, field: string): void {
  if (minimum_pya <= 0 || minimum_pya > maximum_pya) throw new Refusal('amount_not_valid', { errors: { [field]: 'amount_not_valid' } });
}
