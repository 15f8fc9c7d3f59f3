import { normalisePhone } from '@shwekan/rules';
import { lastCode } from '#queries/demo/outbox.ts';
import { Refusal } from '../platform/refusal.ts';
import type { World } from '../platform/world.ts';

/** The last text with a one-time code that was sent to a phone, and the code in it. Demo mode only. */
export async function lastCodeFor(world: World, typed: string) {
  const phone = normalisePhone(typed);
  const [sms] = phone === null ? [] : await lastCode.run({ phone }, world.db);
  const code = /\d{6}/.exec(sms?.text ?? '')?.[0];
  if (phone === null || !sms || code === undefined) throw new Refusal('not_found');
  return { data: { phone, text: sms.text, code, at: sms.at.toISOString() } };
}
