import type { CallName } from '@shwekan/contract';
import { sectionLabel } from '@shwekan/rules';
import type { Dice } from '../../dice.ts';
import { KYAT, wire } from '../books.ts';
import { LOTTERIES } from '../draws.ts';
import { CAP, type Model } from '../model.ts';
import { asPlayer, type Command, type Scene, same } from '../scene.ts';
import type { Draw, Line, Player, Slip } from '../things.ts';

const STAKE_MOST = 500_000 * KYAT;
const STAKE_STEP = 100 * KYAT;
const LINES_MOST = { '1D': 100, '2D': 100, C1D: 100, C2D: 100, '3D': 200 } as const;

function callOf(draw: Draw): CallName {
  return `POST /api/user/${LOTTERIES[draw.code].bets}` as CallName;
}

function bodyOf(draw: Draw, lines: readonly Line[]): object {
  const bet_obj = lines.map((it) => ({ bet_number: it.number, amount: it.stake / KYAT }));
  return draw.code === '3D' ? { date_3d: draw.day, bet_obj } : { section: sectionLabel(draw.section), date: draw.day, bet_obj };
}

/** Numbers near each other and few, so that caps are reached and results hit. */
function someLines(dice: Dice, draw: Draw): Line[] {
  const { digits } = LOTTERIES[draw.code];
  const end = 10 ** digits;
  const first = dice.below(10) < 6 ? dice.below(Math.min(end, 12)) : dice.below(end);
  const count = Math.min(1 + dice.below(digits === 1 ? 4 : 6), LINES_MOST[draw.code]);
  return Array.from({ length: count }, (_, n) => ({
    number: String((first + n) % end).padStart(digits, '0'),
    stake: STAKE_STEP * (1 + dice.below(dice.below(8) === 0 ? 5000 : 40)),
  }));
}

const SPOILS: Record<string, (dice: Dice, lines: Line[]) => Line[]> = {
  small: (_, [first, ...rest]) => [{ ...(first as Line), stake: 50 * KYAT }, ...rest],
  uneven: (_, [first, ...rest]) => [{ ...(first as Line), stake: 150 * KYAT }, ...rest],
  large: (_, [first, ...rest]) => [{ ...(first as Line), stake: STAKE_MOST + STAKE_STEP }, ...rest],
  twice: (_, lines) => [...lines, lines[0] as Line],
  longer: (_, [first, ...rest]) => [{ ...(first as Line), number: `${first?.number}1` }, ...rest],
  none: () => [],
};

function chooseDraw({ model, dice }: Scene): Draw | null {
  const now = model.now();
  const all = [...model.draws.values()];
  const kinds = {
    open: all.filter((it) => !it.is_void && it.opens <= now && now < it.closes),
    shut: all.filter((it) => it.closes <= now),
    early: all.filter((it) => it.opens > now && !it.is_void),
  };
  const roll = dice.below(20);
  const some = roll < 17 ? kinds.open : roll < 19 ? kinds.shut : kinds.early;
  return some.length === 0 ? null : dice.of(some);
}

/** The first reason against a slip, in the order in which the rules give them. */
export function refusalOf(model: Model, player: Player, draw: Draw, lines: readonly Line[]): string | null {
  const now = model.now();
  if (draw.is_void || draw.closes <= now) return 'betting_closed';
  if (draw.opens > now) return 'section_closed';
  if (lines.length === 0) return 'amount_not_set';
  const { digits } = LOTTERIES[draw.code];
  const met = new Set<string>();
  const reasons = new Set<string>();
  for (const { number, stake } of lines) {
    const valid = number.length === digits && !met.has(number);
    met.add(number);
    if (stake < STAKE_STEP || stake % STAKE_STEP !== 0) reasons.add(stake > STAKE_MOST ? 'amount_too_large' : 'amount_too_small');
    else if (stake > STAKE_MOST) reasons.add('amount_too_large');
    else if (!valid) reasons.add('number_not_valid');
    else if (draw.blocks.has(number)) reasons.add('number_blocked');
    else if ((draw.taken.get(number) ?? 0) + stake > (draw.own_caps.get(number) ?? CAP)) reasons.add('number_sold_out');
  }
  const first = ['amount_too_small', 'amount_too_large', 'number_not_valid', 'number_blocked', 'number_sold_out'].find((it) =>
    reasons.has(it),
  );
  if (first !== undefined) return first;
  if (model.isExcluded(player)) return 'excluded';
  if (model.isOverdrawn(player)) return 'overdrawn';
  const total = lines.reduce((sum, it) => sum + it.stake, 0);
  const left = model.stakeLeft(player);
  if (left !== null && Math.max(total, 1) > left) return 'limit_reached';
  return total > model.main(player) ? 'not_enough_money' : null;
}

const bet: Command = {
  name: 'bet',
  weight: 300,
  async act(scene) {
    const { model, dice } = scene;
    const draw = chooseDraw(scene);
    if (draw === null) return null;
    const player = dice.of(model.players);
    let lines = someLines(dice, draw);
    if (dice.below(12) === 0) lines = SPOILS[dice.of(Object.keys(SPOILS))]?.(dice, lines) ?? lines;
    const code = refusalOf(model, player, draw, lines);
    const key = model.nextKey('bet');
    const body = bodyOf(draw, lines);
    const said = await asPlayer(scene, player, callOf(draw), { code, body, headers: { 'Idempotency-Key': key } });
    const about = `player ${player.n} bets on ${draw.code} ${draw.day} ${draw.section}: ${lines.map((it) => `${it.number} ${it.stake / KYAT}`).join(', ')}`;
    if (said === null) return `${about}: ${code}`;
    const { slip_id, user_balance } = said as { slip_id: number; user_balance: string };
    const total = lines.reduce((sum, it) => sum + it.stake, 0);
    model.take({ id: slip_id, player, draw, lines, total, key, body, at: model.now(), paid: 0, referral: 0 });
    same('the balance after a bet', user_balance, wire(model.main(player)));
    return about;
  },
};

/** A bet that was answered is asked again: the same is the same slip, whatever became of its draw; another body is refused. */
const betAgain: Command = {
  name: 'bet again',
  weight: 25,
  async act(scene) {
    const { model, dice } = scene;
    if (model.slips.length === 0) return null;
    const slip: Slip = dice.of(model.slips);
    const isOther = dice.below(2) === 0;
    const body = isOther
      ? bodyOf(slip.draw, [{ number: '0'.repeat(LOTTERIES[slip.draw.code].digits), stake: 7777 * STAKE_STEP }])
      : slip.body;
    const sent = { body, headers: { 'Idempotency-Key': slip.key }, code: isOther ? 'key_reused' : null };
    const said = await asPlayer(scene, slip.player, callOf(slip.draw), sent);
    if (said !== null) same('the slip of a bet that is asked again', (said as { slip_id: number }).slip_id, slip.id);
    return `slip ${slip.id} again${isOther ? ' with another body' : ''}`;
  },
};

export const betCommands: readonly Command[] = [bet, betAgain];
