import { type deeds, mayDo, mayRead } from '@shwekan/contract';
import { decideDeed, dropDeed, type LockDeedResult, lockDeed } from '#queries/platform/deeds/deeds.ts';
import { auditCall } from '../audit-row.ts';
import type { Tx } from '../db.ts';
import { Refusal } from '../refusal.ts';
import type { Call } from '../serve.ts';
import type { World } from '../world.ts';
import { auditOf, digestOf, dropReason, readDeed } from './deed-record.ts';
import type { AnyDeedKind } from './kind.ts';

type Kinds = readonly AnyDeedKind[];
const DROPPED = { stale: 'deed_stale', asker_gone: 'deed_asker_gone' } as const;
type Decision = Call<typeof deeds.confirm> | Call<typeof deeds.refuse> | Call<typeof deeds.withdraw>;

/**
 * Does a deed, once, in the transaction that confirms it. Refuses `same_operator`, `record_changed` when the digest is not that of
 * what the deed shows, `deed_stale` when its subject stands otherwise than when it was asked, and `deed_asker_gone` when who asked for it may no longer ask: that
 * deed is dropped.
 */
export async function confirm(world: World, kinds: Kinds, call: Call<typeof deeds.confirm>) {
  const done = await world.db.transaction(async (tx) => {
    const { deed, kind } = await lockAsked(tx, kinds, call);
    refuseOwn(deed, kind, call);
    const read = readDeed(kind, deed);
    await kind.lock(tx, read.data);
    const why = await dropReason(tx, kind, deed);
    if (why !== null) {
      await dropDeed.run({ deed_id: deed.id, why }, tx);
      // Returned, not thrown: that it is dropped must outlive the refusal.
      return new Refusal(DROPPED[why]);
    }
    if (digestOf(deed, read) !== call.body.digest) throw new Refusal('record_changed');
    const { operator_id } = call.who;
    const { data, basis } = read;
    await kind.perform(tx, { id: deed.id, data, basis, asked_by: deed.asked_by, operator_id, address: call.address });
    await decideDeed.run({ deed_id: deed.id, state: 'done', operator_id, reason: null }, tx);
    await auditCall(tx, call, { action: `confirm_${deed.kind}`, subject: deed.subject, ...auditOf(deed.id, read.lines) });
    return { kind, data };
  });
  if (done instanceof Refusal) throw done;
  await done.kind.after?.(world, done.data);
  return {};
}

/** Refuses a deed with a reason that its asker reads. The asker withdraws it instead: `same_operator`. */
export async function refuse(world: World, kinds: Kinds, call: Call<typeof deeds.refuse>) {
  const { reason } = call.body;
  await world.db.transaction(async (tx) => {
    const { deed, kind } = await lockAsked(tx, kinds, call);
    refuseOwn(deed, kind, call);
    await decideDeed.run({ deed_id: deed.id, state: 'refused', operator_id: call.who.operator_id, reason }, tx);
    await auditCall(tx, call, { action: `refuse_${deed.kind}`, subject: deed.subject, after: { deed: deed.id }, reason });
  });
  return {};
}

/** Takes an own deed back. */
export async function withdraw(world: World, kinds: Kinds, call: Call<typeof deeds.withdraw>) {
  await world.db.transaction(async (tx) => {
    const { deed } = await lockAsked(tx, kinds, call);
    if (deed.asked_by !== call.who.operator_id) throw new Refusal('not_allowed');
    await decideDeed.run({ deed_id: deed.id, state: 'withdrawn', operator_id: call.who.operator_id, reason: null }, tx);
    await auditCall(tx, call, { action: `withdraw_${deed.kind}`, subject: deed.subject, after: { deed: deed.id } });
  });
  return {};
}

/** A deed that still waits, locked, with its kind. Refuses `not_found`, `already_decided`, `deed_stale`, `deed_asker_gone`. */
async function lockAsked(tx: Tx, kinds: Kinds, call: Decision): Promise<{ deed: LockDeedResult; kind: AnyDeedKind }> {
  const [deed] = await lockDeed.run({ deed_id: call.params.id }, tx);
  const kind = kinds.find((it) => it.kind === deed?.kind);
  if (!deed || !kind || !mayRead(call.who.roles, [...kind.asks, ...kind.decides])) throw new Refusal('not_found');
  if (deed.state === 'stale' || deed.state === 'asker_gone') throw new Refusal(DROPPED[deed.state]);
  if (deed.state !== 'asked') throw new Refusal('already_decided');
  return { deed, kind };
}

function refuseOwn(deed: LockDeedResult, kind: AnyDeedKind, { who }: Decision): void {
  if (deed.asked_by === who.operator_id) throw new Refusal('same_operator');
  if (!mayDo(who.roles, kind.decides)) throw new Refusal('not_allowed');
}
