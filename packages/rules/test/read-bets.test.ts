import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTTERIES, type LotteryCode, NOTATIONS, type NotationName, readBets } from '../src/index.ts';

/** Bets as the trade writes them, a line each: what they come to, number by number, and how each word of them was understood. */
const CORPUS = readFileSync(new URL('bet-corpus.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((row) => row !== '')
  .map((row) => row.split('\t') as [LotteryCode, NotationName, string, string, string]);

const SIGNS = { '\\n': '\n', '\\r': '\r', '\\t': '\t' } as const;

describe('bets are read as the trade writes them', () => {
  test('the corpus holds at least 600 lines', () => expect(CORPUS.length).toBeGreaterThanOrEqual(600));

  test.each(CORPUS)('%s, %s: "%s"', (lottery, notation, written, lines, states) => {
    const text = written.replace(/\\[nrt]/g, (sign) => SIGNS[sign as keyof typeof SIGNS]);
    const read = readBets(text, { lottery, notation });
    const sorted = read.lines.map(({ number, stake_kyat }) => `${number}:${stake_kyat}`).sort();
    expect(sorted.join(' ') || '-').toBe(lines);
    expect(read.words.map(({ state }) => state.charAt(0)).join('')).toBe(states);
    for (const word of read.words) expect(text.slice(word.from)).toSatisfy((rest: string) => rest.startsWith(word.text));
  });
});

test('a number keeps its first place and its amounts add up', () => {
  expect(readBets('34 100, 12R500, 34 200', { lottery: '2D' }).lines).toEqual([
    { number: '34', stake_kyat: 300 },
    { number: '12', stake_kyat: 500 },
    { number: '21', stake_kyat: 500 },
  ]);
});

test('each word says what was understood, and what it bets', () => {
  expect(readBets('12R500 , 12X500', { lottery: '2D' }).words).toEqual([
    {
      text: '12R500',
      from: 0,
      state: 'read',
      note: 'reverse',
      lines: [
        { number: '12', stake_kyat: 500 },
        { number: '21', stake_kyat: 500 },
      ],
    },
    { text: '12X500', from: 9, state: 'unread', note: 'not_known', lines: [] },
  ]);
});

test('an unknown notation is an error of the caller', () => {
  expect(() => readBets('12 500', { lottery: '2D', notation: 'none' as NotationName })).toThrow(RangeError);
});

test('whatever is typed, only read words bet, with valid numbers and amounts, and nothing is thrown', () => {
  const piece = fc.constantFrom(
    ...'0123456789 .,*/-=_@rRkKpPtTbBdNn;\nx'.split(''),
    '12',
    '500',
    '123',
    ' ',
    'အပူး',
    'ခွေ',
    '၅',
    'ks',
    '1,000',
    '\u200b',
    '💰',
  );
  const codes = LOTTERIES.map(({ code }) => code);
  const notations = Object.keys(NOTATIONS) as NotationName[];
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }),
      fc.constantFrom(...codes),
      fc.constantFrom(...notations),
      (pieces, lottery, notation) => {
        const text = pieces.join('');
        const { lines, words } = readBets(text, { lottery, notation });
        const digits = LOTTERIES.find(({ code }) => code === lottery)!.digits;
        for (const { number, stake_kyat } of lines) {
          expect(number).toMatch(new RegExp(`^\\d{${digits}}$`));
          expect(stake_kyat % 100).toBe(0);
          expect(stake_kyat).toBeGreaterThanOrEqual(100);
        }
        for (const word of words) if (word.state !== 'read') expect(word.lines).toEqual([]);
        const sum = (of: readonly { stake_kyat: number }[]) => of.reduce((total, line) => total + line.stake_kyat, 0);
        expect(sum(lines)).toBe(sum(words.flatMap((word) => word.lines)));
      },
    ),
    { numRuns: 2000 },
  );
});
