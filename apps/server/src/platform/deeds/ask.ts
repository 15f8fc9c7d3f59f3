import { mayDo } from '@shwekan/contract';
import { dropDeed, findWaitingDeed, insertDeed } from '#queries/platform/deeds/deeds.ts';
import { auditCall } from '../audit-row.ts';
import type { Tx } from '../db.ts';
import { Refusal } from '../refusal.ts';
import type { OperatorCaller } from '../serve.ts';
import { auditOf, dropReason, json } from './deed-record.ts';
import type { DeedKind } from './kind.ts';
import { wordsOf } from './words.ts';

type Asking<D> = { data: D; who: OperatorCaller; address: string; reason?: string };

/**
 * Asks for a deed: nothing is done until a second person confirms it. Refuses `deed_waits` while one of the kind waits for the
 * subject; one that is stale by now, or whose asker is gone, is dropped for it. Locks the subject, which the caller may hold, and waits for no deed.
 */
export async function askDeed<D, B>(tx: Tx, kind: DeedKind<D, B>, { data, who, address, reason }: Asking<D>): Promise<number> {
  if (!mayDo(who.roles, kind.asks)) throw new Refusal('not_allowed');
  const subject = kind.subject(data);
  await kind.lock(tx, data);
  const [waiting] = await findWaitingDeed.run({ kind: kind.kind, subject }, tx);
  if (waiting) {
    const why = await dropReason(tx, kind, waiting);
    if (why === null) throw new Refusal('deed_waits');
    await dropDeed.run({ deed_id: waiting.id, why }, tx);
  }
  const basis = await kind.basis(tx, data);
  if (basis === null) throw new Refusal('not_found');
  const lines = kind.lines(data, basis);
  const words = wordsOf(subject, kind.title(data, basis), lines);
  const row = { kind: kind.kind, subject, data: json(data), basis: json(basis), asked_by: who.operator_id, words };
  const [asked] = await insertDeed.run(row, tx);
  if (!asked) throw new Refusal('deed_waits');
  const audited = auditOf(asked.id, lines);
  await auditCall(tx, { who, address }, { action: `ask_${kind.kind}`, subject, ...audited, reason: reason ?? null });
  return asked.id;
}
