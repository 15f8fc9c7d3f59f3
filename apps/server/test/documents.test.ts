import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openBurmeseShaper } from '../src/platform/exports/shape-burmese.ts';
import { writePdf } from '../src/platform/exports/write-pdf.ts';

const shape = await openBurmeseShaper();
const outlines = (text: string) => shape(text).glyphs.map((it) => it.outline);

test.each([
  ['a consonant below another', 'ဘဏ္ဍာ'],
  ['the same consonant twice', 'ပတ္တမြား'],
  ['a consonant above the next', 'မင်္ဂလာ'],
])('a document draws %s where it is read, not a sign between them', (_, word) => {
  // Alone it has nothing to join: that is what it looks like where nobody shapes it.
  const [sign = ''] = outlines('္').slice(-1);
  expect(sign).not.toBe('');
  expect(outlines(word)).not.toContain(sign);
  expect(shape(word).glyphs.length).toBeLessThan([...word].length);
});

test('a vowel that is written before its consonant is drawn before it', () => {
  const [vowel] = outlines('ကေ');
  expect(outlines('ခေ')[0]).toBe(vowel);
  expect(outlines('က')[0]).not.toBe(vowel);
});

test('a name of Latin and Burmese letters stands in a document whole, and a name without room ends in an ellipsis', async () => {
  const drawn = async (name: string) => {
    const pdf = await writePdf({ title: 'T', made: 'M' }, [{ title: 'Cash', columns: ['In'], rows: [{ name, cells: [1] }] }]);
    const streams = pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs);
    const page = [...streams].map(([, it = '']) => inflated(Buffer.from(it, 'latin1'))).join('\n');
    const letters = [...page.matchAll(/<([0-9a-f]+)>/g)].map(([, it = '']) => Buffer.from(it, 'hex').toString('latin1')).join('');
    return { letters, curves: page.match(/ [cv]\n/g)?.length ?? 0 };
  };
  const latin = await drawn('KBZPay (1)');
  expect(latin).toMatchObject({ letters: expect.stringContaining('KBZPay (1)'), curves: 0 });
  const mixed = await drawn('KBZPay ဘဏ္ဍာ (1)');
  expect(mixed.letters).toContain('KBZPay  (1)');
  expect(mixed.curves, 'the Burmese between them').toBeGreaterThan(0);
  const ellipsis = '\x85';
  expect(mixed.letters).not.toContain(ellipsis);
  expect((await drawn('ဘဏ္ဍာ '.repeat(40))).letters).toContain(ellipsis);
});

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}
