import { insertSms } from '#queries/players/sms/sms.ts';
import type { Tx } from '../../platform/db.ts';
import { encrypt } from '../../platform/encryption.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { World } from '../../platform/world.ts';

export const SEND_SMS = 'send-sms';

/** Where the text to a phone is sealed for: it opens in no other row. */
export function smsPlace(phone: string): string {
  return `sms:${phone}`;
}

/**
 * Sends a text message with a code, in the transaction that has a reason for it. `SMS=http` leaves it, sealed, to a job that hands it to a
 * gateway; `SMS=outbox` keeps it where the console shows it in demo mode, and nowhere outside it: a code is for its phone alone.
 */
export async function sendSms(world: World, tx: Tx, phone: string, text: string): Promise<void> {
  if (world.config.SMS === 'outbox') {
    await insertSms.run({ phone, text: world.config.DEMO ? text : null, encrypted_text: null, state: 'sent' }, tx);
    return;
  }
  const encrypted_text = encrypt(world.config, smsPlace(phone), text);
  const [sms] = await insertSms.run({ phone, text: null, encrypted_text, state: 'waiting' }, tx);
  await enqueue(tx, SEND_SMS, { id: sms?.id }, `${SEND_SMS}:${sms?.id}`);
}
