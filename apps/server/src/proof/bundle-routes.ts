import * as calls from '@shwekan/contract';
import type { FastifyInstance } from 'fastify';
import { bundleAskedFor, bundleMayBegin } from '#queries/proof/bundle.ts';
import { auditCall } from '../platform/audit-row.ts';
import { operatorAt, type WhoIs } from '../platform/callers.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Call, on, type Route } from '../platform/serve.ts';
import type { Standbys } from '../platform/standbys.ts';
import type { World } from '../platform/world.ts';
import { BUNDLE_LOCK, monthOf, openBundle } from './bundle.ts';

const PATH = '/api/console/bundles';

/** The call with which an owner asks for a bundle. */
export function bundleRoutes(world: World): Route[] {
  return on(calls.bundles, { ask: (call) => askBundle(world, call) });
}

/** Writes into the trail who takes a month out of the house, and lets them. Refuses `time_not_valid`, `bundle_running`. */
async function askBundle(world: World, call: Call<typeof calls.bundles.ask>) {
  const month = monthOf(call.body.month);
  if (month === null) throw new Refusal('time_not_valid');
  await world.db.transaction(async (tx) => {
    const [place] = await bundleMayBegin.run({ first_day: month.first_day, lock: BUNDLE_LOCK }, tx);
    if (place?.has_begun !== true) throw new Refusal('time_not_valid');
    if (!place.is_free) throw new Refusal('bundle_running');
    await auditCall(tx, call, { action: 'download_bundle', subject: `bundle:${month.month}`, after: { session: call.who.session_id } });
  });
  return { path: `${PATH}/${month.month}` };
}

/** Streams the bundle to the session that has asked for it just now, as fast as it is taken: it waits in no memory, and holds no connection that others use. */
export function serveBundles(door: FastifyInstance, world: World, { whoIs, standbys }: { whoIs: WhoIs; standbys: Standbys | null }): void {
  door.get(`${PATH}/:month`, async (request, reply) => {
    const { operator_id, session_id, roles } = await operatorAt(world, whoIs, request);
    const month = monthOf((request.params as { month: string }).month);
    if (month === null || !calls.mayDo(roles, 'owner')) throw new Refusal('not_found');
    const of = { operator_id, subject: `bundle:${month.month}`, session: String(session_id) };
    const [asked] = await bundleAskedFor.run(of, world.db);
    if (asked?.is_asked !== true) throw new Refusal('not_found');
    const [place] = await bundleMayBegin.run({ first_day: month.first_day, lock: BUNDLE_LOCK }, world.db);
    if (place?.is_free !== true) throw new Refusal('bundle_running');
    // Also when the caller goes away in the middle, or before it is open.
    const left = reply.raw.closed ? Promise.resolve() : new Promise<void>((leave) => reply.raw.once('close', () => leave()));
    const asked_for = { ...month, has_trail_text: false };
    const bundle = await (standbys === null
      ? openBundle(world.config.APP_DATABASE_URL, asked_for)
      : openBundle(standbys.url, asked_for, (db) => standbys.reach(world.db, db)));
    if (bundle === 'running') throw new Refusal('bundle_running');
    if (bundle === 'not_begun') throw new Refusal('not_found');
    void left.then(() => bundle.close());
    const name = `bundle-${month.month}.ndjson.gz`;
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .type('application/gzip')
      .send(bundle.stream);
  });
}
