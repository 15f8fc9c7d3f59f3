import { setTimeout as wait } from 'node:timers/promises';
import { type Node, nodeIn, type Waits } from './node.ts';

/** PostgreSQLs of which one leads and the others follow, and who decides which: what Patroni is for a house, here it is the proof. */
export type Standbys = {
  leader(): Node;
  followers(): Node[];
  /**
   * Has the standby that is furthest lead, and the others follow it; answers who led before, which is nobody's leader any more. No standby takes
   * anything from the old leader when they are compared: what it could still have confirmed is in the one that is chosen.
   */
  takeOver(): Promise<Node>;
  /** Makes one that led before a standby again: from its own files when it ended in order, else from a fresh copy. */
  comeBack(node: Node, from?: 'copy' | 'its own files'): Promise<void>;
  /** Waits until every standby, or each of these, has all that the leader has. */
  untilEqual(which?: Node[]): Promise<void>;
  end(): Promise<void>;
};

export const NAMES = ['a', 'b', 'c'];
const PATIENCE_MS = 60_000;

/** Makes one of them the leader with all that a database has, and the others its standbys. */
export async function standbysOf(database_url: string, roofs: readonly string[], waits: Waits): Promise<Standbys> {
  const nodes = await Promise.all(NAMES.map((name, n) => nodeIn(roofs[n] ?? '', name, database_url, waits)));
  let [leader, ...rest] = nodes as [Node, ...Node[]];
  await leader.copyFrom(database_url);
  await until(async () => (await leader.ask<{ at: string }>('select pg_last_wal_replay_lsn()::text as at'))[0]?.at !== undefined);
  await leader.promote();
  for (const it of rest) await it.copyFrom(leader.url);
  const standbys: Standbys = {
    leader: () => leader,
    followers: () => rest,
    async takeOver() {
      await Promise.all(rest.map((it) => it.follow(null)));
      const places = await Promise.all(rest.map(async (it) => ({ it, at: await placeOf(it) })));
      const [first, ...others] = places.sort((x, y) => (x.at < y.at ? 1 : -1)).map((it) => it.it);
      if (first === undefined) throw new Error('no standby is left');
      await first.promote();
      await Promise.all(others.map((it) => it.follow(first.url)));
      const old = leader;
      [leader, rest] = [first, others];
      return old;
    },
    async comeBack(node, from = 'copy') {
      if (from === 'copy') {
        await node.kill();
        await node.copyFrom(leader.url);
      } else {
        await node.follow(leader.url);
        await node.start();
      }
      rest.push(node);
      await until(() => isFollowed(leader, node));
    },
    async untilEqual(which = rest) {
      const [{ at } = { at: '' }] = await leader.ask<{ at: string }>('select pg_current_wal_lsn()::text as at');
      for (const it of which)
        await until(
          async () => (await it.ask<{ is_there: boolean }>(`select pg_last_wal_replay_lsn() >= '${at}' as is_there`))[0]?.is_there === true,
        );
    },
    async end() {
      await Promise.all(nodes.map((it) => it.kill()));
    },
  };
  await until(async () => (await Promise.all(rest.map((it) => isFollowed(leader, it)))).every(Boolean));
  return standbys;
}

async function isFollowed(leader: Node, by: Node): Promise<boolean> {
  const rows = await leader.ask(`select from pg_stat_replication where application_name = '${by.name}' and state = 'streaming'`);
  return rows.length > 0;
}

/** How far a standby is, in bytes of the log: what it has received, not what it has replayed. */
async function placeOf(node: Node): Promise<number> {
  const [row] = await node.ask<{ at: string }>(
    `select greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0'::pg_lsn as at`,
  );
  return Number(row?.at);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await isSo()); await wait(50))
    if (performance.now() > end) throw new Error('it never became so');
}

type Answerer = Pick<Node, 'name' | 'ask'>;

/** What two nodes differ in: each table of the house by the number of its rows and a sum over them. */
export async function differences(one: Answerer, other: Answerer): Promise<string[]> {
  const tables = await one.ask<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::text || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
  );
  const sql = `${sums.join(' union all ')} order by 1`;
  const [mine, theirs] = await Promise.all([one, other].map((it) => it.ask<{ name: string; sum: string }>(sql)));
  return (mine ?? []).flatMap(({ name, sum }, n) =>
    theirs?.[n]?.sum === sum ? [] : [`${name}: ${one.name} has ${sum}, ${other.name} ${theirs?.[n]?.sum}`],
  );
}
