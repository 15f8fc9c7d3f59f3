import { describe, expect, test } from 'vitest';
import { isSamePerson, personKey } from '../src/index.ts';

describe('two names are of one person', () => {
  test.each([
    ['Aung Aung', 'aung aung'],
    ['Aung Aung', 'AungAung'],
    ['U Aung Aung', 'Ko Aung  Aung'],
    ['Mr. Aung-Aung', 'Dr U Aung Aung'],
    ['Daw Thandar', 'Ma Thandar'],
    ['Thandar Ma', 'Ma Thandar Ma'],
    ['Mg Mg', 'mg mg'],
    ['Aung\u200bAung', 'Aung Aung'],
    ['A\u2060ung Aung\ufeff', 'Aung Aung'],
    ['Aung\ufe0f Au\u{e0100}n\u180bg\u2065', 'Aung Aung'],
    ['Ａｕｎｇ Aung', 'Aung Aung'],
    ['Hla Min Thu', 'Thu Hla Min'],
    ['Zoë Lin', 'Zoe\u0308 Lin'],
    ['ဦးအောင်အောင်', 'ကိုအောင်အောင်'],
    ['ဦး အောင် အောင်', 'အောင်အောင်'],
    ['မသန္တာ', 'ဒေါ်သန္တာ'],
    ['မသန်တာ', 'ဒေါ်သန္တာ'],
    ['ကိုကို', 'ဦးကိုကို'],
    ['မင်း\u200bမင်း', 'ကိုမင်းမင်း'],
  ])('%s and %s', (one, other) => {
    expect(isSamePerson(one, [null, other])).toBe(true);
  });
});

describe('two names are of two persons', () => {
  test.each([
    ['Aung Aung', 'Aung Win'],
    ['Ma', 'U'],
    ['Umar', 'Mar'],
    ['Kolin', 'Lin'],
    ['မင်းမင်း', 'င်းမင်း'],
    ['...', '---'],
    ['', ''],
  ])('%s and %s', (one, other) => {
    expect(isSamePerson(one, [other])).toBe(false);
  });
});

test('a name that is nothing but a title stays a name', () => {
  expect([personKey('Ma'), personKey('U Ko'), personKey('ကို')]).toEqual(['ma', 'ko', 'ကို']);
});
