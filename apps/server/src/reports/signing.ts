import type { closings, Reply } from '@shwekan/contract';
import { addDays } from '@shwekan/rules';
import { lockPeriod, newestSigned, signingDeed as readDeed, type SigningsOfResult, signingsOf } from '#queries/reports/signing.ts';
import { raiseAlerts } from '../platform/alerts.ts';
import { readToday } from '../platform/clock.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import { inSnapshot } from '../platform/snapshot.ts';
import type { World } from '../platform/world.ts';
import { changesOf, figuresOf, figuresOfDays, hashOf, isMonth, type PeriodFigure, refuseUnsettled, unsettledOf } from './period-figures.ts';
import { signingDeed } from './signing-deed.ts';

type Signatures = Reply<typeof closings.signing>;

/** So long after it a period is looked at for figures that changed. */
const LOOKED_AT_DAYS = 400;

/** The figures of a day or a month that is over as they are now, and the signatures under it with what changed since. Refuses `not_found` for one that is not closed. */
export async function showSigning(world: World, { query: { period } }: Call<typeof closings.signing>): Promise<Signatures> {
  return inSnapshot(world, async ({ db }) => {
    const figures = await figuresOf(db, period);
    if (figures === null) throw new Refusal('not_found');
    const [deed = null] = await readDeed.run({ period }, db);
    const signings = await signingsOf.run({ period }, db);
    const unsettled = await unsettledOf(db, period);
    return { period, sha256: hashOf(period, figures), figures, unsettled, deed, signings: signings.map((it) => signingWire(it, figures)) };
  });
}

/**
 * Signs the figures that the caller saw, by their hash; a second operator signs by confirming the deed. Refuses `not_found` for a period that is not
 * closed, `draw_not_settled` while a draw of it may still pay, `record_changed` when its figures have another hash by now, `already_decided` when they stand signed, `deed_waits`.
 */
export async function askSigning(world: World, call: Call<typeof closings.askSigning>) {
  const { period, sha256 } = call.body;
  return world.db.transaction(async (tx) => {
    await lockPeriod.run({ period }, tx);
    const figures = await figuresOf(tx, period);
    if (figures === null) throw new Refusal('not_found');
    await refuseUnsettled(tx, period);
    if (hashOf(period, figures) !== sha256) throw new Refusal('record_changed');
    const [newest] = await signingsOf.run({ period }, tx);
    if (newest && changesOf(newest.figures, figures).length === 0) throw new Refusal('already_decided');
    return { deed_id: await askDeed(tx, signingDeed, { data: { period, sha256, figures }, who: call.who, address: call.address }) };
  });
}

/** Says of periods that were signed and whose figures are others by now, once for each way in which they read. Safe to run twice and to stop half way. */
export async function lookAtSigned({ db }: World, isStopping: () => boolean = () => false): Promise<void> {
  const since = addDays(await readToday(db), -LOOKED_AT_DAYS).slice(0, 7);
  const signed = await newestSigned.run({ since, periods: [] }, db);
  const days = await figuresOfDays(
    db,
    signed.filter((it) => !isMonth(it.period)).map((it) => it.period),
  );
  for (const { id, period, figures } of signed) {
    if (isStopping()) return;
    const now = days.get(period) ?? (await figuresOf(db, period));
    if (now === null || changesOf(figures, now).length === 0) continue;
    await raiseAlerts(db, [{ ref: `closing_changed:${id}:${hashOf(period, now)}`, kind: 'closing_changed', data: { period } }]);
  }
}

function signingWire({ figures: signed, files, asked_at: _, signed_at, ...row }: SigningsOfResult, now: readonly PeriodFigure[]) {
  return {
    ...row,
    signed_at: signed_at.toISOString(),
    changes: changesOf(signed, now),
    // As the query writes them.
    files: files as Signatures['signings'][number]['files'],
  };
}
