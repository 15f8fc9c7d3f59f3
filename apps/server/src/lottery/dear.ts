import { numberText } from '@shwekan/rules';
import type { ProposalsOfResult } from '#queries/lottery/results.ts';
import { lotterySettings } from '#queries/lottery/settings.ts';
import type { Tx } from '../platform/db.ts';
import { type Agreement, againstOne } from './agreement.ts';
import { liabilityPya } from './liability.ts';
import type { LockedDraw } from './results.ts';

/** Whether one operator may not make this number the result alone. */
export async function isDear(tx: Tx, draw: LockedDraw, number: string): Promise<boolean> {
  const [lottery] = await lotterySettings.run({ code: draw.code }, tx);
  if (!lottery) throw new Error(`lottery ${draw.code} is gone`);
  return (await liabilityPya(tx, draw, number)) > lottery.result_second_above_pya;
}

/** What keeps an agreement from being the result before a second operator has a say: what speaks against the one whose word it is, where it is dear. */
export async function heldBackBy(
  tx: Tx,
  draw: LockedDraw,
  { agreed, proposals }: { agreed: Agreement; proposals: readonly ProposalsOfResult[] },
): Promise<readonly ProposalsOfResult[]> {
  const against = againstOne(agreed, proposals, draw.round);
  return against.length > 0 && (await isDear(tx, draw, numberText(agreed.proposal.number, draw.digits))) ? against : [];
}
