import { readFileSync, writeFileSync } from 'node:fs';
import { fillIn } from './templates.ts';

// `node tools/cluster/fill.ts SOURCE TARGET`: writes a file with what stands in `${}` filled in from this environment, as envsubst does, for nobody's eyes but
// its owner's. A value may come as a file, which its name with _FILE names.
const [source = '', target = ''] = process.argv.slice(2);
const text = readFileSync(source, 'utf8');
const values: Record<string, string> = {};
for (const [, name = ''] of text.matchAll(/\$\{(\w+)\}/g)) {
  const file = process.env[`${name}_FILE`];
  const value = file === undefined ? process.env[name] : readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  if (value !== undefined) values[name] = value;
}
writeFileSync(target, fillIn(text, values), { mode: 0o600 });
