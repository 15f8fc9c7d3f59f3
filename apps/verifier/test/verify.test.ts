import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { honestLog } from '../../../packages/proof/test/honest-log.ts';
import { cosigner, receiptOf, signer } from '../../../packages/proof/test/written-log.ts';

// What people download is run here, as the one file that it is.
const VERIFIER = fileURLToPath(new URL('../../player/public/verify.mjs', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'shwekan-verifier-'));
afterAll(() => rm(folder, { recursive: true }));

async function run(text: string, ...words: string[]): Promise<{ code: number; said: string }> {
  const path = join(folder, 'receipt.json');
  await writeFile(path, text);
  return await new Promise((resolve) => {
    execFile(process.execPath, [VERIFIER, path, ...words], (error, said) => resolve({ code: Number(error?.code ?? 0), said }));
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
