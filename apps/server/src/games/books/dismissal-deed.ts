import { kyatInFull } from '@shwekan/rules';
import { z } from 'zod';
import { type FindDifferenceResult, findDifference, lockDifference, markDismissed } from '#queries/games/books/differences.ts';
import type { DeedKind, DeedLine } from '../../platform/deeds/kind.ts';
import { missingOf } from './repair-deed.ts';

const Dismissal = z.object({ difference_id: z.number(), reason: z.string() });
type Dismissal = z.output<typeof Dismissal>;

/**
 * A difference stays as it is: what the report says a player should have had is not given, or what they had too much is not taken back. Nothing moves, and
 * nobody looks at it again: an operator alone could leave a friend what was never won.
 */
export const dismissalDeed: DeedKind<Dismissal, FindDifferenceResult> = {
  kind: 'wager_dismissal',
  asks: ['cash'],
  decides: ['cash'],
  data: Dismissal,
  subject: ({ difference_id }) => `wager_difference:${difference_id}`,
  async lock(tx, { difference_id }) {
    await lockDifference.run({ difference_id }, tx);
  },
  async basis(db, { difference_id }) {
    const [it] = await findDifference.run({ difference_id }, db);
    return it ?? null;
  },
  title: (_data, { wager_code }) => `The wager ${wager_code} stays as it is here`,
  lines: ({ reason }, it) => [
    { field: 'Player', before: null, after: it.name, is_typed: true },
    { field: 'Phone', before: null, after: it.phone ?? 'none of ours' },
    { field: 'Product', before: null, after: it.p_code },
    { field: 'It moved here', before: null, after: kyat(it.ours_pya) },
    { field: 'It moved by the report', before: null, after: kyat(it.theirs_pya) },
    ...missingLine(it),
    { field: 'Reason', before: null, after: reason, is_typed: true },
  ],
  async perform(tx, { id: deed_id, data: { difference_id, reason }, operator_id }) {
    await markDismissed.run({ difference_id, deed_id, reason, operator_id }, tx);
  },
};

function missingLine(it: FindDifferenceResult): DeedLine[] {
  const missing_pya = missingOf(it);
  if (missing_pya === 0) return [];
  return [{ field: missing_pya > 0 ? 'The player is not given' : 'The player keeps', before: null, after: kyat(Math.abs(missing_pya)) }];
}

function kyat(pya: number): string {
  return `${kyatInFull(pya)} kyat`;
}
