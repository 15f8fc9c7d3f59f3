import { CASH_IN_QUICK_AMOUNTS_KYAT, CASH_OUT_QUICK_AMOUNTS_KYAT, kyatWire, PYA_PER_KYAT, roomTold } from '@shwekan/rules';
import {
  type ListMethodsInResult,
  type ListTransferMethodsResult,
  listMethodsIn,
  listMethodsOut,
  listTransferMethods,
  readUsualPayment,
} from '#queries/cash/methods.ts';
import type { World } from '../platform/world.ts';
import { termsOf } from './terms.ts';
import { ENOUGH_ANSWERS, usualMinutes } from './usual-wait.ts';

type Account = { account_number: string; account_name: string; left_pya: number | null };

/** How to pay in now, by kind of method, each with its own limits and our accounts; and what takes no money now and did. */
export async function showCashIn(world: World) {
  const [methods, transfers] = await Promise.all([listMethodsIn.run(undefined, world.db), listTransferMethods.run(undefined, world.db)]);
  const ofKind = (kind: string) => methods.filter((it) => it.kind === kind);
  const open = new Set(methods.map((it) => it.id));
  return {
    pay: ofKind('pay').map(methodWire),
    banking: ofKind('banking').map(methodWire),
    mobile_topup: ofKind('mobile_topup').map((it) => ({ ...methodWire(it), percentage: it.fee_percent })),
    closed: transfers.filter((it) => !open.has(it.id)).map(wayWire),
  };
}

/** How to be paid out now, by kind of method, each with its own limits. */
export async function showCashOut(world: World) {
  const methods = await listMethodsOut.run(undefined, world.db);
  const wire = methods.map((it) => ({
    id: it.id,
    code: it.code,
    name: it.name,
    logo: it.logo,
    minimum: kyatWire(it.out_min_pya),
    maximum: kyatWire(it.out_max_pya),
  }));
  const ofKind = (kind: string) => wire.filter((_, place) => methods[place]?.kind === kind);
  const mobile_topup = ofKind('mobile_topup').map((it) => ({ id: it.id, code: it.code, name: it.name, logo: it.logo, percentage: 0 }));
  const { cash_out } = await termsOf(world.db);
  const [usual] = await readUsualPayment.run({ enough: ENOUGH_ANSWERS }, world.db);
  const usual_minutes = usualMinutes(usual);
  return { pay: ofKind('pay'), banking: ofKind('banking'), mobile_topup, needs_level_2: cash_out.needs_level_2, usual_minutes };
}

/** The amounts offered as buttons for paying in, and the widest limits of the open methods. */
export async function cashInAmounts(world: World) {
  const methods = await listMethodsIn.run(undefined, world.db);
  return amountsOf(
    CASH_IN_QUICK_AMOUNTS_KYAT,
    methods.map((it) => ({ minimum_pya: it.in_min_pya, maximum_pya: it.in_max_pya })),
  );
}

/** The amounts offered as buttons for being paid out, and the widest limits of the open methods. */
export async function cashOutAmounts(world: World) {
  const methods = await listMethodsOut.run(undefined, world.db);
  return amountsOf(
    CASH_OUT_QUICK_AMOUNTS_KYAT,
    methods.map((it) => ({ minimum_pya: it.out_min_pya, maximum_pya: it.out_max_pya })),
  );
}

function amountsOf(quick_kyat: readonly number[], methods: { minimum_pya: number; maximum_pya: number }[]) {
  // Every method may be closed: then nothing is offered.
  if (methods.length === 0) return { data: [], minimum: kyatWire(0), maximum: kyatWire(0) };
  const minimum_pya = Math.min(...methods.map((it) => it.minimum_pya));
  const maximum_pya = Math.max(...methods.map((it) => it.maximum_pya));
  const offered = quick_kyat.filter((it) => it * PYA_PER_KYAT >= minimum_pya && it * PYA_PER_KYAT <= maximum_pya);
  return { data: offered.map(String), minimum: kyatWire(minimum_pya), maximum: kyatWire(maximum_pya) };
}

function methodWire(it: ListMethodsInResult) {
  // Made by the query as JSON of this shape.
  const accounts = it.accounts as Account[];
  const limits = { minimum_pya: it.in_min_pya, maximum_pya: it.in_max_pya };
  const payment_account_numbers = accounts.map(({ account_number, account_name, left_pya }) => {
    const room_pya = roomTold(left_pya, limits);
    return { account_number, account_name, room: room_pya === null ? null : kyatWire(room_pya) };
  });
  return { ...wayWire(it), payment_account_numbers };
}

function wayWire(it: ListTransferMethodsResult) {
  return {
    id: it.id,
    code: it.code,
    name: it.name,
    logo: it.logo,
    minimum: kyatWire(it.in_min_pya),
    maximum: kyatWire(it.in_max_pya),
  };
}
