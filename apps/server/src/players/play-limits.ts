import type { playLimits } from '@shwekan/contract';
import { isLimitAtOnce, kyatWire, RAISE_WAIT_HOURS, yangonStamp } from '@shwekan/rules';
import {
  addBreak,
  askRaise,
  dropLimit,
  lockLimit,
  noteRaise,
  putLimit,
  queueForLimits,
  runningBreak,
  showLimits,
} from '#queries/players/play-limits.ts';
import { lockPlayer } from '#queries/players/profile.ts';
import { lockPurses } from '../ledger/ledger.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, PlayerCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

const HOUR_MS = 3_600_000;

/** The limits a player set, what counts against each now, and the break from play that runs. */
export async function showPlayLimits(world: World, who: PlayerCaller) {
  return { data: await limitsOf(world.db, who.player_id) };
}

/** Sets a limit: at once when it is the first or lower, else it waits. Setting the one there is drops a raise that waits. */
export async function setLimit(world: World, { who, body }: Call<typeof playLimits.set>) {
  const { kind, period, amount: limit_pya } = body;
  const place = { player_id: who.player_id, kind, period };
  return change(world, who, async (tx) => {
    const [limit] = await lockLimit.run({ ...place, wait_hours: RAISE_WAIT_HOURS }, tx);
    if (!limit && limit_pya === null) throw new Refusal('no_such_limit');
    if (limit_pya !== null && isLimitAtOnce(limit_pya, limit?.limit_pya ?? null)) await putLimit.run({ ...place, limit_pya }, tx);
    // Asking for the same raise again does not start the wait anew.
    else if (limit?.raise_asked_at == null || limit.raise_pya !== limit_pya) await askRaise.run({ ...place, raise_pya: limit_pya }, tx);
  });
}

/** The second yes: the raise counts from now. Refuses `no_such_limit` when none waits, `raise_too_early` within its 24 hours. */
export async function confirmLimit(world: World, { who, body }: Call<typeof playLimits.confirm>) {
  const place = { player_id: who.player_id, ...body };
  return change(world, who, async (tx) => {
    const [limit] = await lockLimit.run({ ...place, wait_hours: RAISE_WAIT_HOURS }, tx);
    if (limit?.raise_asked_at == null) throw new Refusal('no_such_limit');
    if (!limit.may_confirm) throw new Refusal('raise_too_early');
    await noteRaise.run({ ...place, from_pya: limit.limit_pya, to_pya: limit.raise_pya }, tx);
    if (limit.raise_pya === null) await dropLimit.run(place, tx);
    else await putLimit.run({ ...place, limit_pya: limit.raise_pya }, tx);
  });
}

/** Stops play for some days, in this call. Cash-out, login and histories stay. */
export async function timeOut(world: World, { who, body }: Call<typeof playLimits.takeTimeOut>) {
  return change(world, who, (tx) => addBreak.run({ player_id: who.player_id, kind: 'time_out', days: body.days, months: 0 }, tx));
}

/** Stops play for months, in this call. Cash-out, login and histories stay. */
export async function excludeOneself(world: World, { who, body }: Call<typeof playLimits.excludeSelf>) {
  return change(world, who, (tx) => addBreak.run({ player_id: who.player_id, kind: 'self_exclusion', days: 0, months: body.months }, tx));
}

/**
 * Changes how much a player may play. A request to pay in queues with it, and a bet of a lottery or a game holds a purse that is
 * locked here: each is decided wholly by what was before, or by what is after.
 */
async function change(world: World, { player_id }: PlayerCaller, work: (tx: Tx) => Promise<unknown>) {
  return world.db.transaction(async (tx) => {
    await queueForLimits.run({ player_id }, tx);
    await lockPlayer.run({ player_id }, tx);
    await lockPurses(tx, [player_id], 'main');
    await lockPurses(tx, [player_id], 'game');
    await work(tx);
    await tell(tx, { kind: 'changed', player_id, data: { what: 'profile' } });
    return { data: await limitsOf(tx, player_id) };
  });
}

/** As `showPlayLimits`, for an operator who looks at the player. */
export async function limitsOf(db: Queryable, player_id: number) {
  const limits = await showLimits.run({ player_id }, db);
  const [stopped] = await runningBreak.run({ player_id }, db);
  return {
    limits: limits.map(({ kind, period, limit_pya, used_pya, raise_pya, raise_asked_at }) => ({
      kind,
      period,
      limit: kyatWire(limit_pya),
      used: kyatWire(used_pya),
      raise: raise_asked_at && {
        to: raise_pya === null ? null : kyatWire(raise_pya),
        from: yangonStamp(new Date(raise_asked_at.getTime() + RAISE_WAIT_HOURS * HOUR_MS)),
      },
    })),
    stopped: stopped ? { kind: stopped.kind, until: yangonStamp(stopped.until_at) } : null,
  };
}
