import type { content } from '@shwekan/contract';
import { isSilent } from '@shwekan/phrases/per-language';
import { auditRow } from '../platform/audit-row.ts';
import { tell } from '../platform/facts.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

/** Shows a text to everyone who is looking now, each in their language. Refuses `text_missing`. It is told once and kept nowhere but in the audit trail. */
export async function broadcastText(world: World, call: Call<typeof content.broadcast>) {
  const { text } = call.body;
  if (isSilent(text)) throw new Refusal('text_missing');
  await world.db.transaction(async (tx) => {
    await tell(tx, { kind: 'message', data: { text } });
    const { operator_id } = call.who;
    await auditRow(tx, { operator_id, address: call.address, action: 'broadcast', subject: 'marquee', after: { text } });
  });
  return {};
}
