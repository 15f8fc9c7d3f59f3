import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = '**/*.{html,js,css,json,svg,webmanifest,txt,map,wasm}';
/** Below this a compressed copy saves next to nothing. */
const WORTH_IT_BYTES = 200;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** How many bytes a text takes on the wire at brotli's best. */
export async function brotliSize(text: Buffer): Promise<number> {
  return (await brotli(text)).length;
}

/** Lays `x.br` and `x.gz` beside every text file, so that the server never compresses an asset itself. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync(TEXT, { cwd: folder }).map((path) => join(folder, path));
  await Promise.all(files.map(compressed));
}

async function compressed(file: string): Promise<void> {
  const text = readFileSync(file);
  if (text.length < WORTH_IT_BYTES) return;
  await Promise.all([writeFile(`${file}.br`, await brotli(text)), writeFile(`${file}.gz`, await toGzip(text, { level: 9 }))]);
}

function brotli(text: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return toBrotli(text, { params });
}
