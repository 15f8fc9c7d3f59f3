import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../processes.ts';
import type { PrintedFile } from './printed-file.ts';

/** Programs for people who do not trust the house, or who watch it: their sources in one file each, which Node runs as it is. */
const PROGRAMS = [
  { app: 'apps/verifier', entry: 'src/verify.ts', target: 'apps/player/public/verify.mjs' },
  { app: 'apps/witness', entry: 'src/main.ts', target: 'apps/player/public/witness.mjs' },
];

/** The verifier and the witness. */
export async function printVerifier(): Promise<PrintedFile> {
  const files = new Map<string, string>();
  for (const { app, entry, target } of PROGRAMS) {
    const made = await build({
      configFile: false,
      logLevel: 'warn',
      root: join(root, app),
      ssr: { noExternal: true },
      build: {
        ssr: join(root, app, entry),
        write: false,
        minify: false,
        target: 'node20',
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const [built] = Array.isArray(made) ? made : [made];
    const chunk = 'output' in built ? built.output[0] : null;
    if (chunk?.type !== 'chunk') throw new Error(`${app} was not built`);
    files.set(
      target,
      `// Made from ${app} and packages/proof by "npm run print": one file, readable, without dependencies.\n${chunk.code}`,
    );
  }
  return { files };
}
