import { describe, expect, test } from 'vitest';
import { dealer, packs, points } from '../src/games/cards.ts';
import { FISH, FISHING_RETURN, shoot } from '../src/games/fishing.ts';
import { dealerDraws, isNatural, settleShan } from '../src/games/shan.ts';
import { lineWin, playSlot, slotReturn } from '../src/games/slot.ts';
import { SLOTS } from '../src/games/slots.ts';
import { TABLES } from '../src/games/tables.ts';
import { seededRoll } from './seeded-roll.ts';

/** As docs/sandbox.md says. */
const DOCUMENTED: Record<string, number> = { golden_pagoda: 0.9673, mogok_ruby: 0.9565 };

describe('what the games give back', { timeout: 60_000 }, () => {
  for (const rules of SLOTS) {
    test(`${rules.code} returns what is documented, by its strips and by spinning`, () => {
      const exact = slotReturn(rules);
      expect(exact).toBeCloseTo(DOCUMENTED[rules.code] ?? 0, 4);
      const SPINS = 150_000;
      const roll = seededRoll(7);
      const bet_pya = rules.lines.length * 100;
      const wins = Array.from({ length: SPINS }, () => {
        const { payout_pya, jackpot_pya } = playSlot(rules, bet_pya, roll);
        return (payout_pya + jackpot_pya) / bet_pya;
      });
      const mean = wins.reduce((sum, it) => sum + it, 0) / SPINS;
      const spread = Math.sqrt(wins.reduce((sum, it) => sum + (it - mean) ** 2, 0) / SPINS);
      expect(Math.abs(mean - exact)).toBeLessThan((3 * spread) / Math.sqrt(SPINS));
    });

    test(`${rules.code} pays whole pya at every bet it offers`, () => {
      for (const bet of rules.bets_kyat) expect((bet * 100) % rules.lines.length).toBe(0);
    });
  }

  test('wilds stand for the symbol they lead to, or pay for themselves when that is more', () => {
    const rules = SLOTS[0];
    if (!rules) throw new Error('no slot');
    expect(lineWin(rules, ['chinthe', 'queen', 'queen', 'ace', 'ace'])).toMatchObject({ symbol: 'queen', count: 3 });
    expect(lineWin(rules, ['chinthe', 'chinthe', 'chinthe', 'queen', 'ace'])).toMatchObject({ symbol: 'chinthe', count: 3 });
    expect(lineWin(rules, ['ace', 'queen', 'ace', 'ace', 'ace']).pays).toBe(0);
    expect(lineWin(rules, ['gong', 'chinthe', 'gong', 'ace', 'ace']).pays).toBe(0);
  });

  test('every fish returns 96 % of the bullets that hit it', () => {
    const roll = seededRoll(3);
    for (const { kind, multiplier } of FISH) {
      const SHOTS = 40_000 * Math.ceil(Math.sqrt(multiplier));
      let back = 0;
      for (let i = 0; i < SHOTS; i += 1) back += shoot(kind, roll);
      expect(Math.abs(back / SHOTS - FISHING_RETURN)).toBeLessThan(3.5 * Math.sqrt(multiplier / SHOTS));
    }
  });

  test('the tables return what their rules say', () => {
    const roll = seededRoll(11);
    const ROUNDS = 60_000;
    for (const table of TABLES) {
      const dealt = Array.from({ length: ROUNDS }, () => table.deal(roll));
      for (const bet of table.bets) {
        const back = dealt.reduce((sum, it) => sum + table.payout(bet.key, 1_000, it), 0) / ROUNDS / 1_000;
        expect(Math.abs(back - bet.return), `${table.code} ${bet.key}`).toBeLessThan(bet.key === 'tie' ? 0.05 : 0.013);
      }
    }
  });

  test('Shan Koe Mee returns 97.5 % of the bets to who draws at three or less', () => {
    const roll = seededRoll(5);
    let bet = 0;
    let back = 0;
    for (let i = 0; i < 120_000; i += 1) {
      const next = dealer(packs(1), roll);
      const player = [next(), next()];
      const banker = [next(), next()];
      if (!isNatural(player) && !isNatural(banker)) {
        if (points(player) <= 3) player.push(next());
        if (dealerDraws(banker)) banker.push(next());
      }
      const it = settleShan(player, banker, 1_000);
      bet += it.bet_pya;
      back += it.payout_pya;
    }
    expect(back / bet).toBeGreaterThan(0.965);
    expect(back / bet).toBeLessThan(0.985);
  });
});
