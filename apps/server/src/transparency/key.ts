import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import { chmod, link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type NoteSignature, readCheckpoint, readNote, type Sha256, utf8, type VerifierKey, verifierKey } from '@shwekan/proof';
import { nameOfLog } from '#queries/transparency/receipt.ts';
import type { Queryable } from '../platform/db.ts';
import type { Config } from '../platform/settings.ts';

export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');
/** SHA-256 of a text, in hex. */
export const sha256Hex = (text: string): string => hash('sha256', text, 'hex');

/** The key of the log, which no database holds. */
export type LogKey = { public_key: Uint8Array; signNote(key: VerifierKey, text: string): NoteSignature };

/** Where the key and the last checkpoint lie. */
export type LogFolder = Pick<Config, 'LOG_KEY_DIR' | 'DATA_DIR'>;

const OWN_ONLY = 0o600;
/** What stands before the 32 bytes of an Ed25519 key in its DER form. */
const DER_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * Reads the key of this machine's folder, and makes it when there is none: two that start at once have one. Null when there is none and
 * the log was signed before: another key would sign in the house's name what no reader believes.
 */
export async function readLogKey(config: LogFolder, db: Queryable): Promise<LogKey | null> {
  const path = await keyPath(config);
  const key = await readKey(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const [log] = await nameOfLog.run(undefined, db);
    return log?.public_key != null ? null : makeKey(path);
  });
  return key === null ? null : logKeyOf(key);
}

/** The names under which the folder's checkpoints were signed: the last one, and those that were set aside. A database that was put back may know less. */
export async function namesInFolder(config: LogFolder): Promise<string[]> {
  const folder = await keyFolder(config);
  const files = (await readdir(folder)).filter((it) => it.startsWith('checkpoint'));
  return Promise.all(files.map(async (it) => (await readFile(join(folder, it), 'utf8')).split('\n')[0] ?? ''));
}

/** Puts a new key where the log's is; that one and the last checkpoint stay beside it under names with this word. */
export async function replaceKey(config: LogFolder, word: string): Promise<LogKey> {
  const path = await keyPath(config);
  for (const old of [path, await headPath(config)])
    await rename(old, `${old}.${word}`).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  return logKeyOf(await makeKey(path));
}

async function makeKey(path: string): Promise<KeyObject> {
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const draft = `${path}.${randomUUID()}`;
  await writeWhole(draft, String(made));
  // A link is made by one of two only, and the other reads it.
  await link(draft, path).catch((refused: NodeJS.ErrnoException) => {
    if (refused.code !== 'EEXIST') throw refused;
  });
  await rm(draft, { force: true });
  return readKey(path);
}

function logKeyOf(key: KeyObject): LogKey {
  const public_key = createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(DER_HEAD.length);
  return { public_key, signNote: ({ name, id }, text) => ({ name, id, signature: sign(null, utf8(text), key) }) };
}

/** The two keys that readers trust: one for checkpoints, one for promises. */
export function keysOf(origin: string, public_key: Uint8Array): { log: VerifierKey; promise: VerifierKey } {
  const named = (name: string) => verifierKey(sha256, name, 'ed25519', public_key);
  return { log: named(origin), promise: named(`${origin}/promise`) };
}

/** Whether a key made a signature, as the proof package asks it. */
export function verifyEd25519(public_key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  return verify(null, message, createPublicKey({ key: Buffer.concat([DER_HEAD, public_key]), type: 'spki', format: 'der' }), signature);
}

/** The last checkpoint that this machine knows of; null before the first. */
export async function readKeptHead(config: LogFolder): Promise<string | null> {
  return readFile(await headPath(config), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Keeps a checkpoint outside the database: whole, or the one before, and never a smaller one than is kept. Who calls it lets nobody do so beside it. */
export async function keepHead(config: LogFolder, note: string): Promise<void> {
  const path = await headPath(config);
  const kept = await readKeptHead(config);
  if (kept !== null && sizeOf(kept) >= sizeOf(note)) return;
  const draft = `${path}.${randomUUID()}`;
  await writeWhole(draft, note);
  await rename(draft, path);
}

/** A demo whose database is new begins a new log; the head of the one before stays beside it. */
export async function setHeadAside(config: LogFolder): Promise<void> {
  const path = await headPath(config);
  await rename(path, `${path}.old`);
}

function sizeOf(note: string): number {
  return readCheckpoint(readNote(note)?.text ?? '')?.size ?? 0;
}

async function keyPath(config: LogFolder): Promise<string> {
  return join(await keyFolder(config), 'key.pem');
}

async function headPath(config: LogFolder): Promise<string> {
  return join(await keyFolder(config), 'checkpoint');
}

async function keyFolder({ LOG_KEY_DIR, DATA_DIR }: LogFolder): Promise<string> {
  const folder = resolve(LOG_KEY_DIR ?? join(DATA_DIR, 'log'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

async function readKey(path: string): Promise<KeyObject> {
  const key = createPrivateKey(await readFile(path));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${path} is no Ed25519 key`);
  await chmod(path, OWN_ONLY);
  return key;
}

async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', OWN_ONLY);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
