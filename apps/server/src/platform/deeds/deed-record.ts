import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { mayDo } from '@shwekan/contract';
import { findAsker } from '#queries/platform/deeds/deeds.ts';
import type { Queryable } from '../db.ts';
import type { AnyDeedKind, DeedLine } from './kind.ts';

type StoredDeed = { id: number; data: unknown; basis: unknown };
type ReadDeed = { data: unknown; basis: unknown; title: string; lines: DeedLine[] };

/** What a stored deed says. Throws when its data have not the shape of its kind. */
export function readDeed(kind: AnyDeedKind, { data: stored, basis }: StoredDeed): ReadDeed {
  const data = kind.data.parse(stored);
  return { data, basis, title: kind.title(data, basis), lines: kind.lines(data, basis) };
}

/** The digest of what people are shown of a deed: the second person says with it what was read. */
export function digestOf({ id }: { id: number }, { title, lines }: ReadDeed): string {
  return createHash('sha256')
    .update(JSON.stringify([id, title, lines.map((it) => [it.field, it.before, it.after])]))
    .digest('base64url');
}

/**
 * Why a deed that waits is to be dropped, or null: who asked for it was shut out or has no role any more that asks for its kind, so that one person alone would
 * decide it; or its subject stands otherwise than when it was asked.
 */
export async function dropReason(
  db: Queryable,
  kind: AnyDeedKind,
  stored: StoredDeed & { asked_by: number },
): Promise<'asker_gone' | 'stale' | null> {
  const [asker] = await findAsker.run({ operator_id: stored.asked_by }, db);
  if (!asker || asker.is_shut_out || !mayDo(asker.roles, kind.asks)) return 'asker_gone';
  const now = await kind.basis(db, kind.data.parse(stored.data));
  return now === null || !isDeepStrictEqual(JSON.parse(json(now)), stored.basis) ? 'stale' : null;
}

/** The two sides of a deed for the audit trail. */
export function auditOf(deed_id: number, lines: DeedLine[]) {
  return {
    before: sideOf(lines, 'before'),
    after: { ...sideOf(lines, 'after'), deed: deed_id },
  };
}

/** Each line by its name; several of one name stand together. */
function sideOf(lines: DeedLine[], side: 'before' | 'after'): Record<string, string | null> {
  const said = new Map<string, string | null>();
  for (const { field, [side]: text } of lines) {
    const more = [said.get(field) ?? null, text].filter((it) => it !== null);
    said.set(field, more.length === 0 ? null : more.join(', '));
  }
  return Object.fromEntries(said);
}

export function json(value: unknown): string {
  return JSON.stringify(value);
}
