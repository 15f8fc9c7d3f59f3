import { KYAT, wire } from '../books.ts';
import { compare } from '../compare.ts';
import { ask } from '../house.ts';
import { dayOf } from '../model.ts';
import { countWeek, mondayOf, WEEK_MS } from '../rewards.ts';
import { asOperator, asPlayer, type Command, confirmDeed, Difference, same } from '../scene.ts';

const claimPoints: Command = {
  name: 'points claimed',
  weight: 14,
  async act(scene) {
    const { model, dice } = scene;
    const player = dice.of(model.players);
    const offer = dice.of(model.offers);
    // Points of games come a moment after their wagers.
    const [late] = await compare(scene.house, model);
    if (late !== undefined) throw new Difference(late);
    const isShort = model.books.of(`points:${player.n}`) < offer.points;
    const seen = dice.below(8) === 0 ? offer.points + 1 : offer.points;
    const code = seen !== offer.points ? 'offer_changed' : isShort ? 'not_enough_points' : null;
    const body = { point_id: offer.id, point: seen, amount: offer.amount / KYAT };
    const sent = { body, code, headers: { 'Idempotency-Key': model.nextKey('points') } };
    const said = await asPlayer(scene, player, 'POST /api/point/claim', sent);
    if (said === null) return `player ${player.n} claims ${offer.points} points: ${code}`;
    model.move(`points:${player.n}`, 'house_points:', offer.points, 'points_spent');
    model.move('house_rewards:', `main:${player.n}`, offer.amount, 'points_reward');
    same('points and balance after a claim', [said.point, said.balance], [model.books.of(`points:${player.n}`), wire(model.main(player))]);
    return `player ${player.n} claims ${offer.points} points`;
  },
};

const claimReferral: Command = {
  name: 'referral claimed',
  weight: 8,
  async act(scene) {
    const { model, dice } = scene;
    const player = dice.of(model.players);
    const held = model.books.of(`referral:${player.n}`);
    const code = held < KYAT ? 'no_referral_amount' : null;
    const sent = { body: {}, code, headers: { 'Idempotency-Key': model.nextKey('referral') } };
    const said = await asPlayer(scene, player, 'POST /api/user/claim_game_refer_amt', sent);
    if (said === null) return `player ${player.n} claims referral: ${code}`;
    model.move(`referral:${player.n}`, `main:${player.n}`, held - (held % KYAT), 'referral_claimed');
    model.move(`referral:${player.n}`, 'house_referral:game', held % KYAT, 'referral_claimed');
    same('the balance after a referral claim', said.balance, wire(model.main(player)));
    return `player ${player.n} claims referral ${wire(held)}`;
  },
};

const claimPromotion: Command = {
  name: 'promotion claimed',
  weight: 8,
  async act(scene) {
    const { model, dice } = scene;
    const player = dice.of(model.players);
    const held = model.books.of(`promotion:${player.n}`);
    const code = held === 0 ? 'nothing_to_claim' : null;
    const sent = { body: {}, code, headers: { 'Idempotency-Key': model.nextKey('promotion') } };
    const said = await asPlayer(scene, player, 'POST /api/promotion/claim', sent);
    if (said === null) return `player ${player.n} claims the promotion: ${code}`;
    model.move(`promotion:${player.n}`, `main:${player.n}`, held, 'promotion_claimed');
    same('the balance after a promotion claim', [said.balance, said.claimed], [wire(model.main(player)), wire(held)]);
    return `player ${player.n} claims the promotion ${wire(held)}`;
  },
};

/** Two operators pay what a week was counted to give. */
const payWeek: Command = {
  name: 'week paid',
  weight: 10,
  async act(scene) {
    const { model, dice, house } = scene;
    if (model.weeks.length === 0) return null;
    const unpaid = model.weeks.filter((it) => !it.is_paid);
    const week = dice.of(unpaid.length > 0 ? unpaid : model.weeks);
    const { body } = await ask(house, 'GET /api/console/weekly-runs', { token: house.operators['cash-a'] });
    const from = dayOf(week.start);
    const run = body.data.find((it) => it.from === from);
    const due = [...week.items.values()].reduce((sum, it) => sum + it, 0);
    same(`the run of the week from ${from}`, [run?.amount, run?.player_count], [wire(due), week.items.size]);
    const code = week.is_paid ? 'run_not_ready' : null;
    const params = { id: run?.id ?? 0 };
    const said = await asOperator(scene, 'cash-a', 'POST /api/console/weekly-runs/:id/pay', { params, code });
    if (said === null) return `the week from ${from} is paid: ${code}`;
    await confirmDeed(scene, said.deed_id ?? 0, 'cash-b');
    week.is_paid = true;
    for (const [player, amount] of week.items) model.move('house_promotions:weekly', `promotion:${player.n}`, amount, 'weekly_promotion');
    scene.is_waiting = true;
    return `the week from ${from} is paid with ${wire(due)}`;
  },
};

/** A week that the clock jumped over is started by an operator. */
const startWeek: Command = {
  name: 'week started',
  weight: 4,
  async act(scene) {
    const { model, dice } = scene;
    const start = mondayOf(model.now()) - WEEK_MS * dice.below(4);
    if (start < model.began - WEEK_MS) return null;
    const isStarted = model.weeks.some((it) => it.start === start);
    const code = start + WEEK_MS > model.now() ? 'week_not_over' : isStarted ? 'already_started' : null;
    await asOperator(scene, 'cash-b', 'POST /api/console/weekly-runs', { body: { from: dayOf(start) }, code });
    if (code === null) countWeek(model, start);
    scene.is_waiting = true;
    return `the week from ${dayOf(start)} is started: ${code}`;
  },
};

/** A player stops play for days or for months. Nobody ends it sooner, and money may still leave. */
const stopPlay: Command = {
  name: 'play stopped',
  weight: 3,
  async act(scene) {
    const { model, dice } = scene;
    const player = dice.of(model.players);
    if (model.players.filter((it) => model.isExcluded(it)).length * 3 > model.players.length) return null;
    if (dice.below(3) > 0) {
      const days = dice.of([1, 7] as const);
      await asPlayer(scene, player, 'POST /api/user/time_out', { body: { days }, code: null });
      player.excluded_until = Math.max(player.excluded_until, model.now() + days * 86_400_000);
      return `player ${player.n} stops for ${days} days`;
    }
    await asPlayer(scene, player, 'POST /api/user/self_exclusion', { body: { months: 6 }, code: null });
    const until = new Date(model.now());
    until.setUTCMonth(until.getUTCMonth() + 6);
    player.excluded_until = Math.max(player.excluded_until, until.getTime());
    player.self_excluded_until = player.excluded_until;
    return `player ${player.n} stops for 6 months`;
  },
};

export const rewardCommands: readonly Command[] = [claimPoints, claimReferral, claimPromotion, payWeek, startWeek, stopPlay];
