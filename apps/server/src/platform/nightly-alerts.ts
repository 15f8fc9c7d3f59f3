import { archiveStill, newestRuns, overdueRuns } from '#queries/platform/nightly-alerts.ts';
import { endAlertsFrom, raiseAlert } from './alerts.ts';
import type { Jobs } from './jobs.ts';
import type { World } from './world.ts';

const LOOK_EVERY_MS = 60_000;
/** So long the archive may stand still: a house that does anything hands it a part of its log each minute. */
const STILL_S = 3600;
/** So long after its last part a failure may mend itself. */
const FAILING_S = 600;
/** So long ago the last run of a night may be: a day, and what a night may take longer than the one before. */
const NIGHTLY_MOST_HOURS = 26;
const NIGHTLY = ['audit', 'rehearsal'] as const;

/** Looks at whether the nightly audit and rehearsal ran and what they came to, and whether the archive grows: who has no Prometheus hears of it as of everything else. */
export function nightlyJobs(world: World): Jobs {
  return { loops: [{ name: 'platform-nightly', every_ms: LOOK_EVERY_MS, run: () => tellNightly(world) }] };
}

/** Whether an archive that has taken nothing for so long (seconds) is told of. */
export const isArchiveStill = (still_s: number, has_failed: boolean): boolean => still_s > (has_failed ? FAILING_S : STILL_S);

/** Raises an alert, once each, for an audit that found a difference, a rehearsal that failed and an archive that stands still; what is good again ends them: of the books a run that looked at no less. */
export async function tellNightly(world: World): Promise<void> {
  const { db } = world;
  await tellOverdue(world);
  const [runs] = await newestRuns.run(undefined, db);
  const books = runs?.difference == null ? null : `books_wrong:${runs.audit_id}`;
  if (books !== null) await raiseAlert(db, books, 'books_wrong', { difference: runs?.difference });
  await endAlertsFrom(db, 'books_wrong:', books);
  const backup = runs?.trouble == null ? null : `backup_bad:rehearsal:${runs.rehearsal_id}`;
  if (backup !== null) await raiseAlert(db, backup, 'backup_bad', { trouble: runs?.trouble });
  await endAlertsFrom(db, 'backup_bad:rehearsal:', backup);
  const [archive] = await archiveStill.run(undefined, db);
  const still_s = Math.floor(archive?.still_s ?? 0);
  const isStill = archive !== undefined && isArchiveStill(still_s, archive.has_failed);
  const still = isStill ? `backup_bad:archive:${archive.since}` : null;
  if (still !== null)
    await raiseAlert(db, still, 'backup_bad', {
      archive: archive?.has_failed ? 'failed' : 'stands_still',
      minutes: Math.floor(still_s / 60),
    });
  await endAlertsFrom(db, 'backup_bad:archive:', still);
}

/** Raises an alert for each nightly run that has stopped or never began, once; the next run ends it. A demo has no nights. */
async function tellOverdue({ db, config }: World): Promise<void> {
  const overdue = config.DEMO ? [] : await overdueRuns.run({ most_hours: NIGHTLY_MOST_HOURS }, db);
  for (const what of NIGHTLY) {
    const since = overdue.find((it) => it.what === what)?.since.toISOString();
    const missing = since === undefined ? null : `nightly_missing:${what}:${since}`;
    if (missing !== null) await raiseAlert(db, missing, 'nightly_missing', { what, since });
    await endAlertsFrom(db, `nightly_missing:${what}:`, missing);
  }
}
