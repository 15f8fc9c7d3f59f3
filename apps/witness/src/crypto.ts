import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Sha256, VerifyEd25519 } from '@shwekan/proof';

/** What stands before the 32 bytes of an Ed25519 key in its DER form. */
export const DER_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

export const sha256: Sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** Whether a key made a signature, as the proof package asks it. */
export const verifyEd25519: VerifyEd25519 = (public_key, message, signature) =>
  verify(null, message, createPublicKey({ key: Buffer.concat([DER_HEAD, public_key]), format: 'der', type: 'spki' }), signature);
