import type { SlotRules } from './slot.ts';

/** A strip written as one letter per place. */
function strip(letters: string, names: Record<string, string>): string[] {
  return [...letters].map((it) => names[it] ?? it);
}

const PAGODA_NAMES = {
  P: 'pagoda',
  E: 'elephant',
  L: 'lotus',
  D: 'drum',
  U: 'umbrella',
  A: 'ace',
  K: 'king',
  Q: 'queen',
  W: 'chinthe',
  G: 'gong',
};
const TEN_LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

/** Golden Pagoda: five reels, ten lines, the chinthe is wild, three gongs win eight free spins at double, five pagodas are the jackpot. */
const GOLDEN_PAGODA: SlotRules = {
  code: 'golden_pagoda',
  rows: 3,
  reels: [
    strip('PQAKLUQDAEKQLAUKQDGAUKLQEWAKDQ', PAGODA_NAMES),
    strip('QAPKUQLADKQGEAUKQLWADQKUAEQLKD', PAGODA_NAMES),
    strip('AKQLUDQPAKEQWLAGUQKDAQLKUEAQKD', PAGODA_NAMES),
    strip('KQAUDLQKPAEQULKAWQDGKAUQLKEDAQ', PAGODA_NAMES),
    strip('QKALUQDPKAEQKLUAQWDKGAQULKEADQ', PAGODA_NAMES),
  ],
  lines: TEN_LINES,
  pays: {
    pagoda: { 3: 100, 4: 500, 5: 5_000 },
    chinthe: { 3: 100, 4: 500, 5: 3_000 },
    elephant: { 3: 50, 4: 250, 5: 1_000 },
    lotus: { 3: 30, 4: 125, 5: 400 },
    drum: { 3: 25, 4: 80, 5: 300 },
    umbrella: { 3: 20, 4: 75, 5: 250 },
    ace: { 3: 10, 4: 30, 5: 120 },
    king: { 3: 10, 4: 30, 5: 100 },
    queen: { 3: 6, 4: 25, 5: 80 },
  },
  wild: 'chinthe',
  jackpot: 'pagoda',
  scatter: { symbol: 'gong', pays: { 3: 2, 4: 10, 5: 50 }, least: 3, free_spins: 8, multiplier: 2 },
  bets_kyat: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000],
};

const RUBY_NAMES = { R: 'ruby', S: 'sapphire', J: 'jade', P: 'pearl', T: 'topaz', M: 'amber' };

/** Mogok Ruby: three reels, five lines, the ruby is wild, three rubies pay five hundred times a line. */
const MOGOK_RUBY: SlotRules = {
  code: 'mogok_ruby',
  rows: 3,
  reels: [strip('MTPJMSTPMRTJPMTS', RUBY_NAMES), strip('TMPSMJTPRMTPJMTS', RUBY_NAMES), strip('PMTJSMTPMJTRPMST', RUBY_NAMES)],
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: {
    ruby: { 3: 500 },
    sapphire: { 3: 30 },
    jade: { 3: 20 },
    pearl: { 3: 10 },
    topaz: { 3: 7 },
    amber: { 3: 5 },
  },
  wild: 'ruby',
  jackpot: null,
  scatter: null,
  bets_kyat: [50, 100, 250, 500, 1_000, 5_000, 20_000],
};

export const SLOTS: readonly SlotRules[] = [GOLDEN_PAGODA, MOGOK_RUBY];
