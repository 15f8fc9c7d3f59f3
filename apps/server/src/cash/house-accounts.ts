import { houseAccounts } from '@shwekan/contract';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import { type ListHouseAccountsResult, listHouseAccounts as readAccounts, setRoom as writeRoom } from '#queries/cash/house-accounts.ts';
import { lockAccount } from '#queries/cash/method-console.ts';
import { auditCall } from '../platform/audit-row.ts';
import { readNow } from '../platform/clock.ts';
import type { Queryable } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { Refusal } from '../platform/refusal.ts';
import { refuseChanged } from '../platform/seen-record.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { accountCountDeed } from './account-count-deed.ts';

/** Our accounts, with what they hold by the books, what was counted, and their room. */
export async function listHouseAccounts(world: World) {
  return { data: (await readAccounts.run({ account_id: null }, world.db)).map(forOperator) };
}

/** Sets how much an account may take. One operator is enough: whatever it is, the money comes to the same account of the house. Refuses `record_changed`. */
export async function setRoom(world: World, call: Call<typeof houseAccounts.setRoom>) {
  const account_id = call.params.id;
  const { day_room: day_room_pya, month_room: month_room_pya } = call.body;
  return world.db.transaction(async (tx) => {
    if ((await lockAccount.run({ account_id }, tx)).length === 0) throw new Refusal('not_found');
    const before = await accountOf(tx, account_id);
    refuseChanged(houseAccounts.setRoom.body.shape.before, call.body.before, forOperator(before));
    await writeRoom.run({ account_id, day_room_pya, month_room_pya }, tx);
    await auditCall(tx, call, {
      action: 'set_account_room',
      subject: `payment_account:${account_id}`,
      before: { day_room_pya: before.day_room_pya, month_room_pya: before.month_room_pya },
      after: { day_room_pya, month_room_pya },
    });
    return { data: forOperator(await accountOf(tx, account_id)) };
  });
}

/**
 * Asks a second person to sign what the payment app says that an account holds. What differs from the books and is no request that waits is told to
 * both, with a note, and is carried from then on: so it is told once. It moves no player's money.
 */
export async function countAccount(world: World, call: Call<typeof houseAccounts.count>) {
  const account_id = call.params.id;
  const { counted: counted_pya, note } = call.body;
  return world.db.transaction(async (tx) => {
    if ((await lockAccount.run({ account_id }, tx)).length === 0) throw new Refusal('not_found');
    const account = await accountOf(tx, account_id);
    const { booked_pya, waiting_pya } = account;
    const at = yangonStamp(await readNow(tx));
    const data = { account_id, counted_pya, booked_pya, waiting_pya, difference_pya: counted_pya - booked_pya - waiting_pya, note, at };
    const deed_id = await askDeed(tx, accountCountDeed, { data, who: call.who, address: call.address, reason: note });
    return { data: forOperator(account), deed_id };
  });
}

async function accountOf(db: Queryable, account_id: number): Promise<ListHouseAccountsResult> {
  const [account] = await readAccounts.run({ account_id }, db);
  if (!account) throw new Error(`account ${account_id} is gone`);
  return account;
}

function forOperator(row: ListHouseAccountsResult) {
  const { id, method_id, method, account_number, account_name, is_open, note, counted_by, signed_by } = row;
  const orNull = (pya: number | null) => (pya === null ? null : kyatWire(pya));
  return {
    ...{ id, method_id, method, account_number, account_name, is_open, note, counted_by, signed_by },
    day_room: orNull(row.day_room_pya),
    month_room: orNull(row.month_room_pya),
    used_day: kyatWire(row.used_day_pya),
    used_month: kyatWire(row.used_month_pya),
    booked: kyatWire(row.booked_pya),
    waiting: kyatWire(row.waiting_pya),
    counted: orNull(row.counted_pya),
    difference: orNull(row.difference_pya),
    counted_at: row.counted_at && yangonStamp(row.counted_at),
  };
}
