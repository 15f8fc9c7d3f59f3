import { type deeds, mayDo, mayRead } from '@shwekan/contract';
import { yangonStamp } from '@shwekan/rules';
import { deedsToDecide, operatorsNamed, type PageOfDeedsResult, pageOfDeeds } from '#queries/platform/deeds/deeds.ts';
import { readCounted } from '../lists.ts';
import type { Call, OperatorCaller } from '../serve.ts';
import type { World } from '../world.ts';
import { digestOf, readDeed } from './deed-record.ts';
import type { AnyDeedKind } from './kind.ts';

type Kinds = readonly AnyDeedKind[];

/** Deeds that wait for a second person, or that are decided, of the kinds that the roles of the operator ask or decide. */
export async function listDeeds(world: World, kinds: Kinds, call: Call<typeof deeds.list>) {
  const { state, subject = null, search } = call.query;
  const seen = kinds.filter((it) => mayRead(call.who.roles, [...it.asks, ...it.decides]));
  const named = search ? await operatorsNamed.run({ text: search }, world.db) : [];
  const filter = {
    kinds: seen.map((it) => it.kind),
    is_waiting: state === 'waiting',
    subject,
    search: search || null,
    askers: named.map((it) => it.id),
    sort: call.query.sort ?? null,
  };
  const { rows, total_count, next } = await readCounted(world.db, pageOfDeeds, filter, call.query);
  return { total_count, next, data: rows.map((row) => deedWire(row, seen, call.who)) };
}

/** How many deeds wait that this operator may decide, and the number of the newest of them. */
export async function waitingForOperator(world: World, kinds: Kinds, { operator_id, roles }: OperatorCaller) {
  const decided = kinds.filter((it) => mayDo(roles, it.decides)).map((it) => it.kind);
  const [waiting] = await deedsToDecide.run({ kinds: decided, operator_id }, world.db);
  return { count: waiting?.count ?? 0, newest: waiting?.newest ?? 0 };
}

function deedWire(row: PageOfDeedsResult, kinds: Kinds, who: OperatorCaller) {
  const kind = kinds.find((it) => it.kind === row.kind);
  if (kind === undefined) throw new Error(`nobody registered ${row.kind}`);
  const { asked_by_id, asked_at, decided_at, total_count: _, data: _data, basis: _basis, ...rest } = row;
  const read = readDeed(kind, row);
  const is_own = asked_by_id === who.operator_id;
  return {
    ...rest,
    title: read.title,
    lines: read.lines,
    digest: digestOf(row, read),
    asked_at: yangonStamp(asked_at),
    decided_at: decided_at && yangonStamp(decided_at),
    is_own,
    may_decide: !is_own && mayDo(who.roles, kind.decides),
  };
}
