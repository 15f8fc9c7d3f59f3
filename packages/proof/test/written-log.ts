import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import {
  type Canonical,
  cosignature,
  cosignedMessage,
  hashLeaf,
  proveInclusion,
  type Receipt,
  rootOf,
  toBase64,
  toHex,
  utf8,
  type VerifyEd25519,
  verifierKey,
  writeCanonical,
  writeCheckpoint,
  writeNote,
  writeProof,
  writeSignature,
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

export type Fields = { type: string; [key: string]: Canonical };

const leafText = (it: Fields) => writeCanonical(it);

/** A log as a house would write it: its leaves in order, the slips of the draw's book, the house's key. */
export type WrittenLog = { house: ReturnType<typeof signer>; leaves: Fields[]; book: Fields[]; payouts: Fields[]; promised: Fields };

/** A witness with a key of its own, and the line under a checkpoint that it cosigns. `as` is the same key by another name. */
export function cosigner(name: string, { privateKey, publicKey } = generateKeyPairSync('ed25519')) {
  const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(SPKI.length));
  const key = verifierKey(sha256, name, 'cosignature', bytes);
  const line = (note: string, time_s: number) => {
    const text = note.slice(0, note.indexOf('\n\n') + 1);
    return `${writeSignature(cosignature(key, time_s, sign(null, cosignedMessage(text, time_s), privateKey)))}\n`;
  };
  return { key_text: writeVerifierKey(key), line, as: (other: string) => cosigner(other, { privateKey, publicKey }) };
}
export type Cosigner = ReturnType<typeof cosigner>;

/** When witnesses of these logs saw them. */
export const SEEN_S = 1_779_508_260;

/** The entries of a log, their hashes, its signed head and its key. */
export function logOf({ house, leaves }: Pick<WrittenLog, 'house' | 'leaves'>) {
  const entries = leaves.map((it) => leafText(it));
  const hashes = entries.map((it) => hashLeaf(sha256, utf8(it)));
  const head = { origin: house.name, size: hashes.length, root: rootOf(sha256, hashes), extensions: [] };
  return { entries, hashes, checkpoint: house.note(writeCheckpoint(head)), key: house.key_text };
}

/** The receipt of the promised slip as of now, under a checkpoint that these witnesses saw. */
export function receiptOf({ house, leaves, book, payouts, promised }: WrittenLog, witnesses: readonly Cosigner[] = []): Receipt {
  const { entries, hashes, checkpoint: signed } = logOf({ house, leaves });
  const checkpoint = signed + witnesses.map((it) => it.line(signed, SEEN_S)).join('');
  const place = (rows: Fields[]) => {
    const index = rows.findIndex((it) => it['voucher'] === promised['voucher']);
    const all = rows.map((it) => hashLeaf(sha256, utf8(leafText(it))));
    return index < 0 ? null : { index, size: rows.length, proof: proveInclusion(sha256, all, index).map(toBase64) };
  };
  const paid = payouts.find((it) => it['voucher'] === promised['voucher']);
  const payout = place(payouts);
  const settled = leaves.filter((it) => it.type === 'settlement' || it.type === 'refund').pop();
  const promise = house.as(`${house.name}/promise`);
  return {
    origin: house.name,
    log_key: house.key_text,
    promise_key: promise.key_text,
    promise: promise.note(`${house.name}/promise\n${leafText(promised)}\n`),
    book: place(book),
    payout:
      paid === undefined || payout === null || settled === undefined
        ? null
        : { leaf: leafText(paid), round: Number(settled['round']), ...payout },
    leaves: entries.map((entry, at) => ({
      entry,
      proof: writeProof({ extra: null, index: at, hashes: proveInclusion(sha256, hashes, at), checkpoint }),
    })),
  };
}

/** The root of a book or of payouts, as its leaf in the log has it. */
export function treeRoot(book: readonly Fields[]): string {
  return toHex(
    rootOf(
      sha256,
      book.map((it) => hashLeaf(sha256, utf8(leafText(it)))),
    ),
  );
}
