import { describe, expect, test } from 'vitest';
import { gloDates, gloDay, isNearNormal } from '../src/glo.ts';
import { realDraws } from './real-draws.ts';

const since_2007 = realDraws('thai-government-lottery-first-prizes.csv').map(([day = '']) => day);
const since_2020 = realDraws('thai-government-lottery-dates-since-2020.csv').map(([day = '']) => day);
/** What the lottery announced beside its habits, as a house would have confirmed it for each year; without a day it held none. */
const announced = realDraws('thai-government-lottery-odd-dates.csv').map(([normal_day = '', day = '']) => ({ normal_day, day }));
const lists = new Map(announced.filter((it) => it.day !== '').map((it) => [it.normal_day, it.day]));
const not_held = new Set(announced.filter((it) => it.day === '').map((it) => it.normal_day));

const years = Array.from({ length: 20 }, (_, index) => 2007 + index);
const datesWith = (standing: ReadonlyMap<string, string>, off_days: ReadonlySet<string>) =>
  years.flatMap((it) => gloDates(it, standing, off_days)).map((it) => it.day);
const by_habit = datesWith(new Map(), new Set());
const by_list = datesWith(lists, not_held);
const inSpan = (days: string[]) => days.filter((it) => it >= '2020-01-01' && it <= '2026-05-16');

describe('the dates of the Thai government lottery', () => {
  test.each([...since_2007, ...since_2020])('%s, on which a draw was held, is among them with the lists of the years', (day) => {
    expect(by_list).toContain(day);
  });

  test('are the real ones with the lists of the years: none of them was left out, and the last 150 are 150', () => {
    expect(since_2020).toHaveLength(150);
    expect(inSpan(by_list)).toEqual(since_2020);
  });

  test('are 147 of the last 150 by its habits alone', () => {
    expect(since_2020.filter((it) => !by_habit.includes(it))).toEqual(['2022-02-17', '2023-07-31', '2026-01-16']);
    expect(inSpan(by_habit).filter((it) => !since_2020.includes(it))).toEqual([
      '2020-04-01',
      '2020-04-16',
      '2020-05-02',
      '2022-02-16',
      '2023-08-01',
      '2026-01-17',
    ]);
  });

  test('were all near enough to their normal days to stand in a list', () => {
    expect([...lists].filter(([normal_day, day]) => !isNearNormal({ normal_day, day }))).toEqual([]);
  });

  test.each([
    ['2027-01-01', '2027-01-02'],
    ['2027-01-16', '2027-01-17'],
    ['2027-05-01', '2027-05-02'],
    ['2027-05-16', '2027-05-16'],
    ['2024-01-01', '2023-12-30'],
    ['2025-01-01', '2025-01-02'],
    ['2015-01-16', '2015-01-16'],
  ])('%s is planned on %s', (normal_day, day) => {
    expect(gloDay(normal_day)).toBe(day);
  });

  test.each([
    ['2027-02-16', '2027-02-10', true],
    ['2027-02-16', '2027-02-09', false],
    ['2027-02-16', '2027-02-22', true],
    ['2027-02-16', '2027-02-23', false],
    ['2027-01-01', '2026-12-30', true],
  ])('%s may stand on %s in a list: %s', (normal_day, day, isSo) => {
    expect(isNearNormal({ normal_day, day })).toBe(isSo);
  });
});
