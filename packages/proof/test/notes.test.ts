import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type Checkpoint,
  cosignature,
  cosignedMessage,
  openCheckpoint,
  readAddCheckpoint,
  readCheckpoint,
  readNote,
  readProof,
  readVerifierKey,
  signaturesOf,
  utf8,
  type VerifierKey,
  type VerifyEd25519,
  verifierKey,
  writeAddCheckpoint,
  writeCheckpoint,
  writeNote,
  writeProof,
  writeVerifierKey,
} from '../src/index.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const isSigned: VerifyEd25519 = (public_key, message, signature) =>
  verify(null, message, createPublicKey({ key: Buffer.concat([SPKI, public_key]), format: 'der', type: 'spki' }), signature);

/** The key and note that the Go project published with its implementation (golang.org/x/mod/sumdb/note). */
const PETER = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const PETER_SEED = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1);
const TEXT = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const NOTE = `${TEXT}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;

test('the published note is read, verified and written byte for byte', () => {
  const key = readVerifierKey(sha256, PETER)!;
  expect(writeVerifierKey(key)).toBe(PETER);
  const note = readNote(NOTE)!;
  expect(note.text).toBe(TEXT);
  const [own] = signaturesOf(note, key);
  expect(isSigned(key.public_key, utf8(TEXT), own!.signature)).toBe(true);
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), PETER_SEED]);
  const signature = sign(null, utf8(TEXT), createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }));
  expect(writeNote({ text: TEXT, signatures: [{ name: key.name, id: key.id, signature }] })).toBe(NOTE);
});

test.each([
  ['without a signature', TEXT],
  ['without its blank line', NOTE.replace('\n\n', '\n')],
  ['without its last newline', NOTE.slice(0, -1)],
  ['with a plain dash', NOTE.replace('—', '-')],
  ['with a control sign', NOTE.replace('If', 'I\tf')],
  ['with a base64 that is none', NOTE.replace('x08go', 'x08g!')],
  ['with a key without a name', NOTE.replace('PeterNeumann ', ' ')],
  ['with a plus in a name', NOTE.replace('— PeterNeumann', '— Peter+Neumann')],
  ['with an empty signature', NOTE.replace(/x08.*=/, 'x08goA==')],
])('a note %s is none', (_, note) => expect(readNote(note)).toBeNull());

test('no part of a key is a key', () => {
  for (let from = 0; from < PETER.length; from += 1) expect(readVerifierKey(sha256, PETER.slice(from + 1))).toBeNull();
  for (let end = 0; end < PETER.length; end += 1) expect(readVerifierKey(sha256, PETER.slice(0, end))).toBeNull();
  expect(readVerifierKey(sha256, PETER.replace('c74f20a3', 'c74f20a4'))).toBeNull();
});

const HEAD: Checkpoint = { origin: 'house.example/log', size: 20_852_163, root: sha256(utf8('root')), extensions: [] };

type Signer = { key: VerifierKey; sign: (message: Uint8Array) => Uint8Array };
function signer(name: string, type: 'ed25519' | 'cosignature'): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const public_key = publicKey.export({ format: 'der', type: 'spki' }).subarray(SPKI.length);
  return {
    key: verifierKey(sha256, name, type, new Uint8Array(public_key)),
    sign: (message) => new Uint8Array(sign(null, message, privateKey)),
  };
}

const log = signer(HEAD.origin, 'ed25519');
const witnesses = [signer('witness.example/one', 'cosignature'), signer('paper.example/two', 'cosignature')];

function signedBy(signers: readonly Signer[], text = writeCheckpoint(HEAD), time_s = 1_700_000_000): string {
  const signatures = signers.map(({ key, sign: make }) =>
    key.type === 'ed25519'
      ? { name: key.name, id: key.id, signature: make(utf8(text)) }
      : cosignature(key, time_s, make(cosignedMessage(text, time_s))),
  );
  return writeNote({ text, signatures });
}

test('a checkpoint of the log with its witnesses opens, whoever else signed it', async () => {
  const note = signedBy([log, ...witnesses, signer('stranger.example', 'cosignature')]);
  const opened = await openCheckpoint(
    isSigned,
    note,
    log.key,
    witnesses.map(({ key }) => key),
  );
  expect(opened).toEqual({
    checkpoint: HEAD,
    witnesses: witnesses.map(({ key }) => ({ name: key.name, time_s: 1_700_000_000 })),
  });
});

test('a witness that did not sign is not among them', async () => {
  const opened = await openCheckpoint(
    isSigned,
    signedBy([log, witnesses[0]!]),
    log.key,
    witnesses.map(({ key }) => key),
  );
  expect(opened?.witnesses.map(({ name }) => name)).toEqual(['witness.example/one']);
});

test('a witness whose time no date can hold counts for nothing, and hides no log', async () => {
  for (const [time_s, seen] of [
    [8_640_000_000_000, 1],
    [8_640_000_000_001, 0],
    [2 ** 53 + 2 ** 40, 0],
  ] as const) {
    const opened = await openCheckpoint(isSigned, signedBy([log, witnesses[0]!], undefined, time_s), log.key, [witnesses[0]!.key]);
    expect(opened?.witnesses).toHaveLength(seen);
    for (const it of opened?.witnesses ?? []) expect(new Date(it.time_s * 1000).toISOString()).toBe('+275760-09-13T00:00:00.000Z');
  }
});

test('a checkpoint does not open when anything of it is false', async () => {
  const good = signedBy([log, ...witnesses]);
  const keys = witnesses.map(({ key }) => key);
  const other = signer(HEAD.origin, 'ed25519');
  const [text, signatures] = [good.slice(0, good.indexOf('\n\n') + 1), good.slice(good.indexOf('\n\n') + 1)];
  const grown = writeCheckpoint({ ...HEAD, size: HEAD.size + 1 });
  for (const bad of [
    `${grown}${signatures}`, // another size under the same signatures
    signedBy([...witnesses]), // the log did not sign
    signedBy([other, ...witnesses]), // another key of the same name
    signedBy([log], writeCheckpoint({ ...HEAD, origin: 'other.example/log' })), // another log's head
    `${text}${signatures}`.replace('cosig', 'cosig').replace(/(— paper\.example\/two \S{20})\S{4}/, '$1AAAA'), // a false witness
    text,
    '',
  ]) {
    expect(await openCheckpoint(isSigned, bad, log.key, keys)).toBeNull();
  }
});

test.each([
  ['no origin', '\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n'],
  ['a size with a leading zero', 'a\n01\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n'],
  ['a size below zero', 'a\n-1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n'],
  ['a size beyond safe integers', 'a\n9007199254740993\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n'],
  ['a short root', 'a\n1\nCsUYapGGPo4=\n'],
  ['a root with spare bits', 'a\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2J=\n'],
  ['an empty extension', 'a\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n'],
  ['no last newline', 'a\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I='],
])('%s is no checkpoint', (_, text) => expect(readCheckpoint(text)).toBeNull());

test('proof files and requests to witnesses are read as they are written, and nothing else is', () => {
  const hashes = [sha256(utf8('a')), sha256(utf8('b'))];
  const checkpoint = signedBy([log]);
  for (const extra of [null, utf8('salt')]) {
    const file = { extra, index: 73_894, hashes, checkpoint };
    expect(readProof(writeProof(file))).toEqual(file);
  }
  expect(readProof(writeProof({ extra: null, index: 0, hashes: [], checkpoint }))?.hashes).toEqual([]);
  const request = { old_size: 12, proof: hashes, checkpoint };
  expect(readAddCheckpoint(writeAddCheckpoint(request))).toEqual(request);
  const proof = writeProof({ extra: null, index: 1, hashes, checkpoint });
  for (const bad of [
    proof.replace('@v1', '@v2'),
    proof.replace('index 1', 'index 01'),
    proof.replace('index 1\n', ''),
    proof.replace('\n\n', '\n'),
    '',
  ]) {
    expect(readProof(bad)).toBeNull();
  }
  expect(readAddCheckpoint(writeAddCheckpoint({ ...request, proof: Array.from({ length: 64 }, () => hashes[0]!) }))).toBeNull();
});
