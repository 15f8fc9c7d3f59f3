import { expect, test } from 'vitest';
import { criticalCss } from '../../src/first-screen/critical-css.ts';

const BEGINNINGS = '@supports (x:y){*,:before{--tw-shadow:0 0 #0000;--tw-blur:initial;--tw-leading:initial}}';
const REGISTER = '@property --tw-shadow{syntax:"*";inherits:false}@property --tw-blur{syntax:"*";inherits:false}';

test.each([
  ['a rule of what is not on the page', '.gone{color:red}.here{color:blue}', '.here{color:blue}'],
  ['what a rule sets and nothing reads', '.here{--tw-leading:1;line-height:1}', '.here{line-height:1}'],
  [
    'what nothing kept reads, of beginnings and registers',
    `${BEGINNINGS}${REGISTER}.gone{filter:var(--tw-blur)}.here{box-shadow:var(--tw-shadow)}`,
    '@supports (x:y){*,:before{--tw-shadow:0 0 #0000;}}@property --tw-shadow{syntax:"*";inherits:false}.here{box-shadow:var(--tw-shadow)}',
  ],
  [
    'nothing that is read with another value in its place',
    '.here{--tw-shadow:1px var(--tw-shadow-color,red);box-shadow:var(--tw-shadow)}',
    '.here{--tw-shadow:1px var(--tw-shadow-color,red);box-shadow:var(--tw-shadow)}',
  ],
  ['nothing that the house sets for itself', ':root{--gold:#fff}', ':root{--gold:#fff}'],
])('the first styles of a page leave out %s', (_, css, kept) => {
  expect(criticalCss(css, '<p class="here">')).toBe(kept);
});
