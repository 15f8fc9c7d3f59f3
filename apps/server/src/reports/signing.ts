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
import { figuresOf, figuresOfDays, hashOf, isMonth, type PeriodFigure, refuseUnsettled, unsettledOf } from './period-figures.ts';
import { signingDeed } from './signing-deed.ts';

type Signatures = Reply<typeof closings.signing>;
type Change = Signatures['signings'][number]['changes'][number];

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
    if (newest?.sha256 === sha256) throw new Refusal('already_decided');
    return { deed_id: await askDeed(tx, signingDeed, { data: { period, sha256, figures }, who: call.who, address: call.address }) };
  });
}

/** Says of periods that were signed and whose figures are others by now, once for each way in which they read. Safe to run twice and to stop half way. */
export async function lookAtSigned({ db }: World, isStopping: () => boolean = () => false): Promise<void> {
  const since = addDays(await readToday(db), -LOOKED_AT_DAYS).slice(0, 7);
  const signed = await newestSigned.run({ since }, db);
  const days = await figuresOfDays(
    db,
    signed.filter((it) => !isMonth(it.period)).map((it) => it.period),
  );
  for (const { id, period, sha256 } of signed) {
    if (isStopping()) return;
    const figures = days.get(period) ?? (await figuresOf(db, period));
    const now = figures && hashOf(period, figures);
    if (now === null || now === sha256) continue;
    await raiseAlerts(db, [{ ref: `closing_changed:${id}:${now}`, kind: 'closing_changed', data: { period } }]);
  }
}

function signingWire({ figures: signed, files, asked_at: _, signed_at, ...row }: SigningsOfResult, now: readonly PeriodFigure[]) {
  return {
    ...row,
    signed_at: signed_at.toISOString(),
    // Both are as the query writes them.
    changes: changesOf(signed as PeriodFigure[], now),
    files: files as Signatures['signings'][number]['files'],
  };
}

/** What reads otherwise than it was signed, line by line: in the order of what was signed, then what is new. */
function changesOf(signed: readonly PeriodFigure[], now: readonly PeriodFigure[]): Change[] {
  const key = ({ part, name, what }: PeriodFigure) => `${part}\t${name}\t${what}`;
  const [before, after] = [new Map(signed.map((it) => [key(it), it])), new Map(now.map((it) => [key(it), it]))];
  return [...new Map([...before, ...after])]
    .map(([line, { part, name, what }]) => {
      return { part, name, what, signed: before.get(line)?.amount ?? null, now: after.get(line)?.amount ?? null };
    })
    .filter((it) => it.signed !== it.now);
}
