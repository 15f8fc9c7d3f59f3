import { randomUUID } from 'node:crypto';
import type { Roll } from '../games/chance.ts';
import { expectedGoals, hasWon, type Market, marketsAt, minuteOf, nextPair, type Strengths } from '../games/football.ts';
import type { Game, Product } from '../products.ts';
import { PlayRefusal, type Rounds } from '../rounds.ts';
import type { Wager } from '../wagers.ts';
import type { Session } from './sessions.ts';
import type { Streams } from './streams.ts';

/** A minute of a match lasts four seconds: ninety are six minutes. */
const MINUTE_MS = 4_000;
const MATCHES = 6;
const MINUTES = 90;
/** Minutes without bets after a goal. */
const AFTER_GOAL = 2;
const SHOWN_AFTER_END = 8;

/** A match as the page sees it. Below minute 0 it has not begun. */
export interface MatchView {
  id: string;
  home: string;
  away: string;
  minute: number;
  status: 'upcoming' | 'live' | 'suspended' | 'ended';
  score: { home: number; away: number };
  markets: Market[];
  goals: { minute: number; side: 'home' | 'away' }[];
}

/** One bet: the price is the one the player saw, and must still stand. */
export interface Selection {
  match: string;
  market: '1x2' | 'ou';
  line: number | null;
  pick: string;
  odds: number;
  stake_pya: number;
}

export interface SportBet extends Selection {
  wager: string;
  title: string;
  status: Wager['status'];
  payout_pya: number;
}

export interface Matches {
  view(): MatchView[];
  /** Takes one selection. Refuses a price that has changed, a suspended or ended match, a stake outside the limits. */
  bet(session: Session, selection: Selection): Promise<{ balance_pya: number; bet: SportBet }>;
  mine(session: Session): SportBet[];
  /** Plays a match to its end at once: for tests and the control page. False when there is no such match. */
  finish(match: string): boolean;
  stop(): void;
}

type Match = MatchView & { strengths: Strengths; calm: number };
type MatchBet = { session: Session; wager: Wager; bet: SportBet };
type Parts = { product: Product; game: Game; rounds: Rounds; streams: Streams; roll: Roll; speed: number };

/** Opens the sport book: six matches at different minutes, prices that follow the play, bets settled at the end. */
export function openMatches({ product, game, rounds, streams, roll, speed }: Parts): Matches {
  let matches: Match[] = [];
  const placed: MatchBet[] = [];
  const busy = (): string[] => matches.flatMap((it) => [it.home, it.away]);
  for (let i = 0; i < MATCHES; i += 1) matches.push(newMatch(busy(), [20, 4, -6, -20, -40, -60][i] ?? -30, roll));
  const view = (): MatchView[] =>
    matches
      .map(({ strengths: _, calm: __, ...it }) => it)
      .sort((a, b) => Number(b.minute >= 0) - Number(a.minute >= 0) || b.minute - a.minute);
  const show = (): void => streams.tell((it) => it.product === product, 'matches', view());

  function tick(): void {
    for (const match of matches) {
      pass(match, roll);
      if (match.minute === MINUTES) end(match);
    }
    matches = matches.filter((it) => it.minute < MINUTES + SHOWN_AFTER_END);
    while (matches.length < MATCHES) matches.push(newMatch(busy(), -15 - roll(30), roll));
    show();
  }

  function end(match: Match): void {
    for (const it of placed) if (it.bet.match === match.id && it.wager.status === 'open') void settle(it, match);
  }

  async function settle({ session, wager, bet }: MatchBet, { score }: Match): Promise<void> {
    const payout_pya = hasWon(bet, score) ? Math.floor((bet.stake_pya * bet.odds) / 100) : 0;
    const result = `${wager.detail}: ended ${score.home}-${score.away}`;
    const balance_pya = await rounds.settle(wager, { payout_pya, detail: result });
    Object.assign(bet, { status: wager.status, payout_pya });
    const toThem = (it: Session) => it.member === session.member && it.product === product;
    streams.tell(toThem, 'settled', { round: wager.round, bet_pya: bet.stake_pya, payout_pya, balance_pya, bet });
    await rounds.push(wager);
  }

  const clock = setInterval(tick, MINUTE_MS / speed);
  clock.unref();

  return {
    view,
    stop: () => clearInterval(clock),
    mine: (session) =>
      placed
        .filter((it) => it.session.member === session.member)
        .slice(-30)
        .reverse()
        .map((it) => ({ ...it.bet, status: it.wager.status, payout_pya: it.wager.payout_pya })),
    async bet(session, selection) {
      const match = matches.find((it) => it.id === selection.match);
      if (!match || match.status === 'ended') throw new PlayRefusal('closed');
      refuseSelection(game, match, selection);
      const title = `${match.home} - ${match.away}`;
      const line = selection.line === null ? '' : ` ${selection.line}`;
      const detail = `${title}, ${selection.pick}${line} at ${(selection.odds / 100).toFixed(2)}`;
      const seat = { member: session.member, product, game };
      const { wager, balance_pya } = await rounds.bet(seat, { amount_pya: selection.stake_pya, detail, round: match.id });
      const bet: SportBet = { ...selection, wager: wager.code, title, status: 'open', payout_pya: 0 };
      placed.push({ session, wager, bet });
      if (placed.length > 5_000) placed.splice(0, 1_000);
      // The match may have ended while the wallet was asked: the bet stands at the price taken, and is settled like the others.
      if (match.minute >= MINUTES) void settle({ session, wager, bet }, match);
      return { balance_pya, bet };
    },
    finish(id) {
      const match = matches.find((it) => it.id === id && it.minute < MINUTES);
      if (!match) return false;
      while (match.minute < MINUTES) pass(match, roll);
      end(match);
      show();
      return true;
    },
  };
}

function newMatch(busy: string[], minute: number, roll: Roll): Match {
  const [home, away] = nextPair(busy, roll);
  const strengths = expectedGoals(home, away);
  const match: Match = {
    id: randomUUID(),
    home: home.name,
    away: away.name,
    minute: Math.min(minute, -1),
    status: 'upcoming',
    score: { home: 0, away: 0 },
    markets: marketsAt(strengths, 0, { home: 0, away: 0 }),
    goals: [],
    strengths,
    calm: 0,
  };
  while (match.minute < minute) pass(match, roll);
  return match;
}

/** A minute passes. */
function pass(match: Match, roll: Roll): void {
  match.minute += 1;
  if (match.minute < 0) return;
  if (match.minute >= MINUTES) {
    match.status = 'ended';
    match.markets = [];
    return;
  }
  const goal = match.minute > 0 ? minuteOf(match.strengths, roll) : null;
  if (goal) {
    match.score = { ...match.score, [goal]: match.score[goal] + 1 };
    match.goals.push({ minute: match.minute, side: goal });
  }
  match.calm = goal ? AFTER_GOAL : Math.max(0, match.calm - 1);
  match.status = match.calm > 0 ? 'suspended' : 'live';
  match.markets = marketsAt(match.strengths, match.minute, match.score);
}

function refuseSelection(game: Game, match: Match, selection: Selection): void {
  if (match.status === 'suspended') throw new PlayRefusal('suspended');
  if (selection.stake_pya < game.min_bet * 100 || selection.stake_pya > game.max_bet * 100) throw new PlayRefusal('limits');
  const market = match.markets.find((it) => it.key === selection.market && it.line === selection.line);
  const price = market?.prices.find((it) => it.pick === selection.pick);
  if (price?.odds !== selection.odds) throw new PlayRefusal('odds_changed');
}
