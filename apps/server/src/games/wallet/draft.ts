import type { AlertKind } from '@shwekan/contract';
import type { GameReason } from '../../ledger/entries.ts';
import type { Alert } from '../../platform/alerts.ts';
import type { Operation, Unit, UnitCode } from '../dialects/operation.ts';
import type { Callback } from './callback.ts';
import {
  type BuyIn,
  hashOf,
  knownKey,
  type MemberState,
  type ProductState,
  transactionKey,
  type WalletState,
  wagerCodeOf,
  wagerKey,
} from './state.ts';
import { untouchedWager, type WagerRow } from './wager.ts';

/** A row of the table `game_transaction`, and the purse its money moves from or to. */
export type Booking = {
  id: number;
  player_id: number;
  product: string;
  dialect: Callback['dialect'];
  operation: string;
  key: string;
  request_hash: string;
  wager_id: number | null;
  reason: GameReason | null;
  moved_pya: number;
  before_pya: number;
  after_pya: number;
  is_void: boolean;
  callback_id: number;
  at: string;
  wager_code: string | null;
  purse_id: number;
};
export type Tombstone = { player_id: number; product: string; wager_code: string; callback_id: number; at: string };

/** What a unit would change. It becomes part of what is held when all of it is accepted, else it is forgotten; alerts and tombstones stay. */
export type Draft = {
  held: WalletState;
  callback: Callback;
  callback_id: number;
  unit: Unit;
  product: ProductState;
  member: MemberState;
  wagers: Map<string, WagerRow>;
  known: Map<string, string>;
  buy_ins: Map<string, BuyIn>;
  booked: Booking[];
  /** Wagers whose settled figures are others now. */
  changed: Set<number>;
  alerts: Alert[];
  tombstones: Tombstone[];
};

/** What an accepted operation moves and of which wager. */
export type UnitEffect = { moved_pya: number; reason: GameReason | null; wager: WagerRow | null; is_void?: boolean };
/** What an operation comes to: taken, or why all of its unit is not. */
export type OperationOutcome = UnitEffect | UnitCode;

/** The hash under which this operation was booked, by an earlier callback or earlier in this one; null when it is new. */
export function knownHash(draft: Draft, operation: Operation): string | null {
  const key = knownKey(draft.callback.dialect, draft.unit, operation);
  return draft.known.get(key) ?? draft.held.known.get(key) ?? null;
}

/** The wager of an operation as this unit may change it; null when it is not known, or the operation has none. */
export function wagerOf(draft: Draft, operation: Operation): WagerRow | null {
  const key = keyOfWager(draft, operation);
  if (key === null) return null;
  const own = draft.wagers.get(key);
  if (own) return own;
  const held = draft.held.wagers.get(key);
  if (held === undefined) return null;
  const copy = { ...held };
  draft.wagers.set(key, copy);
  return copy;
}

/** A wager nobody has heard of. Its figures are 0 and it is open until the caller says otherwise. */
export function newWager(draft: Draft, operation: Operation, kind: WagerRow['kind']): WagerRow {
  const { held, member, unit, callback } = draft;
  const id = held.wager_ids.shift();
  const key = keyOfWager(draft, operation);
  const code = wagerCodeOf(operation);
  if (id === undefined || key === null || code === null) throw new Error('a batch took fewer wager ids than it has wagers');
  const wager = untouchedWager({
    id,
    player_id: member.player_id,
    product: unit.product,
    wager_code: code,
    dialect: callback.dialect,
    kind,
    round_id: operation.round_id,
    game_code: operation.game_code,
    game_type: operation.game_type,
    balance_pya: member.balance_pya,
    at: held.at,
  });
  draft.wagers.set(key, wager);
  return wager;
}

/** Whether the wager was rolled back before it was heard of. */
export function hasTombstone(draft: Draft, operation: Operation): boolean {
  const key = keyOfWager(draft, operation);
  return key !== null && draft.held.tombstones.has(key);
}

/** Whether a wager's bet was rolled back before it came: a gift or a report that came since does not bring it back. */
export function isRolledBack(draft: Draft, operation: Operation, known: WagerRow | null): boolean {
  return known?.kind !== 'bet' && hasTombstone(draft, operation);
}

/** Remembers that a wager was rolled back before it was heard of. Stays when the unit is refused, which it is. */
export function bury(draft: Draft, operation: Operation): void {
  const key = keyOfWager(draft, operation);
  if (key === null || operation.wager_code === null || draft.held.tombstones.has(key)) return;
  const { held, member, unit, callback_id } = draft;
  held.tombstones.add(key);
  const { player_id } = member;
  draft.tombstones.push({ player_id, product: unit.product, wager_code: operation.wager_code, callback_id, at: held.at.toISOString() });
}

/** Books an accepted operation: the member's balance moves, and the transaction has the balances before and after. */
export function book(draft: Draft, operation: Operation, { moved_pya, reason, wager, is_void = false }: UnitEffect): void {
  const { held, member, unit, callback, callback_id } = draft;
  const id = held.transaction_ids.shift();
  if (id === undefined) throw new Error('a batch took fewer transaction ids than it has transactions');
  const before_pya = member.balance_pya;
  member.balance_pya += moved_pya;
  const request_hash = hashOf(operation);
  draft.known.set(knownKey(callback.dialect, unit, operation), request_hash);
  const at = held.at.toISOString();
  if (wager) Object.assign(wager, { after_pya: member.balance_pya, changed_at: at });
  draft.booked.push({
    id,
    player_id: member.player_id,
    product: unit.product,
    dialect: callback.dialect,
    operation: operation.operation,
    key: transactionKey(operation),
    request_hash,
    wager_id: wager?.id ?? null,
    reason: moved_pya === 0 ? null : reason,
    moved_pya,
    before_pya,
    after_pya: member.balance_pya,
    is_void,
    callback_id,
    at,
    wager_code: wager ? null : operation.wager_code,
    purse_id: member.purse_id,
  });
}

/** Has operators told of an operation, once for what it is `which` of. */
export function alert(draft: Draft, operation: Operation, kind: AlertKind, which: string, more: Record<string, unknown> = {}): void {
  const { member, unit, callback } = draft;
  const { wager_code, transaction_id, amount } = operation;
  const ref = `${kind}:${callback.dialect}:${member.player_id}:${unit.product}:${wager_code ?? transaction_id}:${which}`;
  const data = {
    dialect: callback.dialect,
    player_id: member.player_id,
    product: unit.product,
    wager_code,
    transaction_id,
    amount,
    ...more,
  };
  draft.alerts.push({ ref, kind, data });
}

/** The name of an operation's wager, or of the buy-in that it is or takes back; null when it has none. */
export function keyOfWager(draft: Draft, operation: Operation): string | null {
  const code = wagerCodeOf(operation);
  return code === null ? null : wagerKey(draft.member.player_id, draft.unit.product, code);
}
