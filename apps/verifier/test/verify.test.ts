import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { utf8, writeEntries } from '../../../packages/proof/src/index.ts';
import { honestLog } from '../../../packages/proof/test/honest-log.ts';
import { cosigner, type Fields, logOf, receiptOf, signer, type WrittenLog } from '../../../packages/proof/test/written-log.ts';

// What people download is run here, as the one file that it is.
const VERIFIER = fileURLToPath(new URL('../../player/public/verify.mjs', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'shwekan-verifier-'));
afterAll(() => rm(folder, { recursive: true }));

async function run(text: string, ...words: string[]): Promise<{ code: number; said: string }> {
  const path = join(folder, 'receipt.json');
  await writeFile(path, text);
  return await runOn(path, ...words);
}

function runOn(...words: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [VERIFIER, ...words], (error, said) => resolve({ code: Number(error?.code ?? 0), said }));
  });
}

const log = honestLog();
const receipt = JSON.stringify({ v: 1, ...receiptOf(log) });

test('the downloaded verifier says yes to each step of an honest receipt, and what is owed', async () => {
  const { code, said } = await run(receipt, '--key', log.house.key_text);
  expect(said.split('\n').filter((it) => it.startsWith('yes'))).toHaveLength(7);
  expect(said).toContain('not shown  Witnesses outside the house saw this log.');
  expect(said).toContain('The number is 07. The slip is owed 42,500 Ks.');
  expect(code).toBe(0);
});

test('the downloaded verifier tells which of the witnesses that its reader trusts saw the log, and when', async () => {
  const [paper, bank] = [cosigner('paper.example/witness'), cosigner('bank.example/witness')];
  const seen = JSON.stringify({ v: 1, ...receiptOf(log, [paper, bank]) });
  const both = await run(seen, '--key', log.house.key_text, '--witness', paper.key_text, '--witness', bank.key_text);
  expect(both.said).toContain('yes        Witnesses outside the house saw this log.\n');
  expect(both.said).toContain('seen by 2 of 2 witnesses\n           seen by paper.example/witness at 2026-05-23T03:51:00.000Z\n');
  const one = JSON.stringify({ v: 1, ...receiptOf(log, [paper]) });
  const missed = await run(one, '--key', log.house.key_text, '--witness', paper.key_text, '--witness', bank.key_text);
  expect(missed.said).toContain('not shown  Witnesses outside the house saw this log.\n');
  expect(missed.said).toContain('seen by 1 of 2 witnesses\n');
  expect([both.code, missed.code]).toEqual([0, 0]);
  expect((await run(one, '--witness', log.house.key_text)).code).toBe(2);
});

const twice = honestLog();
twice.leaves.splice(3, 0, { ...twice.leaves[3], type: 'result', number: '01' });

test.each([
  ['a slip that the house did not sign', receipt.replaceAll('\\"numbers\\":[\\"07\\"', '\\"numbers\\":[\\"08\\"'), [], 2, ''],
  ['another house', receipt, ['--key', signer('house.example/log').key_text], 2, ''],
  ['a key that is none', receipt, ['--key', 'house'], 2, ''],
  ['an unknown option', receipt, ['--keys', 'house'], 2, ''],
  ['no receipt', '{}', [], 2, ''],
  ['two numbers of one round', JSON.stringify({ v: 1, ...receiptOf(twice) }), [], 1, 'NO         The number follows'],
] as const)('the downloaded verifier ends with an error for %s', async (_name, text, words, code, line) => {
  const done = await run(text, ...words);
  expect(done.code).toBe(code);
  expect(done.said).toContain(line);
});

test('the downloaded verifier tells the story of a draw from its proof', async () => {
  const { origin, log_key, leaves } = receiptOf(log);
  const proof = JSON.stringify({ v: 1, draw: '7', origin, log_key, leaves });
  const { code, said } = await run(proof, '--key', log.house.key_text);
  expect(said.split('\n').filter((it) => it.startsWith('yes'))).toHaveLength(5);
  expect(said).toContain('Draw 7: 2D, 2026-11-23 12:01\n');
  expect(said).toContain('5 slips, 5,000 Ks.\nThe dearest number would have cost 425,000 Ks.');
  expect(said).toContain(
    'Paid at 2026-11-23T05:31:09.000000Z: 212,500 Ks to 5 slips, reckoned a second time by 2026-11-23T05:31:08.000000Z.',
  );
  expect(code).toBe(0);
  expect((await run(proof, '--key', signer('house.example/log').key_text)).code).toBe(2);
});

/** A house that serves a log, as its tiles say it; it may lie. */
const served = { log: honestLog(), entries: [] as string[] };
const house = createServer((request, response) => {
  const path = String(request.url);
  const { entries, checkpoint, key } = logOf(served.log);
  if (path === '/log/key') response.end(`${key}\n`);
  else if (path === '/log/checkpoint') response.end(checkpoint);
  else if (path.startsWith('/log/tile/entries/'))
    response.end(writeEntries((served.entries.length > 0 ? served.entries : entries).map(utf8)));
  else response.writeHead(404).end();
}).listen(0, '127.0.0.1');
await new Promise((resolve) => house.once('listening', resolve));
afterAll(() => house.close());
const address = () => `http://127.0.0.1:${(house.address() as AddressInfo).port}/log`;
const seen = join(folder, 'seen');

/** What the verifier says of a log whose leaves were spoiled, and then of what was served in place of them. */
async function readWhole(spoil: (of: WrittenLog) => void, ...words: string[]): Promise<{ code: number; said: string }> {
  served.log = { ...log, leaves: structuredClone(log.leaves) };
  served.entries = [];
  spoil(served.log);
  return await runOn(address(), ...words);
}
const leaf = (of: WrittenLog, type: string) => of.leaves.find((it) => it.type === type) as Fields;

test('the downloaded verifier reads a whole log from its address, and holds it against the head that it saw the last time', async () => {
  const first = await readWhole(() => undefined, '--key', log.house.key_text, '--seen', seen);
  expect(first).toEqual({ code: 0, said: '5 entries, as the house signed them, of 1 draws.\n' });
  const grown = await readWhole(
    (it) => it.leaves.push({ v: 1, type: 'trail', at: '2026-11-23T06:00:00.000000Z', n: 5, sha256: 'cd' }),
    '--seen',
    seen,
  );
  expect(grown.said).toContain("The house's key is taken from the house itself");
  expect(grown.code).toBe(0);
  const shorter = await readWhole(() => undefined, '--seen', seen);
  expect(shorter).toMatchObject({ code: 1, said: expect.stringContaining("the house's signature over 6") });
  const forked = await readWhole(
    (it) => {
      it.leaves.push({ v: 1, type: 'trail', at: '2026-11-23T06:00:00.000000Z', n: 5, sha256: 'ee' });
    },
    '--seen',
    seen,
  );
  expect(forked).toMatchObject({ code: 1, said: expect.stringContaining('The first 6 entries are not those of') });
});

test.each<[string, (of: WrittenLog) => void, number, string]>([
  [
    'a number before its book',
    (it) => it.leaves.splice(2, 2, leaf(it, 'result'), leaf(it, 'book')),
    1,
    'it was in the log before the number',
  ],
  ['a number without a book', (it) => it.leaves.splice(2, 1), 1, 'There is one book'],
  ['no terms', (it) => it.leaves.splice(0, 1), 1, 'Odds and limits were in the log before the book'],
  ['a number that does not follow', (it) => Object.assign(leaf(it, 'result'), { number: '12' }), 1, 'The number follows'],
  ['more paid than any number costs', (it) => Object.assign(leaf(it, 'settlement'), { paid_pya: 42_500_001 }), 1, 'What was paid'],
  [
    'a draw that nobody can place',
    (it) => it.leaves.push({ v: 1, type: 'void', draw: '9', at: '2026-11-23T06:00:00.000000Z' }),
    1,
    'Draw 9 has no terms',
  ],
  [
    'other entries than were signed',
    (it) => served.entries.push(...logOf(it).entries.map((text) => text.replace('12:01', '16:30'))),
    1,
    'not those that it signed',
  ],
  ['an entry that is missing', (it) => served.entries.push(...logOf(it).entries.slice(1)), 1, 'does not serve entries 0 to 5'],
  ['an entry that is none', (it) => served.entries.push(...logOf(it).entries.slice(1), '{}'), 1, 'Entry 4 is not of the format'],
])('the downloaded verifier finds in a whole log %s', async (_name, spoil, code, sentence) => {
  expect(await readWhole(spoil, '--key', log.house.key_text)).toEqual({ code, said: expect.stringContaining(sentence) });
});

test('a log of another key, or none, is nothing to verify', async () => {
  const other = signer('house.example/log').key_text;
  expect((await readWhole(() => undefined, '--key', other)).code).toBe(2);
  await writeFile(join(folder, 'of-another'), logOf({ ...log, house: signer('house.example/log') }).checkpoint);
  expect((await readWhole(() => undefined, '--seen', join(folder, 'of-another'))).code).toBe(2);
  expect((await runOn(`${address()}/nothing`)).code).toBe(2);
});
