import type pg from 'pg';
import { alertsOpen, archiveWaiting, deedsWaiting, lastAudit, lastRehearsal, readersBehind } from '#queries/platform/metrics/measures.ts';
import { loopTurns } from '../jobs.ts';
import type { Pools } from '../pools.ts';
import type { World } from '../world.ts';
import type { Measure } from './metrics.ts';

/** What the platform lets be measured of a process: its connections, its loops, the queue of jobs, and what waits in the database. `world` asks by a connection of its own. */
export function platformMeasures(world: World, ofProcess: World, pools: Pools): Measure[] {
  return [
    ...rolesOf(world),
    ...connections(pools),
    ...loops(ofProcess),
    ...(pools.queue === null ? [] : queue(pools.queue)),
    ...waits(world),
  ];
}

function rolesOf({ config }: World): Measure[] {
  return [
    {
      name: 'shwekan_role',
      help: '1 for each role of this process.',
      label: 'role',
      read: () => config.ROLES.map((of) => ({ of, value: 1 })),
    },
  ];
}

function connections(pools: Pools): Measure[] {
  const each = (value: (it: ReturnType<Pools['loads']>[number]) => number) => () =>
    pools.loads().map((it) => ({ of: it.pool, value: value(it) }));
  return [
    {
      name: 'shwekan_database_connections_in_use',
      help: 'Connections of a pool that work.',
      label: 'pool',
      read: each((it) => it.in_use),
    },
    { name: 'shwekan_database_connections_most', help: 'Connections that a pool may have.', label: 'pool', read: each((it) => it.most) },
    {
      name: 'shwekan_database_waiting',
      help: 'Queries and transactions that wait for a connection.',
      label: 'pool',
      read: each((it) => it.waiting),
    },
  ];
}

function loops(world: World): Measure[] {
  return [
    {
      name: 'shwekan_loop_age_seconds',
      help: 'Since the last turn of a loop of jobs ended.',
      label: 'loop',
      read: () =>
        loopTurns(world).flatMap(({ name, ended_ms }) =>
          ended_ms === null ? [] : [{ of: name, value: (performance.now() - ended_ms) / 1000 }],
        ),
    },
    {
      name: 'shwekan_loop_every_seconds',
      help: 'How long a loop of jobs rests between two turns.',
      label: 'loop',
      read: () => loopTurns(world).map(({ name, every_ms }) => ({ of: name, value: every_ms / 1000 })),
    },
    {
      name: 'shwekan_loop_leads',
      help: '1 for a loop of jobs that this process does for all, 0 where it stands by.',
      label: 'loop',
      read: () => loopTurns(world).flatMap(({ name, leads }) => (leads === null ? [] : [{ of: name, value: leads ? 1 : 0 }])),
    },
    {
      name: 'shwekan_loop_failed',
      help: '1 when the last turn of a loop of jobs failed; a process that stands by for a loop tells none.',
      label: 'loop',
      read: () =>
        loopTurns(world).flatMap(({ name, has_failed, leads }) => (leads === false ? [] : [{ of: name, value: has_failed ? 1 : 0 }])),
    },
  ];
}

/** The queue's tables are another program's, and for the login of jobs alone: this query has no typed twin. */
function queue(pool: pg.Pool): Measure[] {
  const asked = async (value: string) =>
    (await pool.query(`select task_identifier as of, (${value})::double precision as value from graphile_worker.jobs group by 1`)).rows;
  return [
    {
      name: 'shwekan_jobs_waiting',
      help: 'Jobs that are due and that nobody works on.',
      label: 'task',
      read: () => asked('count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts)'),
    },
    {
      name: 'shwekan_jobs_oldest_seconds',
      help: 'How long the oldest job waits, from when it was due first.',
      label: 'task',
      read: () => asked('greatest(extract(epoch from now() - min(created_at) filter (where run_at <= now() or attempts > 0)), 0)'),
    },
    {
      name: 'shwekan_jobs_failed',
      help: 'Jobs that were tried as often as they may be.',
      label: 'task',
      read: () => asked('count(*) filter (where attempts >= max_attempts)'),
    },
  ];
}

function waits(world: World): Measure[] {
  return [
    {
      name: 'shwekan_outbox_age_seconds',
      help: 'How long the oldest fact waits that a reader (pushes, rewards) has not passed.',
      label: 'reader',
      read: async () => (await readersBehind.run(undefined, world.db)).map(({ name, age_s }) => ({ of: name, value: age_s })),
    },
    {
      name: 'shwekan_alerts_open',
      help: 'Alerts of the console that nobody has closed.',
      label: 'kind',
      read: async () => (await alertsOpen.run(undefined, world.db)).map(({ kind, count }) => ({ of: kind, value: count })),
    },
    {
      name: 'shwekan_deeds_waiting',
      help: 'Deeds that wait for a second person.',
      label: null,
      read: async () => (await deedsWaiting.run(undefined, world.db)).map(({ count }) => ({ value: count })),
    },
    {
      name: 'shwekan_deeds_oldest_seconds',
      help: 'How long the oldest of them waits.',
      label: null,
      read: async () => (await deedsWaiting.run(undefined, world.db)).map(({ age_s }) => ({ value: age_s })),
    },
    {
      name: 'shwekan_audit_right',
      help: '0 while a difference stands that an audit of the books found, else 1. Nothing before the first.',
      label: null,
      read: async () => (await lastAudit.run(undefined, world.db)).map(({ is_right }) => ({ value: is_right ? 1 : 0 })),
    },
    {
      name: 'shwekan_audit_age_seconds',
      help: 'Since the last audit of the books ended.',
      label: null,
      read: async () => (await lastAudit.run(undefined, world.db)).map(({ age_s }) => ({ value: age_s })),
    },
    {
      name: 'shwekan_rehearsal_good',
      help: '1 when the last rehearsal of a restore found that the backup can be relied on, else 0. Nothing before the first.',
      label: null,
      read: async () => (await lastRehearsal.run(undefined, world.db)).map(({ is_good }) => ({ value: is_good ? 1 : 0 })),
    },
    {
      name: 'shwekan_rehearsal_age_seconds',
      help: 'Since the last rehearsal of a restore ended.',
      label: null,
      read: async () => (await lastRehearsal.run(undefined, world.db)).map(({ age_s }) => ({ value: age_s })),
    },
    {
      name: 'shwekan_archive_waiting_segments',
      help: 'Segments of the database’s log that are full and that the archive does not have yet. Nothing where nothing is archived.',
      label: null,
      read: async () => (await archiveWaiting.run(undefined, world.db)).map(({ count }) => ({ value: count })),
    },
  ];
}
