import { expect, test } from 'vitest';
import { type Canonical, readCanonical, writeCanonical } from '../src/index.ts';

test('a value is written as RFC 8785 says: keys in the order of UTF-16, no blanks, the shortest escapes', () => {
  // The examples of its sections 3.2.2 and 3.2.3, without their fractions.
  expect(writeCanonical({ string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/', literals: [null, true, false] })).toBe(
    '{"literals":[null,true,false],"string":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  const sorted = Object.values(
    JSON.parse(
      writeCanonical({
        '\u20ac': 'Euro Sign',
        '\r': 'Carriage Return',
        '\ufb33': 'Hebrew Letter Dalet With Dagesh',
        one: 'One',
        '\ud83d\ude00': 'Emoji: Grinning Face',
        '\u0080': 'Control',
        '\u00f6': 'Latin Small Letter O With Diaeresis',
      }),
    ),
  );
  expect(sorted.map((it) => String(it).split(' ')[0])).toEqual(['Carriage', 'One', 'Control', 'Latin', 'Euro', 'Emoji:', 'Hebrew']);
});

test.each([[0.5], [2 ** 53], [-0], [Number.NaN], [undefined], ['\ud800'], [new Date(0)], [{ a: undefined }], [[undefined]], [1n]])(
  '%o is no value of a leaf',
  (value) => expect(() => writeCanonical(value as Canonical)).toThrow(RangeError),
);

test.each(['', '1', 'null', '[]', '{"a":1.0}', '{"a":1.5}', '{ "a":1}', '{"b":1,"a":2}', '{"a":1,"a":1}', '{"a":1}\n', '{"a":"\\u0041"}'])(
  '%s is not canonical',
  (text) => expect(readCanonical(text)).toBeNull(),
);

test('what was written is read', () => {
  const value = { v: 1, type: 'slip', numbers: ['07', '12'], tot_odds_hundredths: null, is_off: false, of: { b: {}, a: [] } };
  expect(readCanonical(writeCanonical(value))).toEqual(value);
});
