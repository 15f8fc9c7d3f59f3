import { type Card, dealer, packs } from '../games/cards.ts';
import type { Roll } from '../games/chance.ts';
import { BULLETS_KYAT, type FishKind, MOST_SHOTS, shoot } from '../games/fishing.ts';
import { dealerDraws, HELD_TIMES, isNatural, type ShanResult, settleShan } from '../games/shan.ts';
import { playSlot, type SlotOutcome } from '../games/slot.ts';
import { SLOTS } from '../games/slots.ts';
import type { Game, Product } from '../products.ts';
import { PlayRefusal, type Rounds, type Seat } from '../rounds.ts';
import type { Wager } from '../wagers.ts';

/** A hand waits for its player so long, then it stands. */
const HAND_PATIENCE_MS = 60_000;

type Balance = { balance_pya: number | null };
export type SpinReply = Balance & { outcome: SlotOutcome };
export type VolleyReply = Balance & { wins: number[] };
/** A hand as its player sees it: the dealer's cards only at the end. */
export type HandReply = Balance & { stake_pya: number; player: Card[]; banker: Card[] | null; result: ShanResult | null };

/** The games that need nobody else at the table. */
export interface Instant {
  spin(seat: Seat, bet_pya: number): Promise<SpinReply>;
  volley(seat: Seat, bullet_pya: number, shots: FishKind[]): Promise<VolleyReply>;
  deal(seat: Seat, stake_pya: number): Promise<HandReply>;
  /** Draws a third card or stands; then the dealer plays and the hand is settled. */
  act(seat: Seat, draws: boolean): Promise<HandReply>;
  /** The hand a player has not finished, for a page that is opened again. */
  hand(member: string, product: Product, game: Game): HandReply | null;
}

type Hand = { wager: Wager; stake_pya: number; player: Card[]; banker: Card[]; next: () => Card; late: NodeJS.Timeout };

export function openInstant(rounds: Rounds, roll: Roll): Instant {
  const hands = new Map<string, Hand>();
  const dealing = new Set<string>();
  const keyOf = (member: string, product: Product, game: Game): string => `${product.code} ${game.code} ${member}`;

  async function finish(key: string, hand: Hand, draws: boolean): Promise<HandReply> {
    hands.delete(key);
    clearTimeout(hand.late);
    const { player, banker, wager, stake_pya } = hand;
    const naturals = isNatural(player) || isNatural(banker);
    if (draws && !naturals) player.push(hand.next());
    if (!naturals && dealerDraws(banker)) banker.push(hand.next());
    const result = settleShan(player, banker, stake_pya);
    const { bet_pya, payout_pya } = result;
    const refund_pya = stake_pya * HELD_TIMES - bet_pya;
    const valid_pya = result.result === 'push' ? 0 : bet_pya;
    const detail = `${shown(player)} against ${shown(banker)}: ${result.result} x${result.multiplier}`;
    const balance_pya = await rounds.settle(wager, { bet_pya, payout_pya, refund_pya, valid_pya, detail });
    return { balance_pya, stake_pya, player, banker, result };
  }

  return {
    async spin(seat, bet_pya) {
      const rules = SLOTS.find((it) => it.code === seat.game.code);
      if (!rules) throw new PlayRefusal('bad_request');
      if (!rules.bets_kyat.includes(bet_pya / 100)) throw new PlayRefusal('limits');
      const { wager } = await rounds.bet(seat, { amount_pya: bet_pya, detail: 'a spin' });
      const outcome = playSlot(rules, bet_pya, roll);
      const { payout_pya, jackpot_pya } = outcome;
      const shows = outcome.spins[0]?.window.map((it) => it.join(' ')).join(' | ') ?? '';
      return { outcome, balance_pya: await rounds.settle(wager, { payout_pya, jackpot_pya, detail: shows }) };
    },
    async volley(seat, bullet_pya, shots) {
      if (seat.game.type !== 8 || shots.length === 0 || shots.length > MOST_SHOTS) throw new PlayRefusal('bad_request');
      if (!BULLETS_KYAT.some((it) => it * 100 === bullet_pya)) throw new PlayRefusal('limits');
      const { wager } = await rounds.bet(seat, { amount_pya: bullet_pya * shots.length, detail: `${shots.length} bullets` });
      const wins = shots.map((kind) => shoot(kind, roll));
      const caught = shots.filter((_, i) => (wins[i] ?? 0) > 0);
      const payout_pya = wins.reduce((sum, it) => sum + it * bullet_pya, 0);
      const detail = `${shots.length} bullets of ${bullet_pya / 100}: ${caught.join(', ') || 'nothing'}`;
      return { wins, balance_pya: await rounds.settle(wager, { payout_pya, detail }) };
    },
    async deal(seat, stake_pya) {
      const { min_bet, max_bet } = seat.game;
      if (seat.game.type !== 6 || stake_pya % 100 !== 0) throw new PlayRefusal('bad_request');
      if (stake_pya < min_bet * 100 || stake_pya > max_bet * 100) throw new PlayRefusal('limits');
      const key = keyOf(seat.member, seat.product, seat.game);
      if (hands.has(key) || dealing.has(key)) throw new PlayRefusal('not_your_turn');
      dealing.add(key);
      try {
        const held_pya = stake_pya * HELD_TIMES;
        const { wager, balance_pya } = await rounds.bet(seat, {
          amount_pya: held_pya,
          detail: `a hand of ${stake_pya / 100}`,
          action: 'preserve',
        });
        const next = dealer(packs(1), roll);
        const [player, banker] = [
          [next(), next()],
          [next(), next()],
        ];
        const late = setTimeout(() => void finish(key, hand, false), HAND_PATIENCE_MS);
        late.unref();
        const hand: Hand = { wager, stake_pya, player, banker, next, late };
        hands.set(key, hand);
        if (isNatural(player) || isNatural(banker)) return await finish(key, hand, false);
        return { balance_pya, stake_pya, player, banker: null, result: null };
      } finally {
        dealing.delete(key);
      }
    },
    async act(seat, draws) {
      const key = keyOf(seat.member, seat.product, seat.game);
      const hand = hands.get(key);
      if (!hand) throw new PlayRefusal('not_your_turn');
      return await finish(key, hand, draws);
    },
    hand(member, product, game) {
      const hand = hands.get(keyOf(member, product, game));
      return hand ? { balance_pya: null, stake_pya: hand.stake_pya, player: hand.player, banker: null, result: null } : null;
    },
  };
}

function shown(hand: Card[]): string {
  return hand.map((it) => `${['', 'A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K'][it.rank]}${it.suit[0]}`).join(' ');
}
