import { describe, expect, test } from 'vitest';
import { gloDay } from '../src/glo.ts';
import { nextDrawDays } from '../src/index.ts';
import { realDraws } from './real-draws.ts';

const since_2007 = realDraws('thai-government-lottery-first-prizes.csv').map(([day = '']) => day);
const since_2020 = realDraws('thai-government-lottery-dates-since-2020.csv').map(([day = '']) => day);
const normal = nextDrawDays({ days: 'first_and_sixteenth', off_days: new Set() }, '2007-01-01', 24 * 20);
const planned = normal.map(gloDay).filter((it) => it !== null);

describe('the planned dates of the Thai government lottery', () => {
  test.each([...since_2007, ...since_2020])('%s, on which a draw was held, is among them', (day) => {
    expect(planned).toContain(day);
  });

  test('are the real ones: none of them was left out, and the last 150 are 150', () => {
    expect(since_2020).toHaveLength(150);
    expect(planned.filter((it) => it >= '2020-01-01' && it <= '2026-05-16')).toEqual(since_2020);
  });

  test.each([
    ['2027-01-01', '2027-01-02'],
    ['2027-01-16', '2027-01-17'],
    ['2027-05-01', '2027-05-02'],
    ['2027-05-16', '2027-05-16'],
    ['2024-01-01', '2023-12-30'],
    ['2025-01-01', '2025-01-02'],
    ['2015-01-16', '2015-01-16'],
    ['2020-04-01', null],
  ])('%s is held on %s', (normal_day, day) => {
    expect(gloDay(normal_day)).toBe(day);
  });
});
