import { setTimeout as wait } from 'node:timers/promises';
import type { Roll } from '../games/chance.ts';
import type { Dealt, TableRules } from '../games/tables.ts';
import type { Game, Product } from '../products.ts';
import { PlayRefusal, type Rounds } from '../rounds.ts';
import type { Wager } from '../wagers.ts';
import type { Session } from './sessions.ts';
import type { Streams } from './streams.ts';

const BETTING_MS = 15_000;
const DEALING_MS = 6_500;
const RESULT_MS = 5_000;
/** How long the dealer waits for bets that are on their way to the wallet. */
const LATE_MS = 3_000;
const HISTORY = 60;

type Phase = 'betting' | 'closing' | 'dealing' | 'result';
type Bets = Record<string, number>;

/** What a table shows. Amounts are pya. */
export interface TableView {
  round: string;
  phase: Phase;
  left_ms: number;
  dealt: Dealt | null;
  pots: Bets;
  players: number;
  history: string[];
}

export interface Table {
  view(): TableView;
  /** Takes a player's bets of this round as one wager. Refuses when betting has closed, also while the wallet was asked. */
  bet(session: Session, round: string, bets: Bets): Promise<{ balance_pya: number }>;
  /** A player's bets of this round. */
  mine(session: Session): Bets;
  stop(): void;
}

type TableBet = { session: Session; wager: Wager; bets: Bets };
type Parts = { rules: TableRules; product: Product; game: Game; rounds: Rounds; streams: Streams; roll: Roll; speed: number };

/** Opens a table with its own clock: one dealer, the same cards for all who sit at it. Its road begins with rounds dealt to nobody. */
export function openTable({ rules, product, game, rounds, streams, roll, speed }: Parts): Table {
  const stopped = new AbortController();
  const history = Array.from({ length: 36 }, () => rules.deal(roll).result);
  let number = Math.floor(Date.now() / 1_000);
  let phase: Phase = 'betting';
  let ends_at = 0;
  let dealt: Dealt | null = null;
  let placed: TableBet[] = [];
  let asking = new Set<Promise<unknown>>();

  const sitsHere = (it: Session): boolean => it.product === product && (it.game === null || it.game === game);
  const roundId = (): string => `${product.code}-${rules.code}-${number}`;
  const pots = (): Bets => sumOf(placed.map((it) => it.bets));
  const view = (): TableView => ({
    round: roundId(),
    phase,
    left_ms: Math.max(0, ends_at - Date.now()),
    dealt,
    pots: pots(),
    players: streams.count(sitsHere),
    history,
  });
  const show = (): void => streams.tell(sitsHere, `table:${rules.code}`, view());
  const enter = async (next: Phase, length_ms: number): Promise<void> => {
    phase = next;
    ends_at = Date.now() + length_ms / speed;
    show();
    await wait(length_ms / speed, null, { signal: stopped.signal, ref: false });
  };

  async function round(): Promise<void> {
    number += 1;
    dealt = null;
    placed = [];
    asking = new Set();
    await enter('betting', BETTING_MS);
    phase = 'closing';
    show();
    await Promise.race([Promise.allSettled(asking), wait(LATE_MS, null, { ref: false })]);
    const cards = rules.deal(roll);
    dealt = cards;
    await enter('dealing', DEALING_MS);
    history.push(cards.result);
    history.splice(0, history.length - HISTORY);
    for (const it of placed) void settle(it, cards);
    await enter('result', RESULT_MS);
  }

  async function settle({ session, wager, bets }: TableBet, cards: Dealt): Promise<void> {
    const sum = (of: (bet: string, amount: number) => number) =>
      Object.entries(bets).reduce((all, [bet, amount]) => all + of(bet, amount), 0);
    const payout_pya = sum((bet, amount) => rules.payout(bet, amount, cards));
    const valid_pya = sum((bet, amount) => rules.valid(bet, amount, cards));
    const balance_pya = await rounds.settle(wager, { payout_pya, valid_pya, detail: `${wager.detail}: ${cards.result}` });
    streams.tell((it) => it.token === session.token, 'settled', { round: wager.round, bet_pya: wager.bet_pya, payout_pya, balance_pya });
  }

  void (async () => {
    while (!stopped.signal.aborted) await round();
  })().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });

  return {
    view,
    mine: (session) => sumOf(placed.filter((it) => it.session.member === session.member).map((it) => it.bets)),
    async bet(session, of, bets) {
      if (phase !== 'betting' || of !== roundId()) throw new PlayRefusal('closed');
      const amount_pya = checked(rules, game, bets);
      const detail = Object.entries(bets)
        .map(([bet, pya]) => `${bet} ${pya / 100}`)
        .join(', ');
      const here = placed;
      const taken = rounds.bet({ member: session.member, product, game }, { amount_pya, detail, round: of });
      asking.add(taken);
      const { wager, balance_pya } = await taken;
      if (here !== placed || dealt !== null) {
        void rounds.callOff(wager, 'rollback', `${detail}: came after the cards`);
        throw new PlayRefusal('closed');
      }
      placed.push({ session, wager, bets });
      show();
      return { balance_pya };
    },
    stop: () => stopped.abort(),
  };
}

function checked(rules: TableRules, game: Game, bets: Bets): number {
  const entries = Object.entries(bets);
  if (entries.length === 0 || entries.some(([bet]) => !rules.bets.some((it) => it.key === bet))) throw new PlayRefusal('bad_request');
  if (entries.some(([, pya]) => pya < game.min_bet * 100 || pya > game.max_bet * 100)) throw new PlayRefusal('limits');
  return entries.reduce((sum, [, pya]) => sum + pya, 0);
}

function sumOf(all: Bets[]): Bets {
  const sums: Bets = {};
  for (const bets of all) for (const [bet, pya] of Object.entries(bets)) sums[bet] = (sums[bet] ?? 0) + pya;
  return sums;
}
