import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPick, allNumbers, QUICK_PICKS_1D, QUICK_PICKS_2D, QUICK_PICKS_3D, type QuickPick, typedNumbers } from '../src/index.ts';
import { table } from './table.ts';

const given = ['07', '70', '33', '12'];

/** A pick by its key with what the table gives it, as one line of text. */
function pick(picks: Record<string, QuickPick>, key: string, parameter: string): readonly string[] {
  const chosen = picks[key];
  if (chosen === undefined) throw new Error(`no quick pick: ${key}`);
  if (chosen.takes === 'nothing') return chosen.numbers();
  if (chosen.takes === 'digit' || chosen.takes === 'block') return chosen.numbers(Number(parameter));
  if (chosen.takes === 'selection') return chosen.numbers(parameter.split(' '));
  return chosen.numbers(parameter);
}

describe('2D quick picks', () => {
  for (const it of table(`
key                   with         count    numbers
reverse               07 70 33 12  5        07 12 21 33 70
reverse               33           1        33
big                   _            50       50 51 52 ..
small                 _            50       00 01 02 ..
even                  _            50       00 02 04 ..
odd                   _            50       01 03 05 ..
even_even             _            25       00 02 04 06 08 20 22 24 26 28 40 42 44 46 48 60 62 64 66 68 80 82 84 86 88
odd_odd               _            25       11 13 15 17 19 31 33 35 37 39 51 53 55 57 59 71 73 75 77 79 91 93 95 97 99
even_odd              _            25       01 03 05 07 09 21 23 25 27 29 41 43 45 47 49 61 63 65 67 69 81 83 85 87 89
odd_even              _            25       10 12 14 16 18 30 32 34 36 38 50 52 54 56 58 70 72 74 76 78 90 92 94 96 98
doubles               _            10       00 11 22 33 44 55 66 77 88 99
even_doubles          _            5        00 22 44 66 88
odd_doubles           _            5        11 33 55 77 99
head                  3            10       30 31 32 33 34 35 36 37 38 39
head                  0            10       00 01 02 03 04 05 06 07 08 09
tail                  3            10       03 13 23 33 43 53 63 73 83 93
even_head             _            50       00 01 02 03 04 05 06 07 08 09 20 21 ..
odd_head              _            50       10 11 12 13 14 15 16 17 18 19 30 31 ..
even_tail             _            50       00 02 04 ..
odd_tail              _            50       01 03 05 ..
contains              4            19       04 14 24 34 40 41 42 43 44 45 46 47 48 49 54 64 74 84 94
break                 0            10       00 19 28 37 46 55 64 73 82 91
break                 5            10       05 14 23 32 41 50 69 78 87 96
power                 _            10       05 16 27 38 49 50 61 72 83 94
nakhat                _            10       07 18 24 35 42 53 69 70 81 96
brothers              _            20       01 09 10 12 21 23 32 34 43 45 54 56 65 67 76 78 87 89 90 98
tens                  _            10       00 10 20 30 40 50 60 70 80 90
khway                 135          6        13 15 31 35 51 53
khway                 1355         6        13 15 31 35 51 53                    // a digit typed twice counts once
khway                 ၁၃၅          6        13 15 31 35 51 53                    // typed in Burmese
khway                 0123456789   90       01 02 03 ..
khway                 1            0        _
khway                 1a           0        _
khway_with_doubles    135          9        11 13 15 31 33 35 51 53 55
khway_with_doubles    0123456789   100      00 01 02 ..
block                 0            20       00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19
block                 4            20       80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99
head                  10           0        _
contains              -1           0        _
break                 1.5          0        _
block                 5            0        _
block                 -1           0        _
`)) {
    test(`${it.key} ${it.with} gives ${it.count}: ${it.about}`, () => {
      const numbers = pick(QUICK_PICKS_2D, it.key, it.with);
      const expected = it.numbers === '_' ? [] : it.numbers.replace(' ..', '').split(' ');
      expect(numbers).toHaveLength(Number(it.count));
      expect(it.numbers.endsWith('..') ? numbers.slice(0, expected.length) : numbers).toEqual(expected);
    });
  }

  test('every 2D quick pick is in the table of the trade, and no other', () => {
    expect(Object.keys(QUICK_PICKS_2D)).toHaveLength(27);
  });
});

describe('3D quick picks', () => {
  for (const it of table(`
key             with       count    numbers
reverse         387        6        378 387 738 783 837 873
reverse         077        3        077 707 770
reverse         111        1        111
reverse         123 321    6        123 132 213 231 312 321
triples         _          10       000 111 222 333 444 555 666 777 888 999
even_triples    _          5        000 222 444 666 888
odd_triples     _          5        111 333 555 777 999
hundreds        _          9        100 200 300 400 500 600 700 800 900
series          _          8        012 123 234 345 456 567 678 789
wildcard        ?45        10       045 145 245 345 445 545 645 745 845 945
wildcard        4?5        10       405 415 425 435 445 455 465 475 485 495
wildcard        ၄၅?        10       450 451 452 453 454 455 456 457 458 459
wildcard        ?4         0        _
wildcard        ??5        0        _
wildcard        345        0        _
wildcard        ?4x        0        _
`)) {
    test(`${it.key} ${it.with} gives ${it.count}`, () => {
      const numbers = pick(QUICK_PICKS_3D, it.key, it.with);
      expect(numbers).toHaveLength(Number(it.count));
      expect(numbers.join(' ') || '_').toBe(it.numbers);
    });
  }
});

test.each(
  table(`
key      numbers
odd      1 3 5 7 9
even     0 2 4 6 8
big      5 6 7 8 9
small    0 1 2 3 4
`),
)('1D quick pick $key gives $numbers', (it) => expect(pick(QUICK_PICKS_1D, it.key, '_').join(' ')).toBe(it.numbers));

test('every quick pick gives valid numbers, once each, ascending, and as many as it promises', () => {
  const catalogues = [
    { picks: QUICK_PICKS_1D, digits: 1, parameters: ['_'] },
    { picks: QUICK_PICKS_2D, digits: 2, parameters: ['0', '1', '2', '3', '4'] },
    { picks: QUICK_PICKS_3D, digits: 3, parameters: ['?12', '9?9', '00?'] },
  ] as const;
  for (const { picks, digits, parameters } of catalogues) {
    for (const [key, { takes, count }] of Object.entries<QuickPick>(picks)) {
      for (const parameter of parameters) {
        const numbers = pick(picks, key, takes === 'selection' ? '0'.repeat(digits) : parameter);
        expect(numbers).toEqual([...new Set(numbers)].sort());
        for (const number of numbers) expect(allNumbers(digits)).toContain(number);
        if (count !== null) expect([key, numbers.length]).toEqual([key, count]);
      }
    }
  }
});

test('R on the picked numbers changes nothing more', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...allNumbers(2))), (selection) => {
      const once = QUICK_PICKS_2D.reverse.numbers(selection);
      expect(QUICK_PICKS_2D.reverse.numbers(once)).toEqual(once);
    }),
  );
});

test('a quick pick adds to the selection and skips numbers that take no bets', () => {
  expect(addPick(given, ['11', '33', '44', '55'], new Set(['44']))).toEqual(['07', '70', '33', '12', '11', '55']);
  expect(addPick(['44'], ['44'], new Set(['44']))).toEqual(['44']);
  expect(addPick([], [], new Set())).toEqual([]);
});

test.each(
  table(`
typed              numbers        wrong
112,123,115        112 123 115    _
112 123 115        112 123 115    _
112၊၁၂၃.115        112 123 115    _        // Burmese comma and digits
112,112            112            _
112,12,abc,12      112            12 abc
,,,                _              _
`),
)('the list $typed is $numbers, wrong $wrong', (it) => {
  const { numbers, wrong } = typedNumbers(it.typed, 3);
  expect(numbers.join(' ') || '_').toBe(it.numbers);
  expect(wrong.join(' ') || '_').toBe(it.wrong);
});
