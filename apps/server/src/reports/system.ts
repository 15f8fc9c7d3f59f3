import { hostname } from 'node:os';
import type { Reply, system } from '@shwekan/contract';
import { lastAuditRun, lastRehearsalRun, outboxes, versionOfDatabase } from '#queries/reports/system.ts';
import { lookAtDisks } from '../platform/disk-room.ts';
import { VERSION } from '../platform/version.ts';
import type { World } from '../platform/world.ts';

type OutboxName = Reply<typeof system.show>['outbox'][number]['name'];

/** The machine and what runs on it; `stream_count` is how many players have a stream open, at any process. */
export async function showSystem(world: World, stream_count: number): Promise<Reply<typeof system.show>> {
  const outbox = await outboxes.run(undefined, world.db);
  const [audit] = await lastAuditRun.run(undefined, world.db);
  const [rehearsal] = await lastRehearsalRun.run(undefined, world.db);
  const [database] = await versionOfDatabase.run(undefined, world.db);
  return {
    // The names are the query's own words.
    outbox: outbox.map((it) => ({ ...it, name: it.name as OutboxName, oldest_at: it.oldest_at?.toISOString() ?? null })),
    stream_count,
    audit: audit ? { ...audit, at: audit.at.toISOString() } : null,
    rehearsal: rehearsal
      ? {
          ...rehearsal,
          at: rehearsal.at.toISOString(),
          backup_at: rehearsal.backup_at?.toISOString() ?? null,
          newest_at: rehearsal.newest_at?.toISOString() ?? null,
        }
      : null,
    versions: { product: VERSION, node: process.version, postgres: database?.postgres ?? '' },
    disks: await lookAtDisks(world.config),
    machine: hostname(),
  };
}
