import type { Permission } from '@shwekan/contract';
import type { z } from 'zod';
import type { Queryable, Tx } from '../db.ts';
import type { World } from '../world.ts';

/**
 * One thing that a deed changes, in words; `before` is null for what is not there yet, `after` for what goes. What an operator wrote `is_typed`: the
 * console shows it letter by letter, and says nothing of it in another language.
 */
export type DeedLine = { field: string; before: string | null; after: string | null; is_typed?: true };

/** A deed that a second person confirmed. `operator_id` is that person. */
export type PerformedDeed<D, B> = { id: number; data: D; basis: B; asked_by: number; operator_id: number; address: string };

/**
 * A kind of deed, registered by its room. `D` is what is to be done, `B` how its subject stands; both are kept as JSON.
 * An owner may ask and decide every kind, and is never both at once.
 */
export type DeedKind<D, B> = {
  kind: string;
  asks: readonly Permission[];
  decides: readonly Permission[];
  data: z.ZodType<D>;
  /** What the deed is about, as in the audit trail: "cash_in:12". One deed of a kind waits for a subject at a time. */
  subject(data: D): string;
  /** Locks the subject, in the order of the house: until the transaction ends its basis stays. */
  lock(tx: Tx, data: D): Promise<void>;
  /** How the subject stands, null when it is gone. When that differs from when the deed was asked, the deed is stale. */
  basis(db: Queryable, data: D): Promise<B | null>;
  title(data: D, basis: B): string;
  lines(data: D, basis: B): DeedLine[];
  /** Does the deed, in the transaction that confirms it. The platform writes the audit row. */
  perform(tx: Tx, deed: PerformedDeed<D, B>): Promise<void>;
  /** What follows once that is committed. Safe to lose. */
  after?(world: World, data: D): Promise<void>;
};

/** A kind whose data and basis only the kind itself reads. */
export type AnyDeedKind = DeedKind<unknown, unknown>;

/** The lines of what `after` says otherwise than `before`, each with the words for its field. */
export function changedLines<K extends string>(
  words: Record<K, string>,
  before: Record<K, DeedLine['before']>,
  after: Partial<Record<K, DeedLine['after']>>,
): DeedLine[] {
  // The keys of the words are its fields.
  const fields = Object.keys(words) as K[];
  return fields.flatMap((field) => {
    const value = after[field];
    return value === undefined || value === before[field] ? [] : [{ field: words[field], before: before[field], after: value }];
  });
}
