import webpush from 'web-push';
import { readKey, writeKey } from '#queries/realtime/push-devices.ts';
import { decrypt, encrypt } from '../../platform/encryption.ts';
import type { World } from '../../platform/world.ts';
import type { PushKeys } from './send.ts';

/** Where the private key is kept, sealed. */
const PLACE = 'push_key';

/**
 * The key pair that signs this house's pushes: the settings' own, else one that is made once for all server processes and kept
 * sealed in the database. Null, with a line in the log, when there is no key to seal it with: then nothing is pushed.
 */
export async function pushKeys({ config, db, log }: World): Promise<PushKeys | null> {
  const subject = config.VAPID_SUBJECT ?? (config.PUBLIC_URL?.startsWith('https:') ? config.PUBLIC_URL : 'mailto:push@shwekan.example');
  if (config.VAPID_PUBLIC_KEY !== undefined && config.VAPID_PRIVATE_KEY !== undefined)
    return { subject, public_key: config.VAPID_PUBLIC_KEY, private_key: config.VAPID_PRIVATE_KEY };
  if (config.SECRETS_KEY === undefined && !config.DEMO) {
    log.warn('no pushes are sent: neither VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY nor SECRETS_KEY is set');
    return null;
  }
  let [kept] = await readKey.run(undefined, db);
  if (!kept) {
    const made = webpush.generateVAPIDKeys();
    await writeKey.run({ public_key: made.publicKey, private_encrypted: encrypt(config, PLACE, made.privateKey) }, db);
    // Another process may have been first: its pair counts.
    [kept] = await readKey.run(undefined, db);
  }
  if (!kept) throw new Error('the push keys were not kept');
  try {
    return { subject, public_key: kept.public_key, private_key: decrypt(config, PLACE, kept.private_encrypted) };
  } catch {
    log.error('no pushes are sent: the push key was sealed with another SECRETS_KEY');
    return null;
  }
}
