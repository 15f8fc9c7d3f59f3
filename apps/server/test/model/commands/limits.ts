import { KYAT, wire } from '../books.ts';
import { usedOf } from '../limits.ts';
import { asPlayer, type Command, type Scene, same } from '../scene.ts';
import type { Player } from '../things.ts';

const KINDS = ['cash_in', 'stake', 'loss'] as const;
const PERIODS = ['day', 'week', 'month'] as const;
const WAIT_MS = 24 * 3_600_000;

function someLimit({ model, dice }: Scene) {
  const player = dice.of(model.players.slice(0, Math.ceil(model.players.length / 3)));
  const [kind, period] = [dice.of(KINDS), dice.of(PERIODS)];
  return { player, kind, period, limit: player.limits.find((it) => it.kind === kind && it.period === period) };
}

/** A first limit and a lower one count at once; a higher one, or none, waits a day. */
const set: Command = {
  name: 'limit set',
  weight: 10,
  async act(scene) {
    const { model, dice } = scene;
    const { player, kind, period, limit } = someLimit(scene);
    const amount = dice.below(4) === 0 ? null : KYAT * dice.of([0, 10_000, 200_000, 1_500_000, 20_000_000]);
    const code = limit === undefined && amount === null ? 'no_such_limit' : null;
    const body = { kind, period, amount: amount === null ? null : amount / KYAT };
    const said = await asPlayer(scene, player, 'POST /api/user/play_limits', { body, code });
    if (said === null) return `player ${player.n} sets no limit of ${kind} a ${period}: ${code}`;
    if (limit === undefined) player.limits.push({ kind, period, amount: amount ?? 0, raise: null });
    else if (amount !== null && amount <= limit.amount) Object.assign(limit, { amount, raise: null });
    else if (limit.raise === null || limit.raise.to !== amount) limit.raise = { to: amount, asked: model.now() };
    checkUsed(scene, player, said.data.limits);
    return `player ${player.n} sets a limit of ${kind} a ${period}: ${amount}`;
  },
};

/** What counts against each limit, as the player reads it. */
function checkUsed({ model }: Scene, player: Player, said: readonly { kind: string; period: string; limit: string; used: string }[]): void {
  const due = player.limits.map((it) => [it.kind, it.period, wire(it.amount), wire(usedOf(model, player, it, model.now()))].join(' '));
  const shown = said.map((it) => [it.kind, it.period, it.limit, it.used].join(' '));
  same(`the limits of player ${player.n}`, shown.sort(), due.sort());
}

const confirm: Command = {
  name: 'limit confirmed',
  weight: 6,
  async act(scene) {
    const { model } = scene;
    const { player, kind, period, limit } = someLimit(scene);
    const raise = limit?.raise ?? null;
    const code = raise === null ? 'no_such_limit' : raise.asked + WAIT_MS > model.now() ? 'raise_too_early' : null;
    await asPlayer(scene, player, 'POST /api/user/play_limits/confirm', { body: { kind, period }, code });
    if (code === null && limit && raise) {
      if (raise.to === null) player.limits.splice(player.limits.indexOf(limit), 1);
      else Object.assign(limit, { amount: raise.to, raise: null });
    }
    return `player ${player.n} confirms a raise of ${kind} a ${period}: ${code}`;
  },
};

export const limitCommands: readonly Command[] = [set, confirm];
