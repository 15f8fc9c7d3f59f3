import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupsOf, keepAllWords, keepWords } from '../src/burmese.ts';
import { phrases as operators } from '../src/console.ts';
import { mm } from '../src/mm.ts';
import { reasons } from '../src/reasons.ts';

const source = new URL('../src/', import.meta.url);
const parts = readdirSync(source, { withFileTypes: true }).filter((it) => it.isDirectory() && it.name !== 'console');
const app = await Promise.all(parts.map(async ({ name }) => (await import(new URL(`${name}/mm.ts`, source).href)).phrases as object));
const sentences = [mm, reasons, ...app, operators].flatMap(textsOf);

function textsOf(of: object): string[] {
  return Object.values(of).flatMap((it) => (typeof it === 'string' ? [it] : textsOf(it)));
}

const unmarked = (text: string) => text.replace(/[\u2060\u200b\u00ad]/g, '');

test.each(
  `
အကောင့်ဖွင့်နိုင်ပါသည်            အကောင့်|ဖွင့်နိုင်ပါသည်                 // a loan that the dictionary cuts in three, and a verb's four endings
ပရိုမိုးရှင်းခလုတ်ဖြင့်             ပရိုမိုးရှင်း|ခလုတ်ဖြင့်                 // a loan of four syllables; "with" stays at its noun
ဤဖုန်းတွင်                   ဤဖုန်းတွင်                          // "this" and "in" stay at what is between them
ငွေထုတ်မှတ်တမ်း                ငွေထုတ်|မှတ်တမ်း                     // a word of two syllables is not cut into one and one
ပြပါမည်                      ပြပါမည်                             // a verb with its endings
ပထမဆုံးထီမှစ၍                 ပထမဆုံး|ထီမှ|စ၍                      // half a number word stays at its other half
နှစ်ဖက်စလုံး                   နှစ်ဖက်စလုံး
ကိုယ်ရေးလုံခြုံမှုမူဝါဒ             ကိုယ်ရေး|လုံခြုံမှု|မူဝါဒ                  // nouns in a row
ဒုတိယဒဿမဂဏန်းသည်              ဒုတိယဒဿမဂဏန်းသည်                    // letters that are stacked
အကောင့်မရှိသေးဘူးလား             အကောင့်|မရှိသေးဘူးလား                  // "not" begins a line, with its verb
ဝန်ဆောင်မှုဌာနသို့ဆက်သွယ်ပါ        ဝန်ဆောင်မှု|ဌာနသို့|ဆက်သွယ်ပါ            // written without any blank
နှစ်                          နှစ်
`
    .trim()
    .split('\n'),
)('%s', (row) => {
  const [run = '', groups] = (row.split('//')[0] ?? '').trim().split(/\s+/);
  expect(groupsOf(run).join('|')).toBe(groups);
});

test('no sentence has a mark of its own: where lines end is said in one place', () => {
  expect(sentences.length).toBeGreaterThan(1_300);
  for (const text of sentences) expect(text).toBe(unmarked(text));
});

/** Not the rule's own list: the endings that are commonest in these sentences, and a letter that ends the syllable before. */
const NEVER_FIRST =
  /\u200b(?:(?:ပါ|မည်|သည်|သည့်|သော|ကို|က(?!\u2060စား)|များ|တွင်|သို့|နှင့်|ဖြင့်|ပြီး|ပြီ|မှု|ခြင်း|ရန်|လျှင်|၏|၍|ထား|နိုင်|သေး|ခဲ့|လား|အ\u2060တွက်)(?:[\u2060\u200b\s၊။]|$)|[က-အ][့း]?်)/u;

test('no line of a sentence begins with an ending', () => {
  for (const text of sentences) expect(NEVER_FIRST.exec(keepWords(text))?.[0], text).toBeUndefined();
});

test('what is left between two marks is one word for the dictionary of a phone: it has nothing to cut', () => {
  const dictionary = new Intl.Segmenter('my', { granularity: 'word' });
  // Letters that are stacked are one sign with the letter before: no mark may come between them, nor the end of a line.
  for (const text of sentences) {
    expect(keepWords(text), text).not.toMatch(/[\u2060\u200b\u00ad](?:.\u103a)?\u1039|\u1039[\u2060\u200b\u00ad]/);
    for (const [piece] of keepWords(text).matchAll(/[\u1000-\u1049\u104c-\u109f]+/g)) {
      const cuts = [...dictionary.segment(piece)].filter(({ index }) => index > 0);
      expect(cuts, `${piece} in ${text}`).toEqual([]);
    }
  }
});

test('a long group can be broken at need: between its words, in the middle of a long one, within no syllable', () => {
  expect(keepWords('ကြိုဆိုပါသည်')).toBe('ကြို\u2060ဆို\u00adပါ\u2060သည်');
  expect(keepWords('ပရိုမိုးရှင်း')).toBe('ပ\u2060ရို\u00adမိုး\u2060ရှင်း');
  expect(keepWords('သင့်အကောင့်သည်')).toBe('သင့်\u00adအ\u2060ကော\u2060င့်\u2060သည်');
  // The last piece of a loan stands before it, not the prefix that the loan begins with.
  expect(keepWords('အကောင့်အကြောင်း')).toBe('အ\u2060ကော\u2060င့်\u00adအ\u2060ကြောင်း');
  expect(keepWords('ဂဏန်း')).not.toContain('\u00ad');
});

test('what is read stays what was written, and marks are not added twice', () => {
  for (const text of sentences) {
    expect(unmarked(keepWords(text))).toBe(text);
    expect(keepWords(keepWords(text))).toBe(keepWords(text));
  }
  expect(keepWords('12R 500, {amount} ကျပ်')).toBe('12R 500, {amount} ကျပ်');
  expect(keepAllWords({ one: { two: 'ပြပါ' } })).toEqual({ one: { two: 'ပြ\u2060ပါ' } });
});
