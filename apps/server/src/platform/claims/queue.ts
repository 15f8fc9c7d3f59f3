import type { ClaimQueue, Permission } from '@shwekan/contract';
import { dropClaim, type FindClaimResult, findClaim } from '#queries/platform/claims/claims.ts';
import type { Tx } from '../db.ts';
import { Refusal } from '../refusal.ts';
import type { OperatorCaller } from '../serve.ts';

/** A request that waits, or not any more; then perhaps by whom, and what became of it. */
type Request = { is_open: boolean; decided_by?: string | null; state?: string };

/** A queue of requests that one operator at a time works on. A room names its own beside its routes. */
export type Queue<R extends Request = Request> = {
  name: ClaimQueue;
  /** The permission that it takes to work on it; an owner always may. */
  may: Permission;
  /** Locks a request until the transaction ends. An open one can still be decided. */
  lock(tx: Tx, id: number): Promise<R | undefined>;
};

/** A request of a queue as the audit trail names it: "cash_in:12". */
export function subjectOf({ name }: Queue, id: number): string {
  return `${name}:${id}`;
}

/**
 * Locks a request for the operator who decides it: open, and claimed by nobody else. Their claim ends here. Refuses `not_found`,
 * `already_decided`, `claimed`. Locks the request before its claim.
 */
export async function lockToDecide<R extends Request>(
  tx: Tx,
  queue: Queue<R>,
  { params, who }: { params: { id: number }; who: OperatorCaller },
): Promise<R> {
  const { request, subject, standing } = await lockOpen(tx, queue, params.id);
  refuseClaimed(standing, who);
  await dropClaim.run({ subject }, tx);
  return request;
}

/** Locks a request that is still open, and reads its claim. Refuses `not_found`, `already_decided`, which names who did where the queue knows. */
export async function lockOpen<R extends Request>(tx: Tx, queue: Queue<R>, id: number) {
  const request = await queue.lock(tx, id);
  if (!request) throw new Refusal('not_found');
  if (!request.is_open) throw alreadyDecided(request);
  return { request, ...(await readClaim(tx, queue, id)) };
}

/** The claim on a request that is locked: of two operators at once, the second sees the claim of the first. */
export async function readClaim(tx: Tx, queue: Queue, id: number) {
  const subject = subjectOf(queue, id);
  const [standing = null] = await findClaim.run({ subject }, tx);
  return { subject, standing };
}

function alreadyDecided({ decided_by, state }: Request): Refusal {
  return new Refusal('already_decided', decided_by == null ? {} : { details: { decided_by, state } });
}

/** Refuses with `claimed` what another operator works on; what nobody claimed is anybody's. */
export function refuseClaimed(standing: FindClaimResult | null, who: OperatorCaller): void {
  if (isOthers(standing, who)) throw new Refusal('claimed');
}

/** Whether another operator works on it. */
export function isOthers(standing: FindClaimResult | null, who: OperatorCaller): boolean {
  return standing !== null && standing.operator_id !== who.operator_id;
}
