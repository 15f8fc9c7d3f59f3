import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inUnicode } from '../src/platform/zawgyi.ts';

const NAMES = readFileSync(new URL('./burmese-names.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [unicode: string, zawgyi: string]);

describe('a name', () => {
  test.each(NAMES)('%s is kept as it is typed in Unicode, and read when it is typed in Zawgyi', (unicode, zawgyi) => {
    expect(inUnicode(unicode)).toBe(unicode);
    expect(inUnicode(zawgyi)).toBe(unicode);
  });

  test.each(['သိင်္ဂီ', 'ဟန်နီ', 'ပဒုမ္မာ', 'ကိန္နရီ', 'Ma Thandar', 'Ma သန္တာ (မန္တလေး)', 'ဦးဘ', 'ၸၢႆးသၢမ်', '၀၉၄၂၀', ''])(
    '%j is kept as it is typed',
    (text) => expect(inUnicode(text)).toBe(text),
  );

  // Read as Unicode they are Burmese too, or too short to tell.
  test.each(['ဟန္နီ', 'သိဂႌ', 'ပဒုမၼာ'])('%j, which may be either, is kept as it is typed', (text) => expect(inUnicode(text)).toBe(text));
});

test.each([
  ['ေဒၚခင္သႏၲာဝင္း', 'ဒေါ်ခင်သန္တာဝင်း'],
  ['ကိုဥကၠာေအာင္', 'ကိုဥက္ကာအောင်'],
  ['မႏၲေလးၿမိဳ႕မွ ဦးစိန္လြင္', 'မန္တလေးမြို့မှ ဦးစိန်လွင်'],
  ['ကြ်န္ေတာ္ ေငြသြင္းၿပီးပါၿပီ။ စစ္ေပးပါ။', 'ကျွန်တော် ငွေသွင်းပြီးပါပြီ။ စစ်ပေးပါ။'],
  ['ေမသႏၲာ (ရန္ကုန္)', 'မေသန္တာ (ရန်ကုန်)'],
])('%s, typed in Zawgyi, is %s, and read twice it stays so', (zawgyi, unicode) => {
  expect(inUnicode(zawgyi)).toBe(unicode);
  expect(inUnicode(unicode)).toBe(unicode);
});
