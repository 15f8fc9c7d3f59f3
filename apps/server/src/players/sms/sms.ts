import type { Tx } from '../../platform/db.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { World } from '../../platform/world.ts';
import { insertSms } from './sms.queries.ts';

export const SEND_SMS = 'send-sms';

/**
 * Sends a text message, in the transaction that has a reason for it. `SMS=outbox` keeps it in the database, where the
 * console shows it; `SMS=http` leaves it to a job that hands it to a gateway.
 */
export async function sendSms(world: World, tx: Tx, phone: string, text: string): Promise<void> {
  if (world.config.SMS === 'outbox') {
    await insertSms.run({ phone, text, state: 'sent' }, tx);
    return;
  }
  const [sms] = await insertSms.run({ phone, text, state: 'waiting' }, tx);
  await enqueue(tx, SEND_SMS, { id: sms?.id }, `${SEND_SMS}:${sms?.id}`);
}
