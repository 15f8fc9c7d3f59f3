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

/** Where brotli cuts a text into blocks decides over some hundred bytes of a large one, and a letter elsewhere turns it round: its own choice (0), or blocks of 512 kB. */
const BLOCKS = [0, 19];
/** A smaller text is one block in any case. */
const ONE_BLOCK_BYTES = 65_536;

async function brotli(text: Buffer): Promise<Buffer> {
  const blocks = text.length > ONE_BLOCK_BYTES ? BLOCKS : [0];
  const tries = await Promise.all(
    blocks.map((block) => {
      const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint, BROTLI_PARAM_LGBLOCK: cut } = constants;
      return toBrotli(text, { params: { [quality]: 11, [hint]: text.length, [cut]: block } });
    }),
  );
  return tries.reduce((best, it) => (it.length < best.length ? it : best));
}
