import { concat, fromBase64, isSame, isWhole, type Sha256, toBase64, toHex, utf8 } from './bytes.ts';

/** The kinds of signatures that are understood (c2sp.org/signed-note): a log's own, and a witness' with its time. */
export const SIGNATURE_TYPES = { ed25519: 1, cosignature: 4 } as const;
export type SignatureType = keyof typeof SIGNATURE_TYPES;

/** A public key with the name and the kind of signature it is trusted for. */
export type VerifierKey = { readonly name: string; readonly type: SignatureType; readonly id: Uint8Array; readonly public_key: Uint8Array };

/** One signature line: whose it says it is, and the bytes behind the key's id. */
export type NoteSignature = { readonly name: string; readonly id: Uint8Array; readonly signature: Uint8Array };

/** A text, its last newline with it, and the signatures under it. Nothing of it may be trusted before one is verified. */
export type SignedNote = { readonly text: string; readonly signatures: readonly NoteSignature[] };

const ID_BYTES = 4;
const KEY_BYTES = 32;
const SIGNATURES_MAX = 100;
const MARK = '\u2014';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a note may not hold
const CONTROL = /[\u0000-\u0009\u000b-\u001f]/;

/** A key as it is trusted: its id follows from its name, kind and bytes. Throws for a name or length that cannot be. */
export function verifierKey(sha256: Sha256, name: string, type: SignatureType, public_key: Uint8Array): VerifierKey {
  if (!isKeyName(name) || public_key.length !== KEY_BYTES) throw new RangeError(`not a key of a note: ${name}`);
  const id = sha256(concat(utf8(`${name}\n`), Uint8Array.of(SIGNATURE_TYPES[type]), public_key)).slice(0, ID_BYTES);
  return { name, type, id, public_key };
}

/** The key in its text form, name+id+key, or null when it is none or its id is another key's. */
export function readVerifierKey(sha256: Sha256, text: string): VerifierKey | null {
  const [, name = '', id = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  const bytes = fromBase64(encoded);
  const type = (Object.keys(SIGNATURE_TYPES) as SignatureType[]).find((it) => SIGNATURE_TYPES[it] === bytes?.[0]);
  if (bytes === null || type === undefined || bytes.length !== KEY_BYTES + 1 || !isKeyName(name)) return null;
  const key = verifierKey(sha256, name, type, bytes.slice(1));
  return toHex(key.id) === id ? key : null;
}

/** The text form of a key, as those who are to trust it get it. */
export function writeVerifierKey(key: VerifierKey): string {
  return `${key.name}+${toHex(key.id)}+${toBase64(concat(Uint8Array.of(SIGNATURE_TYPES[key.type]), key.public_key))}`;
}

/** Reads a signed note, or answers null when it is not exactly one. Verifies nothing. */
export function readNote(note: string): SignedNote | null {
  if (!isWhole(note) || CONTROL.test(note)) return null;
  const split = note.lastIndexOf('\n\n');
  if (split < 0 || !note.endsWith('\n')) return null;
  const lines = note.slice(split + 2, -1).split('\n');
  if (lines.length > SIGNATURES_MAX) return null;
  const signatures = lines.map(readSignature);
  if (signatures.some((it) => it === null)) return null;
  return { text: note.slice(0, split + 1), signatures: signatures.filter((it) => it !== null) };
}

/** One signature line as it stands in a note, without its newline. */
export function writeSignature({ name, id, signature }: NoteSignature): string {
  return `${MARK} ${name} ${toBase64(concat(id, signature))}`;
}

/** A note with the signatures under it. Throws for a text that a note cannot have. */
export function writeNote({ text, signatures }: SignedNote): string {
  if (!text.endsWith('\n') || CONTROL.test(text) || !isWhole(text)) throw new RangeError('not the text of a note');
  return `${text}\n${signatures.map((it) => `${writeSignature(it)}\n`).join('')}`;
}

/** The signatures that say they are a key's: name and id both. What other keys signed is nobody's business. */
export function signaturesOf(note: SignedNote, key: VerifierKey): readonly NoteSignature[] {
  return note.signatures.filter((it) => it.name === key.name && isSame(it.id, key.id));
}

/** A signature line read, or null when it is none. */
export function readSignature(line: string): NoteSignature | null {
  const [mark, name = '', encoded = '', ...more] = line.split(' ');
  const bytes = fromBase64(encoded);
  if (mark !== MARK || more.length > 0 || !isKeyName(name) || bytes === null || bytes.length <= ID_BYTES) return null;
  return { name, id: bytes.slice(0, ID_BYTES), signature: bytes.slice(ID_BYTES) };
}

/** Whether a text may name a key: it has neither blanks nor a plus sign (c2sp.org/signed-note). */
export function isKeyName(name: string): boolean {
  return name !== '' && !/[\s+]/u.test(name);
}
