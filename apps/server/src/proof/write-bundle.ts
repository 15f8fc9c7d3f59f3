import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readSecretFiles } from '../platform/secret-files.ts';
import { monthOf, openBundle } from './bundle.ts';

const HELP = 'npm run bundle -- --month 2026-11 --out FILE [--with-trail-text]';

/** Writes the bundle of a month into a file: whole, or not at all. Throws a sentence. */
export async function writeBundle(database_url: string, month: string, out: string, has_trail_text = false): Promise<void> {
  const days = monthOf(month);
  if (days === null) throw new Error(`"${month}" is no month: 2026-11 is one.`);
  const bundle = await openBundle(database_url, { ...days, has_trail_text });
  if (bundle === 'running') throw new Error('Another bundle is being made: wait until it is done.');
  if (bundle === 'not_begun') throw new Error(`${month} is yet to come.`);
  const draft = `${out}.part`;
  try {
    await pipeline(bundle.stream, createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, out);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await bundle.close();
  }
}

if (import.meta.main) {
  const env = readSecretFiles(process.env);
  const url = env['READER_DATABASE_URL'] || env['DATABASE_URL'];
  if (!url) throw new Error('READER_DATABASE_URL or DATABASE_URL is not set');
  const {
    month,
    out,
    'with-trail-text': text,
  } = parseArgs({
    options: { month: { type: 'string' }, out: { type: 'string' }, 'with-trail-text': { type: 'boolean' } },
  }).values;
  try {
    if (month === undefined || out === undefined) throw new Error(HELP);
    await writeBundle(url, month, out, text);
    process.stdout.write(`${out} holds ${month}. Whoever checks it runs: node apps/auditor/audit-bundle.mjs ${out}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
