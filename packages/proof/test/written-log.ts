import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import {
  hashLeaf,
  proveInclusion,
  type Receipt,
  rootOf,
  toBase64,
  toHex,
  utf8,
  type VerifyEd25519,
  verifierKey,
  writeCheckpoint,
  writeNote,
  writeProof,
  writeVerifierKey,
} from '../src/index.ts';

export const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
export const isSigned: VerifyEd25519 = (public_key, message, signature) =>
  verify(null, message, createPublicKey({ key: Buffer.concat([SPKI, public_key]), format: 'der', type: 'spki' }), signature);

/** A name with a key of its own, and what it signs. */
export function signer(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(SPKI.length));
  return { name, as: (other: string) => noteSigner(other, privateKey, bytes), ...noteSigner(name, privateKey, bytes) };
}

function noteSigner(name: string, key: KeyObject, bytes: Uint8Array) {
  const known = verifierKey(sha256, name, 'ed25519', bytes);
  return {
    key_text: writeVerifierKey(known),
    note: (text: string) => writeNote({ text, signatures: [{ name, id: known.id, signature: sign(null, utf8(text), key) }] }),
  };
}

export type Fields = Record<string, unknown> & { type: string };

/** A log as a house would write it: its leaves in order, the slips of the draw's book, the house's key. */
export type WrittenLog = { house: ReturnType<typeof signer>; leaves: Fields[]; book: Fields[]; promised: Fields };

/** The receipt of the promised slip as of now. */
export function receiptOf({ house, leaves, book, promised }: WrittenLog): Receipt {
  const entries = leaves.map((it) => JSON.stringify(it));
  const hashes = entries.map((it) => hashLeaf(sha256, utf8(it)));
  const head = { origin: house.name, size: hashes.length, root: rootOf(sha256, hashes), extensions: [] };
  const checkpoint = house.note(writeCheckpoint(head));
  const slips = book.map((it) => hashLeaf(sha256, utf8(JSON.stringify(it))));
  const index = book.findIndex((it) => it['voucher'] === promised['voucher']);
  const promise = house.as(`${house.name}/promise`);
  return {
    origin: house.name,
    log_key: house.key_text,
    promise_key: promise.key_text,
    promise: promise.note(`${house.name}/promise\n${JSON.stringify(promised)}\n`),
    book: index < 0 ? null : { index, size: slips.length, proof: proveInclusion(sha256, slips, index).map(toBase64) },
    leaves: entries.map((entry, at) => ({
      entry,
      proof: writeProof({ extra: null, index: at, hashes: proveInclusion(sha256, hashes, at), checkpoint }),
    })),
  };
}

/** The root of a book, as its leaf in the log has it. */
export function bookRoot(book: readonly Fields[]): string {
  return toHex(
    rootOf(
      sha256,
      book.map((it) => hashLeaf(sha256, utf8(JSON.stringify(it)))),
    ),
  );
}
