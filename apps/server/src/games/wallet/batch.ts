import { putTurnovers, writeCallbacks } from '#queries/games/wallet/callbacks.ts';
import { gameMoney } from '../../ledger/entries.ts';
import { postDecided } from '../../ledger/ledger.ts';
import { raiseAlerts } from '../../platform/alerts.ts';
import type { Tx } from '../../platform/db.ts';
import type { Outcome } from '../../platform/desk.ts';
import { tell } from '../../platform/facts.ts';
import type { World } from '../../platform/world.ts';
import type { Unit, UnitOutcome } from '../dialects/operation.ts';
import type { Callback } from './callback.ts';
import type { Booking, Draft, Tombstone } from './draft.ts';
import { takeOperations } from './operations.ts';
import { holdFree, type MemberState, type WalletState } from './state.ts';
import type { WagerRow } from './wager.ts';

/** Stands in no JSON, where every control character is written otherwise: texts of JSON with it between them cost less than a list of them, in which each quote is escaped. */
const SEPARATOR = '\x1e';

/** What a batch writes beside its callbacks. */
type BatchChanges = {
  booked: Booking[];
  wagers: Map<number, WagerRow>;
  changed: Map<number, number>;
  turnovers: Map<number, number>;
  tombstones: Tombstone[];
  alerts: Draft['alerts'];
};

/**
 * Decides callbacks in the order given and writes what they come to, in one transaction; their answers are in that order, and what
 * is answered is on disk. Locked is one of whose members somebody else holds something: nothing of it was done. Throws only when nothing at
 * all was written, also when it could not be committed before `until_ms` (of `performance.now()`).
 */
export function takeCallbacks(world: World, asked: readonly Callback[], until_ms?: number): Promise<Outcome<string>[]> {
  return world.db.transaction(async (tx) => {
    const free = await holdFree(tx, asked);
    if (free === null) return asked.map(() => ({ is_locked: true }));
    const { callbacks, held } = free;
    const written: BatchChanges = { booked: [], wagers: new Map(), changed: new Map(), turnovers: new Map(), tombstones: [], alerts: [] };
    const ids = [...held.callback_ids];
    const answers = callbacks.map((callback, index) => {
      const callback_id = ids[index] ?? 0;
      return callback.answer(callback.units.map((unit) => takeUnit(world, held, written, { callback, callback_id, unit })));
    });
    await write(tx, held, written, callbacks, answers);
    const answer_of = new Map(callbacks.map((it, index) => [it, answers[index]]));
    return asked.map((it) => {
      const answer = answer_of.get(it);
      return answer === undefined ? { is_locked: true } : { answer };
    });
  }, until_ms);
}

type UnitOfCallback = { callback: Callback; callback_id: number; unit: Unit };

/** One unit's outcome. What it takes is counted at once, so that the next one sees it; a refused one leaves nothing behind. */
function takeUnit(world: World, held: WalletState, written: BatchChanges, asked: UnitOfCallback): UnitOutcome {
  const { unit } = asked;
  const member = held.members.get(unit.member);
  const product = held.products.get(unit.product);
  const currency = unit.currency ?? product?.currency ?? 'MMK';
  if (member === undefined) return { code: 'no_member', before_pya: 0, after_pya: 0, currency };
  const standing = { before_pya: member.balance_pya, after_pya: member.balance_pya, currency };
  if (unit.is_malformed) return { code: 'malformed', ...standing };
  if (product === undefined) return { code: 'no_product', ...standing };
  const draft: Draft = {
    held,
    ...asked,
    product,
    member: { ...member },
    wagers: new Map(),
    known: new Map(),
    buy_ins: new Map(),
    booked: [],
    changed: new Set(),
    alerts: [],
    tombstones: [],
  };
  const code = takeOperations(draft, world.config.MINIMUM_AGE);
  written.alerts.push(...draft.alerts);
  written.tombstones.push(...draft.tombstones);
  if (code !== 'done') return { code, ...standing };
  alertOfCredit(written, draft);
  takeOver(held, written, draft, member);
  return { code, ...standing, after_pya: member.balance_pya };
}

/** A credit above what the house allows without a look is booked, and told to the operators: all that one callback gives a member. */
function alertOfCredit(written: BatchChanges, { held, callback, member, unit, booked }: Draft): void {
  const given = booked.filter((it) => it.moved_pya > 0 && it.reason !== 'game_rollback');
  const credit_pya = given.reduce((sum, it) => sum + it.moved_pya, 0);
  const [first] = given;
  if (!first || credit_pya <= held.credit_alert_above_pya) return;
  const { dialect, method } = callback;
  const { player_id } = member;
  const data = { dialect, method, player_id, product: unit.product, credit_pya, transactions: given.map((it) => it.id) };
  written.alerts.push({ ref: `game_credit_large:${first.id}`, kind: 'game_credit_large', data });
}

function takeOver(held: WalletState, written: BatchChanges, draft: Draft, member: MemberState): void {
  if (draft.member.turnover_pya !== member.turnover_pya) written.turnovers.set(member.player_id, draft.member.turnover_pya);
  Object.assign(member, draft.member);
  for (const [key, wager] of draft.wagers) {
    held.wagers.set(key, wager);
    written.wagers.set(wager.id, wager);
  }
  for (const [key, hash] of draft.known) held.known.set(key, hash);
  for (const [key, buy_in] of draft.buy_ins) held.buy_ins.set(key, buy_in);
  for (const id of draft.changed) written.changed.set(id, member.player_id);
  written.booked.push(...draft.booked);
}

/** Writes what was decided. */
async function write(tx: Tx, held: WalletState, written: BatchChanges, callbacks: readonly Callback[], answers: string[]): Promise<void> {
  const turnover_players = [...written.turnovers.keys()];
  const wagers = [...written.changed].map(([wager_id, player_id]) => ({
    kind: 'wager_changed',
    player_id,
    data: { wager_id, player_id },
  }));
  const profiles = turnover_players.map((player_id) => ({ kind: 'changed', player_id, data: { what: 'profile' } }));
  const turnovers = { player_ids: turnover_players, turnovers_pya: [...written.turnovers.values()] };
  // None of them needs another's answer: they are sent together, and done in this order.
  await Promise.all([
    writeCallbacks.run(
      {
        wagers: JSON.stringify([...written.wagers.values()]),
        transactions: JSON.stringify(written.booked),
        tombstones: JSON.stringify(written.tombstones),
        at: held.at,
        callback_ids: held.callback_ids,
        dialects: callbacks.map((it) => it.dialect),
        methods: callbacks.map((it) => it.method),
        addresses: callbacks.map((it) => it.address),
        requests: callbacks.map((it) => it.request).join(SEPARATOR),
        answers: answers.join(SEPARATOR),
      },
      tx,
    ),
    turnover_players.length > 0 ? putTurnovers.run(turnovers, tx) : null,
    postMoney(tx, written.booked),
    tell(tx, ...wagers, ...profiles),
    raiseAlerts(tx, written.alerts),
  ]);
}

/** Posts what was decided; the ledger refuses all of it unless it comes to the balances that were answered. */
function postMoney(tx: Tx, booked: Booking[]): Promise<void> {
  const moving = booked.filter((it) => it.moved_pya !== 0);
  const entries = moving.map(({ id, reason, product, purse_id, moved_pya, after_pya }) => {
    if (reason === null) throw new Error(`transaction ${id} moves money for no reason`);
    const entry = gameMoney({ transaction_id: id, reason, product, game_purse: purse_id, amount_pya: moved_pya });
    return { entry, balance_after: after_pya };
  });
  return postDecided(tx, entries);
}
