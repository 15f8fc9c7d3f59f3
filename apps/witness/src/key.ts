import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cosignature, cosignedMessage, type NoteSignature, type VerifierKey, verifierKey } from '@shwekan/proof';
import { DER_HEAD, sha256 } from './crypto.ts';
import { makeFile } from './files.ts';

/** The witness' own key: what others trust, and what it signs. */
export type WitnessKey = { verifier: VerifierKey; cosign(text: string, time_s: number): NoteSignature };

const OWN_ONLY = 0o600;

/** Reads the key of a folder, and makes it when there is none: two that start at once have one. */
export async function readWitnessKey(folder: string, name: string): Promise<WitnessKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'key.pem');
  const pem = await readFile(path, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeFile(path, String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })));
    return readFile(path, 'utf8');
  });
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${path} is no Ed25519 key`);
  await chmod(path, OWN_ONLY);
  const public_key = createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(DER_HEAD.length);
  const verifier = verifierKey(sha256, name, 'cosignature', new Uint8Array(public_key));
  return { verifier, cosign: (text, time_s) => cosignature(verifier, time_s, sign(null, cosignedMessage(text, time_s), key)) };
}
