import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseCluster, openDatabaseCluster, untilSo } from '../../../tools/cluster/database.ts';
import { startDatabaseProxy, untilLeads } from '../../../tools/cluster/house.ts';
import { portsIn } from '../../../tools/cluster/layout.ts';
import { findBinaries } from '../../../tools/postgres/binaries.ts';
import { makeTemporaryHome, type Postgres } from '../../../tools/postgres.ts';

/** Three PostgreSQLs under Patroni with the files of deploy/, seen through the proxy that leads to whoever leads. */
export type PatroniDatabase = { cluster: DatabaseCluster; postgres: Postgres & { folder: string } };

/** Starts them, gone when `postgres` stops. Its address is the proxy's: whoever leads answers there. */
export async function patroniDatabase(): Promise<PatroniDatabase> {
  const home = await makeTemporaryHome('/var/tmp', findBinaries().runAs);
  const ports = await portsIn(home, 'any');
  const cluster = await openDatabaseCluster({ folder: home, ports, etcd_count: 3, shared_buffers: '64MB' });
  const proxy = startDatabaseProxy(home, ports);
  const url = new URL(cluster.members[0]?.url ?? '');
  url.port = String(ports.leader);
  const stop = async () => {
    await proxy.stop();
    for (const it of cluster.members) it.kill();
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  };
  await untilLeads(proxy, ports).catch(async (error) => {
    await stop();
    throw error;
  });
  return { cluster, postgres: { url: url.href, folder: join(home, 'a', 'postgres'), stop } };
}

/** Waits until another than this one leads. */
export async function untilAnotherLeads(cluster: DatabaseCluster, than: string, patience_ms: number): Promise<void> {
  await untilSo(
    async () => ![than, undefined].includes((await cluster.leader())?.name),
    patience_ms,
    () => `nobody but ${than} leads after ${patience_ms} ms`,
  );
}

/** Waits until every standby has all that the leader has. */
export async function untilEqual(cluster: DatabaseCluster): Promise<void> {
  const leader = await cluster.leader();
  const [{ at } = { at: '' }] = (await leader?.ask<{ at: string }>('select pg_current_wal_lsn()::text as at')) ?? [];
  for (const it of cluster.members.filter((member) => member !== leader))
    await untilSo(
      async () => (await it.ask<{ is_there: boolean }>(`select pg_last_wal_replay_lsn() >= '${at}' as is_there`))[0]?.is_there === true,
      60_000,
      () => `${it.name} never had all that the leader has`,
    );
}
