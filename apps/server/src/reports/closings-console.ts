import type { AnswerRow, closings } from '@shwekan/contract';
import { type PageOfClosingsResult, pageOfClosings, writeChecks } from '#queries/reports/closings-console.ts';
import { newestSigned } from '#queries/reports/signing.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { readWithCount } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { type ClosingStatement, readClosings, statementOf } from './closing-statement.ts';
import { changesOf, figuresOfDays } from './period-figures.ts';

type Closing = AnswerRow<'GET /api/console/reports/closings'>;

/** The statement of player funds against the house's accounts, day by day, newest first. */
export async function listClosings({ db }: World, { query }: Call<typeof closings.list>) {
  const { rows, total_count } = await readWithCount(db, pageOfClosings, { days: null }, query);
  return { total_count, data: await withSigned(db, rows) };
}

/**
 * Writes down what an operator counted in the house's real accounts for a day. It moves nothing, so one person does; what was counted before
 * stays, and the trail has both. Refuses `method_not_found` for a way to pay that the day has not.
 */
export async function checkAccounts({ db }: World, call: Call<typeof closings.checkAccounts>) {
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

/** Closings with who signed them, whose signature waits for a second one, and whether what they signed reads otherwise by now. */
async function withSigned(db: Queryable, rows: readonly PageOfClosingsResult[]): Promise<Closing[]> {
  const days = rows.filter((it) => it.signed_at !== null).map((it) => it.day);
  const signed = new Map((await newestSigned.run({ periods: days, since: null }, db)).map((it) => [it.period, it.figures]));
  const figures = await figuresOfDays(db, days);
  return rows.map((row) => {
    const { day, asked_by, signed_by, signed_at, first_signed_by } = row;
    const closing = { ...statementOf(row), first_signed_by };
    if (asked_by === null || signed_by === null || signed_at === null) return { ...closing, signed: null };
    const is_changed = changesOf(signed.get(day) ?? [], figures.get(day) ?? []).length > 0;
    return { ...closing, signed: { asked_by, signed_by, signed_at: signed_at.toISOString(), is_changed } };
  });
}

/** What the trail keeps of a statement. */
function toldOf({ owed, counted, difference, accounts }: ClosingStatement) {
  return { owed, counted, difference, accounts: Object.fromEntries(accounts.map((it) => [it.method, it.counted])) };
}
