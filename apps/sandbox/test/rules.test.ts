import { describe, expect, test } from 'vitest';
import type { Card } from '../src/games/cards.ts';
import { expectedGoals, hasWon, MARGIN, marketsAt, TEAMS } from '../src/games/football.ts';
import { compareHands, dealerDraws, multiplierOf, settleShan } from '../src/games/shan.ts';
import { bankerDraws, TABLES } from '../src/games/tables.ts';

const SUITS = { s: 'spade', h: 'heart', d: 'diamond', c: 'club' } as const;
const RANKS: Record<string, number> = { A: 1, T: 10, J: 11, Q: 12, K: 13 };

/** `9s Kd` */
function hand(text: string): Card[] {
  return text.split(' ').map((it) => ({ rank: RANKS[it[0] ?? ''] ?? Number(it[0]), suit: SUITS[it[1] as keyof typeof SUITS] }));
}

describe('Shan Koe Mee', () => {
  // player, dealer, result, multiplier, bet and what comes back of a stake of 1,000
  for (const [player, banker, result, multiplier, bet, back] of [
    ['9s Kd', '8h Qc', 'win', 1, 1_000, 1_950], // natural nine beats natural eight
    ['8h Qc', '9s Kd', 'lose', 1, 1_000, 0],
    ['9s Ks', '2h 5c', 'win', 2, 1_000, 2_900], // two of one suit pay twice
    ['4s 4d', '9h 9c', 'push', 1, 1_000, 1_000], // eight against eight, both natural
    ['2s 5d', '4h 4c', 'lose', 2, 2_000, 0], // the dealer's pair costs twice
    ['2s 3d 4h', '8h Qc', 'lose', 1, 1_000, 0], // nine with three cards is below a natural eight
    ['5s 5d 5h', '2h 7c Ks', 'win', 5, 1_000, 5_750], // three of a kind beats nine points
    ['Ks Kd Kh', '9h Qc', 'lose', 1, 1_000, 0], // and loses to a natural
    ['2s 3s 4s', '2h 6c Kd', 'win', 3, 1_000, 3_850], // three of one suit pay three times
    ['Ks 7d', '3h 4c', 'push', 1, 1_000, 1_000],
    ['Ks Qd', '2h 9c Kd', 'lose', 1, 1_000, 0], // nothing against one point
    ['2s 3d', '6h 6d 6c', 'lose', 5, 5_000, 0],
  ] as const) {
    test(`${player} against ${banker}: ${result} times ${multiplier}`, () => {
      expect(settleShan(hand(player), hand(banker), 1_000)).toEqual({ result, multiplier, bet_pya: bet, payout_pya: back });
      expect(Math.sign(compareHands(hand(player), hand(banker)))).toBe(-Math.sign(compareHands(hand(banker), hand(player))) || 0);
    });
  }

  test('the dealer draws at five or less', () => {
    expect([hand('2s 3d'), hand('Ks Qd'), hand('3s 3d'), hand('4s 3d')].map(dealerDraws)).toEqual([true, true, false, false]);
  });

  test('a pair or one suit doubles, but only with two cards', () => {
    expect([multiplierOf(hand('2s 2d')), multiplierOf(hand('2s 7s')), multiplierOf(hand('2s 2d 7h'))]).toEqual([2, 2, 1]);
  });
});

describe('the live tables', () => {
  const [dragon_tiger, baccarat] = TABLES;
  // bet, result, what comes back and what counts of 1,000
  for (const [table, bet, result, back, valid] of [
    [dragon_tiger, 'dragon', 'dragon', 2_000, 1_000],
    [dragon_tiger, 'dragon', 'tiger', 0, 1_000],
    [dragon_tiger, 'dragon', 'tie', 500, 500],
    [dragon_tiger, 'tie', 'tie', 12_000, 1_000],
    [dragon_tiger, 'tie', 'tiger', 0, 1_000],
    [baccarat, 'player', 'player', 2_000, 1_000],
    [baccarat, 'banker', 'banker', 1_950, 1_000],
    [baccarat, 'banker', 'tie', 1_000, 0],
    [baccarat, 'tie', 'tie', 9_000, 1_000],
    [baccarat, 'player', 'banker', 0, 1_000],
  ] as const) {
    test(`${table?.code}: ${bet} when it is ${result} brings ${back}`, () => {
      const dealt = { hands: [[], []] as [Card[], Card[]], result };
      expect(table?.payout(bet, 1_000, dealt)).toBe(back);
      expect(table?.valid(bet, 1_000, dealt)).toBe(valid);
    });
  }

  test('the banker draws by the table of the game', () => {
    // A row for each of the banker's points 0 to 7, a column for the player's third card: none, 0 to 9.
    const drawn = Array.from({ length: 8 }, (_, banker) =>
      [null, ...Array.from({ length: 10 }, (_, value) => ({ rank: value === 0 ? 10 : value, suit: 'spade' as const }))]
        .map((third) => (bankerDraws(banker, third) ? 'D' : '.'))
        .join(''),
    );
    expect(drawn).toEqual([
      'DDDDDDDDDDD',
      'DDDDDDDDDDD',
      'DDDDDDDDDDD',
      'DDDDDDDDD.D',
      'D..DDDDDD..',
      'D....DDDD..',
      '.......DD..',
      '...........',
    ]);
  });
});

describe('the sport book', () => {
  // market, line, pick, score, won
  for (const [market, line, pick, home, away, won] of [
    ['1x2', null, 'home', 2, 1, true],
    ['1x2', null, 'draw', 1, 1, true],
    ['1x2', null, 'away', 1, 1, false],
    ['ou', 2.5, 'over', 2, 1, true],
    ['ou', 2.5, 'under', 2, 1, false],
    ['ou', 0.5, 'under', 0, 0, true],
  ] as const) {
    test(`${market} ${line ?? ''} ${pick} at ${home}-${away}: ${won ? 'won' : 'lost'}`, () => {
      expect(hasWon({ market, line, pick }, { home, away })).toBe(won);
    });
  }

  test('prices keep the margin at every minute and score', () => {
    const [home, away] = TEAMS;
    if (!home || !away) throw new Error('no teams');
    for (let minute = 0; minute < 90; minute += 7) {
      for (const score of [
        { home: 0, away: 0 },
        { home: 1, away: 3 },
      ]) {
        for (const { prices } of marketsAt(expectedGoals(home, away), minute, score)) {
          const book = prices.reduce((sum, it) => sum + 100 / it.odds, 0);
          // Prices are cut down to the hundredth, and what is nearly certain or hopeless is kept within 1.01 and 50.00.
          expect(book).toBeGreaterThan(1);
          expect(book).toBeLessThan(1 + MARGIN + 0.04);
        }
      }
    }
  });
});
