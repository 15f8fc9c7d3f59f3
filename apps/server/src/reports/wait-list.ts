import { alertKindsOf, mayRead, type Permission, type Reply, type today, type WAITING_KINDS } from '@shwekan/contract';
import { leadingLotteries } from '@shwekan/rules';
import { waitingForPeople } from '#queries/reports/wait-list.ts';
import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import type { OperatorCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

type WaitingKind = (typeof WAITING_KINDS)[number];
/** Who does something about each kind; deeds and alerts each say so themselves. */
const SEEN_BY: Record<WaitingKind, readonly Permission[] | null> = {
  cash_in: ['cash'],
  cash_out: ['cash'],
  level_two: ['support'],
  conversation: ['support'],
  case: ['risk'],
  result: ['draws'],
  weekly_run: ['cash'],
  deed: null,
  alert: null,
};
const SHOWN = 12;
// What follows another lottery has its result with it.

/** What waits for this operator, longest first: the first of it, and how much there is of each kind. */
export async function listWaiting(
  world: World,
  deeds: readonly AnyDeedKind[],
  { operator_id, roles }: OperatorCaller,
): Promise<Reply<typeof today.waiting>> {
  // The keys of the table are the kinds.
  const seen = (Object.entries(SEEN_BY) as [WaitingKind, readonly Permission[] | null][]).flatMap(([kind, by]) =>
    by === null || mayRead(roles, by) ? [kind] : [],
  );
  const rows = await waitingForPeople.run(
    {
      kinds: seen,
      operator_id,
      lotteries: leadingLotteries(),
      deed_kinds: deeds.filter((it) => mayRead(roles, it.decides)).map((it) => it.kind),
      alert_kinds: alertKindsOf(roles),
      row_count: SHOWN,
    },
    world.db,
  );
  const data = rows.flatMap(({ kind, id, since, detail }) => {
    const known = seen.find((it) => it === kind);
    return known ? [{ kind: known, id, detail, since: since.toISOString() }] : [];
  });
  // Each row carries the counts of all kinds that have any.
  const counted = (rows[0]?.counts ?? {}) as Partial<Record<WaitingKind, number>>;
  const counts = seen.map((kind) => ({ kind, count: counted[kind] ?? 0 }));
  return { counts, data };
}
