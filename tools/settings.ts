import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSecretFiles } from '../apps/server/src/platform/secret-files.ts';
import { root } from './processes.ts';

/** Takes the settings of `.env`, where there is one, into this process's environment, and the secrets that come as files. */
export function loadSettings(): void {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  loadSecretFiles();
}

/** Takes the secrets that come as files into this process's environment, which its children have too. Ends the process with a sentence when one cannot be read. */
export function loadSecretFiles(): void {
  try {
    const read = readSecretFiles(process.env);
    for (const name of Object.keys(process.env)) if (!(name in read)) delete process.env[name];
    Object.assign(process.env, read);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
