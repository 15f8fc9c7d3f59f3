import type { Roll } from './chance.ts';

/** The rules of a slot. Pays are in units of the bet on one line, scatters in units of the whole bet. */
export interface SlotRules {
  code: string;
  rows: number;
  /** A strip of symbols for each reel; a reel stops at each place of it equally often. */
  reels: readonly (readonly string[])[];
  /** For each line, its row on each reel. */
  lines: readonly (readonly number[])[];
  /** What 2, 3, 4 or 5 of a symbol pay from the left. */
  pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
  wild: string | null;
  /** The symbol whose full line is the jackpot, told to the wallet as one. */
  jackpot: string | null;
  scatter: { symbol: string; pays: Readonly<Record<number, number>>; least: number; free_spins: number; multiplier: number } | null;
  bets_kyat: readonly number[];
}

export interface LineWin {
  line: number;
  symbol: string;
  count: number;
  win_pya: number;
}

/** What one spin shows and wins. */
export interface Spin {
  /** window[reel][row] */
  window: string[][];
  wins: LineWin[];
  scatters: number;
  scatter_pya: number;
  /** All of it, with the free spins' multiplier. */
  win_pya: number;
  jackpot_pya: number;
}

export interface SlotOutcome {
  spins: Spin[];
  payout_pya: number;
  jackpot_pya: number;
}

/** Plays a bet: one spin, and the free spins it won (which win no more of them). */
export function playSlot(rules: SlotRules, bet_pya: number, roll: Roll): SlotOutcome {
  const first = spinOnce(rules, bet_pya, 1, roll);
  const spins = [first];
  if (rules.scatter && first.scatters >= rules.scatter.least) {
    for (let i = 0; i < rules.scatter.free_spins; i += 1) spins.push(spinOnce(rules, bet_pya, rules.scatter.multiplier, roll));
  }
  const jackpot_pya = spins.reduce((sum, it) => sum + it.jackpot_pya, 0);
  return { spins, jackpot_pya, payout_pya: spins.reduce((sum, it) => sum + it.win_pya, 0) - jackpot_pya };
}

function spinOnce(rules: SlotRules, bet_pya: number, multiplier: number, roll: Roll): Spin {
  const window = rules.reels.map((strip) => {
    const stop = roll(strip.length);
    return Array.from({ length: rules.rows }, (_, row) => strip[(stop + row) % strip.length] ?? '');
  });
  const line_pya = bet_pya / rules.lines.length;
  const wins: LineWin[] = [];
  let jackpot_pya = 0;
  rules.lines.forEach((rows, line) => {
    const { symbol, count, pays } = lineWin(
      rules,
      rows.map((row, reel) => window[reel]?.[row] ?? ''),
    );
    if (pays === 0) return;
    const win_pya = pays * line_pya * multiplier;
    wins.push({ line, symbol, count, win_pya });
    if (symbol === rules.jackpot && count === rules.reels.length) jackpot_pya += win_pya;
  });
  const scatters = window.flat().filter((it) => it === rules.scatter?.symbol).length;
  const scatter_pya = (rules.scatter?.pays[scatters] ?? 0) * bet_pya * multiplier;
  const win_pya = wins.reduce((sum, it) => sum + it.win_pya, scatter_pya);
  return { window, wins, scatters, scatter_pya, win_pya, jackpot_pya };
}

/** What a line of symbols pays from the left, the wild standing for any but the scatter. */
export function lineWin(rules: SlotRules, symbols: readonly string[]): { symbol: string; count: number; pays: number } {
  const first = symbols.find((it) => it !== rules.wild) ?? rules.wild ?? '';
  let best = { symbol: first, count: 0, pays: 0 };
  // A run of wilds alone may pay more than the symbol it leads to.
  for (const symbol of rules.wild && symbols[0] === rules.wild ? [first, rules.wild] : [first]) {
    const end = symbols.findIndex((it) => it !== symbol && (it !== rules.wild || symbol === rules.scatter?.symbol));
    const count = end === -1 ? symbols.length : end;
    const pays = rules.pays[symbol]?.[count] ?? 0;
    if (pays > best.pays) best = { symbol, count, pays };
  }
  return best;
}

/** The share of all bets that comes back, computed from the strips alone: every stop of every reel, counted, none tried. */
export function slotReturn(rules: SlotRules): number {
  const base = lineReturn(rules) + scatterReturn(rules);
  if (!rules.scatter) return base;
  const { least, free_spins, multiplier } = rules.scatter;
  const triggers = scatterChances(rules).reduce((sum, chance, count) => sum + (count >= least ? chance : 0), 0);
  return base * (1 + triggers * free_spins * multiplier);
}

/** Every row of a reel shows each place of its strip equally often, so that all lines return the same. */
function lineReturn(rules: SlotRules): number {
  const chances = rules.reels.map((strip) => {
    const counted = new Map<string, number>();
    for (const symbol of strip) counted.set(symbol, (counted.get(symbol) ?? 0) + 1 / strip.length);
    return [...counted];
  });
  const walk = (symbols: string[], chance: number): number => {
    const reel = chances[symbols.length];
    if (!reel) return chance * lineWin(rules, symbols).pays;
    return reel.reduce((sum, [symbol, share]) => sum + walk([...symbols, symbol], chance * share), 0);
  };
  return walk([], 1);
}

function scatterReturn(rules: SlotRules): number {
  return scatterChances(rules).reduce((sum, chance, count) => sum + chance * (rules.scatter?.pays[count] ?? 0), 0);
}

/** How likely each number of scatters in the window is. */
function scatterChances(rules: SlotRules): number[] {
  let chances = [1];
  for (const strip of rules.reels) {
    const next: number[] = [];
    strip.forEach((_, stop) => {
      const seen = Array.from({ length: rules.rows }, (_, row) => strip[(stop + row) % strip.length]);
      const count = seen.filter((it) => it === rules.scatter?.symbol).length;
      chances.forEach((chance, before) => {
        next[before + count] = (next[before + count] ?? 0) + chance / strip.length;
      });
    });
    chances = Array.from(next, (it) => it ?? 0);
  }
  return chances;
}
