import { kyatWire, yangonStamp } from '@shwekan/rules';
import { findRequest, storyOf } from '#queries/cash/request-story.ts';
import { Refusal } from '../platform/refusal.ts';
import type { World } from '../platform/world.ts';

/** The refs under which the entry book has a request. */
const REFS = {
  cash_in: ['cash_in', 'cash_in_bonus'],
  cash_out: ['cash_out_asked', 'cash_out_paid', 'cash_out_rejected'],
} as const;
type Source = 'trail' | 'second_person' | 'player' | 'statement' | 'note' | 'entry' | 'alert';

/** All that happened to a request, in its order. Refuses `not_found`. */
export async function showStory(world: World, kind: keyof typeof REFS, request_id: number) {
  const subject = `${kind}:${request_id}`;
  const [request] = await findRequest.run({ subject, request_id }, world.db);
  if (!request) throw new Refusal('not_found');
  const refs = REFS[kind].map((it) => `${it}:${request_id}`);
  const { player_id, method_id, paid_by = null } = request;
  const events = await storyOf.run({ subject, request_id, refs, player_id, method_id, paid_by }, world.db);
  return {
    data: {
      events: events.map(({ at, source, what, who = null, amount_pya, reason = null, details }) => ({
        ...{ what, who, reason },
        at: yangonStamp(at),
        source: source as Source,
        amount: amount_pya == null ? null : kyatWire(amount_pya),
        details: details as Record<string, unknown>,
      })),
    },
  };
}
