import { Refusal } from './refusal.ts';
import type { OperatorCaller } from './serve.ts';

/** How long a claim keeps other operators from a request: one who went away must not block it. */
export const CLAIM_MINUTES = 15;

/** Refuses with `claimed` what another operator works on; a request that nobody claimed is anybody's. */
export function refuseClaimed(request: { claimed_by: number | null }, who: OperatorCaller): void {
  if (request.claimed_by !== null && request.claimed_by !== who.operator_id) throw new Refusal('claimed');
}
