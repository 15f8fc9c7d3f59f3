import type { LotteryCode } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { drawnNumber } from '../../src/house/results.ts';
import { sourcesOf } from '../../src/screens/win-number/results.ts';

const shown = (code: LotteryCode, set: string | null, value: string | null) =>
  sourcesOf(code, { set, value }).map(({ says, text, marked }) => {
    const marks =
      marked === null
        ? text
        : [marked]
            .flat()
            .map((it) => `${it.before}[${it.digit}]${it.after}`)
            .join('');
    return `${says} ${marks}`;
  });

test.each([
  ['2D', '1,338.91', '32,345.64', ['set 1,338.9[1]', 'value 32,34[5].64']],
  ['1D', '1,338.91', '32,345.64', ['set 1,338.91', 'value 32,34[5].64']],
  ['C2D', null, '19085.81', ['btc 19,08[5].8[1]']],
  ['C1D', null, '19085.81', ['btc 19,085.8[1]']],
  ['3D', null, '107387', ['first_prize 107[387]']],
  ['2D', null, null, []],
  ['C2D', null, null, []],
] as const)('a number of %s from %s and %s is shown with its own digits marked', (code, set, value, says) =>
  expect(shown(code, set, value)).toEqual(says),
);

test("today's number is found under any lottery's name for it, and is none before its draw", () => {
  expect(drawnNumber({ section: '12:01 PM', '2d': '07' } as { section: string })).toBe('07');
  expect(drawnNumber({ section: '02:00 PM', c1d: '0' } as { section: string })).toBe('0');
  expect(drawnNumber({ section: '02:00 PM', c1d: 'Coming Soon' } as { section: string })).toBe(null);
});
