import type { AnswerRow, reports } from '@shwekan/contract';
import { kyatWire } from '@shwekan/rules';
import { type PageOfClosingsResult, pageOfClosings, writeChecks } from '#queries/reports/closings-console.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { readWithCount } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { figuresOfDays, hashOf } from './period-figures.ts';

type Closing = AnswerRow<'GET /api/console/reports/closings'>;
/** A closing beside the accounts, without who signed it. */
export type ClosingStatement = Omit<Closing, 'signed'>;
/** A way to pay as the query writes it. */
type Account = { method: string; name: string; booked_pya: number; counted_pya: number | null };

/** The statement of player funds against the house's accounts, day by day, newest first. */
export async function listClosings({ db }: World, { query }: Call<typeof reports.closings>) {
  const { rows, total_count } = await readWithCount(db, pageOfClosings, { days: null }, query);
  return { total_count, data: await withSigned(db, rows) };
}

/** Closings of some days, without who signed them. */
export async function readClosings(db: Queryable, days: string[]): Promise<ClosingStatement[]> {
  const rows = await pageOfClosings.run({ days, row_count: days.length, skipped: 0 }, db);
  return rows.map(statementOf);
}

/**
 * Writes down what an operator counted in the house's real accounts for a day. It moves nothing, so one person does; what was counted before
 * stays, and the trail has both. Refuses `method_not_found` for a way to pay that the day has not.
 */
export async function checkAccounts({ db }: World, call: Call<typeof reports.checkAccounts>) {
  const { day, accounts } = call.body;
  const counted = new Map(accounts.map((it) => [it.method, it.amount]));
  return db.transaction(async (tx) => {
    const [before] = await readClosings(tx, [day]);
    if (before === undefined) throw new Refusal('not_found');
    const known = new Set(before.accounts.map((it) => it.method));
    if (![...counted.keys()].every((it) => known.has(it))) throw new Refusal('method_not_found');
    const columns = { methods: [...counted.keys()], amounts_pya: [...counted.values()] };
    await writeChecks.run({ day, operator_id: call.who.operator_id, ...columns }, tx);
    const data = await oneClosing(tx, day);
    if (data === null) throw new Error(`the closing of ${day} is gone`);
    await auditCall(tx, call, { action: 'check_accounts', subject: `closing:${day}`, before: toldOf(before), after: toldOf(data) });
    return { data };
  });
}

async function oneClosing(db: Queryable, day: string): Promise<Closing | null> {
  const [row] = await pageOfClosings.run({ days: [day], row_count: 1, skipped: 0 }, db);
  return row ? withSigned(db, [row]).then(([it]) => it ?? null) : null;
}

/** Closings with who signed them, and whether what they signed reads otherwise by now. */
async function withSigned(db: Queryable, rows: readonly PageOfClosingsResult[]): Promise<Closing[]> {
  const signed = rows.filter((it) => it.signed_sha256 !== null).map((it) => it.day);
  const figures = await figuresOfDays(db, signed);
  return rows.map((row) => {
    const { day, asked_by, signed_by, signed_at, signed_sha256 } = row;
    if (asked_by === null || signed_by === null || signed_at === null) return { ...statementOf(row), signed: null };
    const is_changed = hashOf(day, figures.get(day) ?? []) !== signed_sha256;
    return { ...statementOf(row), signed: { asked_by, signed_by, signed_at: signed_at.toISOString(), is_changed } };
  });
}

/** What the trail keeps of a statement. */
function toldOf({ owed, counted, difference, accounts }: ClosingStatement) {
  return { owed, counted, difference, accounts: Object.fromEntries(accounts.map((it) => [it.method, it.counted])) };
}

function statementOf(row: PageOfClosingsResult): ClosingStatement {
  const { day, first_entry, last_entry, entry_count, open_stakes_pya, below_zero_pya, entry_root, funds_root, checked_by, checked_at } =
    row;
  const purses = [
    ['main', row.main_pya],
    ['game', row.game_pya],
    ['hold', row.hold_pya],
    ['promotion', row.promotion_pya],
    ['referral', row.referral_pya],
  ] as const;
  const owed_pya = purses.reduce((sum, [, pya]) => sum + pya, open_stakes_pya);
  const accounts = row.accounts as Account[]; // as the query writes them
  const counted = accounts.map((it) => it.counted_pya);
  const counted_pya = counted.includes(null) || counted.length === 0 ? null : sumOf(counted.map((it) => it ?? 0));
  return {
    ...{ day, first_entry, last_entry, entry_count, entry_root, funds_root, checked_by },
    owed: kyatWire(owed_pya),
    purses: purses.map(([purse, pya]) => ({ purse, amount: kyatWire(pya) })),
    open_stakes: kyatWire(open_stakes_pya),
    below_zero: kyatWire(below_zero_pya),
    accounts: accounts.map((it) => ({
      ...{ method: it.method, name: it.name, booked: kyatWire(it.booked_pya), counted: wireOf(it.counted_pya) },
      difference: wireOf(it.counted_pya === null ? null : it.counted_pya - it.booked_pya),
    })),
    booked: kyatWire(sumOf(accounts.map((it) => it.booked_pya))),
    counted: wireOf(counted_pya),
    difference: wireOf(counted_pya === null ? null : counted_pya - owed_pya),
    checked_at: checked_at?.toISOString() ?? null,
  };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, it) => sum + it, 0);
}

function wireOf(pya: number | null): string | null {
  return pya === null ? null : kyatWire(pya);
}
