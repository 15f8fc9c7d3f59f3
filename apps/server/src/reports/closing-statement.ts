import type { AnswerRow } from '@shwekan/contract';
import { kyatWire } from '@shwekan/rules';
import { type PageOfClosingsResult, pageOfClosings } from '#queries/reports/closings-console.ts';
import type { Queryable } from '../platform/db.ts';
import { namesApart } from './labels.ts';

/** A closing beside the accounts, without who signed it. */
export type ClosingStatement = Omit<AnswerRow<'GET /api/console/reports/closings'>, 'signed' | 'first_signed_by'>;
/** A way to pay as the query writes it. */
type Account = { method: string; name: string; booked_pya: number; counted_pya: number | null };

/** Closings of some days, without who signed them. */
export async function readClosings(db: Queryable, days: string[]): Promise<ClosingStatement[]> {
  const rows = await pageOfClosings.run({ days, row_count: days.length, skipped: 0 }, db);
  return rows.map(statementOf);
}

/** What a closing says, as it is sent. */
export function statementOf(row: PageOfClosingsResult): ClosingStatement {
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
  const booked_pya = sumOf(accounts.map((it) => it.booked_pya));
  const names = new Map(namesApart(accounts.map((it) => [it.method, it.name])));
  const counted = accounts.map((it) => it.counted_pya);
  const counted_pya = counted.includes(null) || counted.length === 0 ? null : sumOf(counted.map((it) => it ?? 0));
  return {
    ...{ day, first_entry, last_entry, entry_count, entry_root, funds_root, checked_by },
    owed: kyatWire(owed_pya),
    purses: purses.map(([purse, pya]) => ({ purse, amount: kyatWire(pya) })),
    open_stakes: kyatWire(open_stakes_pya),
    below_zero: kyatWire(below_zero_pya),
    accounts: accounts.map((it) => ({
      ...{ method: it.method, name: names.get(it.method) ?? it.method, booked: kyatWire(it.booked_pya), counted: wireOf(it.counted_pya) },
      difference: wireOf(it.counted_pya === null ? null : it.counted_pya - it.booked_pya),
    })),
    booked: kyatWire(booked_pya),
    counted: wireOf(counted_pya),
    missing: wireOf(counted_pya === null ? null : counted_pya - booked_pya),
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
