import { inflateSync } from 'node:zlib';
import { documentWords } from '@shwekan/phrases/document-words';
import { expect, test } from 'vitest';
import { openShaper, type Script, type Weight } from '../src/platform/exports/shape-text.ts';
import { writePdf } from '../src/platform/exports/write-pdf.ts';

const shaper = await openShaper();
const shape = (text: string, script: Script = 'burmese', weight: Weight = 'regular') => shaper(script, text, weight);
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

/** What is drawn of a name on the page: its Latin letters, and how many curves the outlines of others have. */
async function drawnOf(name: string, isSum = false) {
  const head = { title: 'T', made: 'M', words: documentWords.en };
  const pdf = await writePdf(head, [{ title: 'Cash', columns: ['In'], rows: [{ name, cells: [1], isSum }] }]);
  const streams = pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs);
  const page = [...streams].map(([, it = '']) => inflated(Buffer.from(it, 'latin1'))).join('\n');
  const letters = [...page.matchAll(/<([0-9a-f]+)>/g)].map(([, it = '']) => Buffer.from(it, 'hex').toString('latin1')).join('');
  const outlines = page.match(/^[-\d. ]+ [mlcv]$/gm) ?? [];
  return { letters, curves: page.match(/ [cv]\n/g)?.length ?? 0, outlines };
}

test.each([
  ['Thai', 'บริษัท สยามเพย์', 'thai'],
  ['Chinese', '陈伟强 支付', 'chinese'],
  ['Chinese of Taiwan and Hong Kong', '張國榮', 'chinese'],
] as const)('a name in %s stands in a document as it is written', async (_, name, script) => {
  const drawn = await drawnOf(`KBZPay ${name} (1)`);
  expect(drawn.letters).toContain('KBZPay ');
  expect(drawn.letters).not.toContain('?');
  expect(drawn.curves).toBeGreaterThan(0);
  // A letter that the font has not is drawn as the font's own sign for none.
  const none = shape('\u{fff0}', script).glyphs[0]?.outline;
  for (const letter of name.replaceAll(' ', '')) expect(shape(letter, script).glyphs.map((it) => it.outline)).not.toContain(none);
});

test('a mark of Thai stands above its letter, and a second one above the first', () => {
  const [, , tone] = shape('ที่', 'thai').glyphs;
  const [, lone] = shape('ท่', 'thai').glyphs;
  expect([tone?.outline, tone?.y]).not.toEqual([lone?.outline, lone?.y]);
});

test('a name of Latin and Burmese letters stands in a document whole, and a name without room ends in an ellipsis', async () => {
  const latin = await drawnOf('KBZPay (1)');
  expect(latin).toMatchObject({ letters: expect.stringContaining('KBZPay (1)'), curves: 0 });
  const mixed = await drawnOf('KBZPay ဘဏ္ဍာ (1)');
  expect(mixed.letters).toContain('KBZPay  (1)');
  expect(mixed.curves, 'the Burmese between them').toBeGreaterThan(0);
  const ellipsis = '\x85';
  expect(mixed.letters).not.toContain(ellipsis);
  expect((await drawnOf('ဘဏ္ဍာ '.repeat(40))).letters).toContain(ellipsis);
});

test('a sum is bold in Burmese as it is in Latin', async () => {
  const name = 'စုစုပေါင်း';
  expect(shape(name, 'burmese', 'bold').width).toBeGreaterThan(shape(name).width);
  const [part, sum] = [await drawnOf(name), await drawnOf(name, true)];
  expect(sum.curves).toBeGreaterThan(0);
  expect(sum.outlines).not.toEqual(part.outlines);
});

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}
