import { concat, fromBase64, toBase64, toCount, utf8 } from './bytes.ts';
import { type NoteSignature, readNote, type SignedNote, signaturesOf, type VerifierKey } from './note.ts';

/** The head of a log: who it is, how many leaves it has, the root over them (c2sp.org/tlog-checkpoint). Extension lines are kept as they are. */
export type Checkpoint = {
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
  readonly extensions: readonly string[];
};

/** Whether a key made a signature under a message. A browser answers later. */
export type VerifyEd25519 = (public_key: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean | Promise<boolean>;

const HASH_BYTES = 32;
const TIME_BYTES = 8;
const ED25519_BYTES = 64;
const TWO_TO_32 = 2 ** 32;
/** The last second that a date can hold. A signature of later counts for nothing, and spoils nothing: one witness cannot hide a log. */
const LAST_TIME_S = 8_640_000_000_000;

/** The text of a checkpoint, which is what is signed. Throws for a head that cannot be written. */
export function writeCheckpoint({ origin, size, root, extensions }: Checkpoint): string {
  const lines = [origin, String(size), toBase64(root), ...extensions];
  const text = lines.map((line) => `${line}\n`).join('');
  if (readCheckpoint(text) === null) throw new RangeError('not a checkpoint');
  return text;
}

/** Reads the text of a checkpoint, or answers null when it is not exactly one. */
export function readCheckpoint(text: string): Checkpoint | null {
  if (!text.endsWith('\n')) return null;
  const [origin = '', size_text = '', root_text = '', ...extensions] = text.slice(0, -1).split('\n');
  const size = toCount(size_text);
  const root = fromBase64(root_text);
  if (origin === '' || size === null || root === null || root.length !== HASH_BYTES || extensions.includes('')) return null;
  return { origin, size, root, extensions };
}

/** What a witness signs (c2sp.org/tlog-cosignature): the checkpoint's whole text, with the time in whole seconds. */
export function cosignedMessage(text: string, time_s: number): Uint8Array {
  return utf8(`cosignature/v1\ntime ${time_s}\n${text}`);
}

/** A witness' signature as it stands in a note: its time in whole seconds before the signature itself. */
export function cosignature(key: VerifierKey, time_s: number, signature: Uint8Array): NoteSignature {
  const time = new Uint8Array(TIME_BYTES);
  const view = new DataView(time.buffer);
  view.setUint32(0, Math.floor(time_s / TWO_TO_32));
  view.setUint32(TIME_BYTES / 2, time_s % TWO_TO_32);
  return { name: key.name, id: key.id, signature: concat(time, signature) };
}

/** A checkpoint that a trusted log signed, and the witnesses who saw it, each with the time of its signature. */
export type OpenedCheckpoint = {
  readonly checkpoint: Checkpoint;
  readonly witnesses: readonly { readonly name: string; readonly time_s: number }[];
};

/**
 * Opens a signed checkpoint for a reader who trusts one log key and some witnesses. Null when it is not one, is of another log, is not
 * signed by the log, or carries a false signature of a key that is trusted.
 */
export async function openCheckpoint(
  verify: VerifyEd25519,
  note_text: string,
  log: VerifierKey,
  witnesses: readonly VerifierKey[] = [],
): Promise<OpenedCheckpoint | null> {
  const note = readNote(note_text);
  const checkpoint = note && readCheckpoint(note.text);
  if (note === null || checkpoint === null || checkpoint.origin !== log.name) return null;
  const own = signaturesOf(note, log);
  if (own.length === 0) return null;
  for (const { signature } of own) if (!(await verify(log.public_key, utf8(note.text), signature))) return null;
  const seen: { name: string; time_s: number }[] = [];
  for (const witness of witnesses) {
    const times = await cosignedAt(verify, note, witness);
    if (times === null) return null;
    const [first] = times;
    if (first !== undefined) seen.push({ name: witness.name, time_s: first });
  }
  return { checkpoint, witnesses: seen };
}

/** When a witness signed a note, or null when a signature that says it is the witness' is not. */
async function cosignedAt(verify: VerifyEd25519, note: SignedNote, witness: VerifierKey): Promise<number[] | null> {
  const times: number[] = [];
  for (const { signature } of signaturesOf(note, witness)) {
    if (signature.length !== TIME_BYTES + ED25519_BYTES) return null;
    // In two halves: phones of before late 2021 do not read 64 bits at once.
    const view = new DataView(signature.buffer, signature.byteOffset);
    const time_s = view.getUint32(0) * TWO_TO_32 + view.getUint32(TIME_BYTES / 2);
    if (time_s > LAST_TIME_S) continue;
    const is_true = await verify(witness.public_key, cosignedMessage(note.text, time_s), signature.slice(TIME_BYTES));
    if (!is_true) return null;
    times.push(time_s);
  }
  return times;
}
