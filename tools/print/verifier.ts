import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../processes.ts';
import type { PrintedFile } from './printed-file.ts';

const ENTRY = join(root, 'apps/verifier/src/verify.ts');
const TARGET = 'apps/player/public/verify.mjs';
const HEAD = `// Made from apps/verifier and packages/proof by "npm run print": one file, readable, without dependencies.\n`;

/** The verifier for everybody who does not trust the house's pages: its sources in one file that Node runs as it is. */
export async function printVerifier(): Promise<PrintedFile> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    root: join(root, 'apps/verifier'),
    ssr: { noExternal: true },
    build: { ssr: ENTRY, write: false, minify: false, target: 'node20', rolldownOptions: { output: { codeSplitting: false } } },
  });
  const [built] = Array.isArray(made) ? made : [made];
  const chunk = 'output' in built ? built.output[0] : null;
  if (chunk?.type !== 'chunk') throw new Error('the verifier was not built');
  return { files: new Map([[TARGET, HEAD + chunk.code]]) };
}
