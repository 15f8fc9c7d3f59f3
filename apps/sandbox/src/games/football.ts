import { pick, type Roll } from './chance.ts';

/** A team and how strong it is: goals a match against an even team. */
export interface Team {
  name: string;
  attack: number;
}

export const TEAMS: readonly Team[] = [
  { name: 'Yangon Chinthe', attack: 1.7 },
  { name: 'Mandalay Royals', attack: 1.6 },
  { name: 'Ayeyar Waves', attack: 1.4 },
  { name: 'Shan Highlands', attack: 1.5 },
  { name: 'Bagan Pagodas', attack: 1.2 },
  { name: 'Mon Hinthas', attack: 1.1 },
  { name: 'Kachin Jade', attack: 1.3 },
  { name: 'Inle Rowers', attack: 1.0 },
  { name: 'Rakhine Tide', attack: 1.2 },
  { name: 'Bago Elephants', attack: 1.4 },
  { name: 'Kayin Drums', attack: 1.0 },
  { name: 'Pathein Umbrellas', attack: 0.9 },
];

/** Half a goal is worth the home ground. */
const HOME_GOALS = 0.25;
/** What all prices of a market together say more than certainty: the house's share. */
export const MARGIN = 0.06;
const MATCH_MINUTES = 90;
const MOST_GOALS = 12;

export interface Strengths {
  home: number;
  away: number;
}

export interface Price {
  pick: string;
  /** Decimal odds in hundredths, the stake included. */
  odds: number;
}

export interface Market {
  /** `1x2`, or `ou` with its line: over or under so many goals. */
  key: '1x2' | 'ou';
  line: number | null;
  prices: Price[];
}

/** Two different teams' expected goals in ninety minutes. */
export function expectedGoals(home: Team, away: Team): Strengths {
  const mean = 1.3;
  return { home: (home.attack * mean) / away.attack + HOME_GOALS, away: (away.attack * mean) / home.attack };
}

/** Who scores in this minute, if anyone. */
export function minuteOf(strengths: Strengths, roll: Roll): 'home' | 'away' | null {
  const SCALE = 1_000_000;
  const at = roll(SCALE) / SCALE;
  const home = strengths.home / MATCH_MINUTES;
  if (at < home) return 'home';
  return at < home + strengths.away / MATCH_MINUTES ? 'away' : null;
}

/** The markets of a match at a minute and a score: who wins, and over or under a line of goals that is near to even. */
export function marketsAt(strengths: Strengths, minute: number, score: { home: number; away: number }): Market[] {
  const left = Math.max(0, MATCH_MINUTES - minute) / MATCH_MINUTES;
  const home = poisson(strengths.home * left);
  const away = poisson(strengths.away * left);
  const chance = { home: 0, draw: 0, away: 0 };
  const total: number[] = [];
  home.forEach((p, h) => {
    away.forEach((q, a) => {
      const difference = score.home + h - score.away - a;
      chance[difference > 0 ? 'home' : difference < 0 ? 'away' : 'draw'] += p * q;
      total[h + a] = (total[h + a] ?? 0) + p * q;
    });
  });
  const scored = score.home + score.away;
  const under = (line: number) => total.reduce((sum, p, goals) => sum + (scored + goals < line ? p : 0), 0);
  const lines = Array.from({ length: 8 }, (_, i) => scored + i + 0.5);
  const line = lines.reduce((best, it) => (Math.abs(under(it) - 0.5) < Math.abs(under(best) - 0.5) ? it : best));
  return [
    { key: '1x2', line: null, prices: [price('home', chance.home), price('draw', chance.draw), price('away', chance.away)] },
    { key: 'ou', line, prices: [price('over', 1 - under(line)), price('under', under(line))] },
  ];
}

/** Whether a bet has won at the end. */
export function hasWon(bet: { market: string; line: number | null; pick: string }, score: { home: number; away: number }): boolean {
  if (bet.market === '1x2') return bet.pick === (score.home > score.away ? 'home' : score.home < score.away ? 'away' : 'draw');
  return score.home + score.away > (bet.line ?? 0) === (bet.pick === 'over');
}

/** Two teams that are not among the busy ones. */
export function nextPair(busy: readonly string[], roll: Roll): [Team, Team] {
  const free = TEAMS.filter((it) => !busy.includes(it.name));
  const home = pick(free, roll);
  return [
    home,
    pick(
      free.filter((it) => it !== home),
      roll,
    ),
  ];
}

/** Odds from 1.01 to 50.00; what is all but certain, or out of reach, stays within. */
function price(name: string, chance: number): Price {
  const fair = 100 / Math.max(chance * (1 + MARGIN), 0.0001);
  return { pick: name, odds: Math.min(5_000, Math.max(101, Math.floor(fair))) };
}

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let n = 1; n <= MOST_GOALS; n += 1) chances.push(((chances[n - 1] ?? 0) * mean) / n);
  return chances;
}
