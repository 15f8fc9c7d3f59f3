import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { expect, test } from 'vitest';
import { root } from '../processes.ts';

/** What looks like a secret and is none: a file, and what of it is a sample. Each is said why. */
const SAMPLES: { file: RegExp; sample: RegExp; why: string }[] = [
  {
    file: /^apps\/server\/test\/push\.test\.ts$/,
    sample: /^https:\/\/user:word@fcm\.googleapis\.com/,
    why: 'an address that the product must refuse',
  },
];

/** What is a picture, a font or a table of the past has no line that a person wrote. */
const NO_TEXT = /\.(png|jpe?g|webp|gif|ico|woff2?|ttf|xlsx|pdf|gz|wasm)$/;
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
const preset = '@secretlint/secretlint-rule-preset-recommend';

/** What looks like a secret in a text: the text itself, and by which rule. */
async function secretsIn(file: string, content: string): Promise<{ found: string; rule: string }[]> {
  const { messages } = await lintSource({
    source: { filePath: join(root, file), content, contentType: 'text', ext: extname(file) },
    options: { config: { rules: [{ id: preset, rule: creator, options: {} }] } },
  });
  return messages.map(({ range: [from, to], ruleId }) => ({ found: content.slice(from, to), rule: ruleId }));
}

test('no file that is kept has a secret in it', async () => {
  const wrong: string[] = [];
  const used = new Set<RegExp>();
  for (const file of tracked.filter((it) => !NO_TEXT.test(it))) {
    for (const { found, rule } of await secretsIn(file, readFileSync(join(root, file), 'utf8'))) {
      const sample = SAMPLES.find((it) => it.file.test(file) && it.sample.test(found));
      if (sample) used.add(sample.sample);
      // The secret itself is not told again: a log would keep it.
      else wrong.push(`${file}: ${rule}, ${found.length} characters that begin with ${found.slice(0, 4)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(SAMPLES.filter((it) => !used.has(it.sample)).map((it) => it.why)).toEqual([]);
});

/** Secrets that nobody has, put together here so that this file holds none. */
const PLANTED: [what: string, text: string][] = [
  ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEowIBAAKCAQEA'.repeat(20)}\n-----END RSA PRIVATE ${'KEY'}-----`],
  [
    'the address of a database with its password',
    `DATABASE_URL=postgres${'ql'}://owner:${'Zq7'}kP2vXw9@db.internal.example.com:5432/house`,
  ],
  ['a key of a storage', `AWS_SECRET_ACCESS_KEY=${'wJalrXUt'}nFEMI/K7MDENG/bPxRfiCYq7w9ZkT2hB`],
  ['a token of a code host', `token = "ghp_${'A1b2C3d4E5f6G7h8I9j0'}K1l2M3n4O5p6Q7r8"`],
  ['a token of a package registry', `//registry.npmjs.org/:_authToken=npm_${'A1b2C3d4E5f6G7h8I9j0'}K1l2M3n4O5p6Q7r8`],
  ['a token of a chat', `SLACK=xoxb-${'123456789012'}-1234567890123-${'AbCdEfGhIjKlMnOpQrStUvWx'}`],
];

test.each(PLANTED)('%s that is put into a file is found', async (_what, text) => {
  expect(await secretsIn('apps/server/src/planted.ts', text)).not.toEqual([]);
});
