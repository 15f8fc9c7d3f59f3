import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Binaries, userToRunAs } from '../postgres/binaries.ts';
import { giveTo } from '../postgres/cluster.ts';
import { root } from '../processes.ts';

/** Fills what stands in `${}` of a file of deploy/, as envsubst does. Throws when a name has no value: half a file starts nothing. */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/^(?! *#).*$/gm, (line) =>
    line.replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A file of deploy/ asks for ${name}, which nobody gives.`);
      return value;
    }),
  );
}

/** A file of deploy/ as it is there. */
export function deployFile(name: string): string {
  return readFileSync(join(root, 'deploy', name), 'utf8');
}

/** Writes a file for the user that the programs run as, who alone reads it. */
export function writeOwn(file: string, text: string, runAs: Binaries['runAs'] = userToRunAs()): string {
  writeFileSync(file, text, { mode: 0o600 });
  chmodSync(file, 0o600);
  giveTo(runAs, file);
  return file;
}
