import { describe, expect, test } from 'vitest';
import { ageOn, latinDigits, maskName, maskPhone, normalisePhone, playerName, refuseBirthday, refusePassword } from '../src/index.ts';
import { table } from './table.ts';

test.each(
  table(`
typed              phone          masked
09420000001        09420000001    09******001
09-420 000-001     09420000001    09-420 000-001    // not 11 characters: shown as it is
၀၉၄၂၀၀၀၀၀၀၁        09420000001    09******၀၀၁       // Burmese digits
0942000000         _              0942000000        // ten digits
094200000011       _              094200000011      // twelve
08420000001        _              09******001       // 11 characters are masked whatever they are
+959420000001      _              +959420000001
0942000000a        _              09******00a
_                  _              _
`),
)('the phone $typed is stored as $phone and shown as $masked', (it) => {
  expect(normalisePhone(it.typed) ?? '_').toBe(it.phone);
  expect(maskPhone(it.typed)).toBe(it.masked);
});

test('all ten Burmese digits are read', () => expect(latinDigits('၀၁၂၃၄၅၆၇၈၉ 0123 က')).toBe('0123456789 0123 က'));

describe('who may play, by birthday', () => {
  for (const it of table(`
birthday      today         minimum    says
2008-11-20    2026-11-20    18         _                     // 18 today
2008-11-21    2026-11-20    18         under_age             // 18 tomorrow
2008-02-29    2026-02-28    18         under_age             // born on a leap day
2008-02-29    2026-03-01    18         _
2008-11-20    2026-11-20    13         _                     // a lower minimum counts as 18
2010-11-20    2026-11-20    13         under_age
2008-11-20    2026-11-20    21         under_age             // a higher one counts
2005-11-20    2026-11-20    21         _
1900-01-01    2026-11-20    18         _
1899-12-31    2026-11-20    18         birthday_not_valid
2026-11-20    2026-11-20    18         under_age
2026-11-21    2026-11-20    18         birthday_not_valid    // the future
2001-02-29    2026-11-20    18         birthday_not_valid    // no such day
2000-13-01    2026-11-20    18         birthday_not_valid
2000-00-10    2026-11-20    18         birthday_not_valid
2000-1-1      2026-11-20    18         birthday_not_valid
0000-00-00    2026-11-20    18         birthday_not_valid
20000101      2026-11-20    18         birthday_not_valid
1990-01-01T00:00    2026-11-20    18    birthday_not_valid
`)) {
    test(`born ${it.birthday}, today ${it.today}, minimum ${it.minimum}: ${it.says}`, () =>
      expect(refuseBirthday(it.birthday, it.today, Number(it.minimum)) ?? '_').toBe(it.says));
  }
  test('age counts full years', () => {
    expect(ageOn('2000-06-15', '2026-06-14')).toBe(25);
    expect(ageOn('2000-06-15', '2026-06-15')).toBe(26);
  });
});

test.each(
  table(`
password          says
demo-player       _
12345678          _
စကားဝှက်ရှည်      _                      // Burmese
1234567           password_too_short
aaaaaaaa          password_too_simple
၁၁၁၁၁၁၁၁          password_too_simple
09420000001       password_too_simple    // the phone itself
09-420-000-001    password_too_simple    // dressed up
၀၉၄၂၀၀၀၀၀၀၁       password_too_simple
+959420000001     password_too_simple    // with the country's code
959420000001      password_too_simple
9420000001        password_too_simple    // without its zero
`),
)('the password $password of 09420000001: $says', (it) => expect(refusePassword(it.password, '09420000001') ?? '_').toBe(it.says));

test('a password has 8 to 128 characters, however wide they are', () => {
  expect(refusePassword(`x${'a'.repeat(127)}`, '')).toBeNull();
  expect(refusePassword(`x${'a'.repeat(128)}`, '')).toBe('password_too_long');
  expect(refusePassword(`x${'😀'.repeat(127)}`, '')).toBeNull();
  expect(refusePassword('😀😁😂', '')).toBe('password_too_short');
  expect(refusePassword('x'.repeat(1_000_000), '')).toBe('password_too_long');
  expect(refusePassword('', '')).toBe('password_too_short');
});

describe('a name is trimmed and harmless', () => {
  for (const [typed, name] of [
    ['  Mg Mg ', 'Mg Mg'],
    ['မောင်မောင်', 'မောင်မောင်'],
    ['สมชาย', 'สมชาย'],
    ['王小明', '王小明'],
    ["O'Brien-2", "O'Brien-2"],
    ['မောင်\u200bမောင်', 'မောင်မောင်'],
    ['A\u200bung\u200d \u2060Au\ufeffng\u200e', 'Aung Aung'],
    ['Aung\ufe0f Thu\u{e0100}ra\u180b\u17b4\u2065', 'Aung Thura'],
    ['A\ufe0f', null],
    ['A\u200b', null],
    ['A'.concat('\u200b'.repeat(1_000_000)), null],
    ['A', null],
    ['', null],
    ['   ', null],
    ['..', null],
    ['\u200b\u200b\u200b', null],
    ['<b>x', null],
    ['a>b', null],
    ['a\u0000b', null],
    ['a\nb', null],
    ['a\u202eb', null],
    ['a\ud800b', null],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), null],
    ['x'.repeat(1_000_000), null],
  ] as const) {
    test(`${JSON.stringify(typed.slice(0, 70))} is ${name === null ? 'refused' : 'taken'}`, () => expect(playerName(typed)).toBe(name));
  }
});

test.each([
  ['Ma Thandar', 'Ma***'],
  ['Aung Kyaw', 'Aun***'],
  ['Su', 'S***'],
  ['ဒေါ်ခင်မြင့်', 'ဒေါ်ခ***'],
  ['', '***'],
])('the name %s is shown to others as %s', (name, masked) => expect(maskName(name)).toBe(masked));
