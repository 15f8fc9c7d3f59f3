import type { content } from '@shwekan/contract';
import { auditRow } from '../platform/audit-row.ts';
import { tell } from '../platform/facts.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

/** Shows a text to everyone who is looking now. It is told once and kept nowhere but in the audit trail. */
export async function broadcastText(world: World, call: Call<typeof content.broadcast>) {
  const { text } = call.body;
  await world.db.transaction(async (tx) => {
    await tell(tx, { kind: 'message', data: { text } });
    const { operator_id } = call.who;
    await auditRow(tx, { operator_id, address: call.address, action: 'broadcast', subject: 'marquee', after: { text } });
  });
  return {};
}
