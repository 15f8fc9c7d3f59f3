import { CASH_IN_QUICK_AMOUNTS_KYAT, kyatWire, PYA_PER_KYAT } from '@shwekan/rules';
import type { World } from '../platform/world.ts';
import { type ListMethodsInResult, listMethodsIn } from './methods.queries.ts';

type Account = { account_number: string; account_name: string };

/** How to pay in now, by kind of method, each with its own limits and our accounts. */
export async function showCashIn(world: World) {
  const methods = await listMethodsIn.run(undefined, world.db);
  const ofKind = (kind: string) => methods.filter((it) => it.kind === kind);
  return {
    pay: ofKind('pay').map(methodWire),
    banking: ofKind('banking').map(methodWire),
    mobile_topup: ofKind('mobile_topup').map((it) => ({ id: it.id, name: it.name, logo: it.logo, percentage: it.fee_percent })),
  };
}

/** The amounts offered as buttons, and the widest limits of the open methods. */
export async function cashInAmounts(world: World) {
  const methods = await listMethodsIn.run(undefined, world.db);
  const minimum_pya = Math.min(...methods.map((it) => it.in_min_pya));
  const maximum_pya = Math.max(...methods.map((it) => it.in_max_pya));
  // Every method may be closed: then nothing is offered.
  if (methods.length === 0) return { data: [], minimum: kyatWire(0), maximum: kyatWire(0) };
  const offered = CASH_IN_QUICK_AMOUNTS_KYAT.filter((it) => it * PYA_PER_KYAT >= minimum_pya && it * PYA_PER_KYAT <= maximum_pya);
  return { data: offered.map(String), minimum: kyatWire(minimum_pya), maximum: kyatWire(maximum_pya) };
}

function methodWire(it: ListMethodsInResult) {
  return {
    id: it.id,
    name: it.name,
    logo: it.logo,
    minimum: kyatWire(it.in_min_pya),
    maximum: kyatWire(it.in_max_pya),
    // Made by the query as JSON of this shape.
    payment_account_numbers: it.accounts as Account[],
  };
}
