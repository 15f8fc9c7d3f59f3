import { type Answer, type claims, mayDo } from '@shwekan/contract';
import { yangonStamp } from '@shwekan/rules';
import { dropClaim, type FindClaimResult, findClaim, operatorsAmong, putClaim } from '#queries/platform/claims/claims.ts';
import { auditCall } from '../audit-row.ts';
import type { Queryable, Tx } from '../db.ts';
import { Refusal } from '../refusal.ts';
import type { Call } from '../serve.ts';
import type { World } from '../world.ts';
import { isOthers, lockOpen, type Queue, readClaim, refuseClaimed } from './queue.ts';

/** How long a claim keeps other operators from a request: one who went away must not block it. */
const CLAIM_MINUTES = 15;

type Queues = readonly Queue[];

/** Takes a request for some minutes, so that two operators do not work on one. Claiming one's own again makes it last longer. */
export async function claim(world: World, queues: Queues, call: Call<typeof claims.claim>) {
  const queue = queueOf(queues, call);
  return world.db.transaction(async (tx) => {
    const { subject, standing } = await lockOpen(tx, queue, call.body.id);
    refuseClaimed(standing, call.who);
    const is_new = await putOwn(tx, queue, { call, subject, standing });
    return { data: await claimWire(tx, subject), is_new };
  });
}

/**
 * Takes those of some requests that wait and that nobody else has, and answers their ids: of two operators who take the same at once each has some, and none
 * both. Of the others it answers who has them, or who decided them: one of them may be the caller. Locks them by id ascending.
 */
export async function claimMany(world: World, queues: Queues, call: Call<typeof claims.claimMany>) {
  const queue = queueOf(queues, call);
  const ids = [...new Set(call.body.ids)].sort((a, b) => a - b);
  return world.db.transaction(async (tx) => {
    const taken: number[] = [];
    const left_out: LeftOut[] = [];
    for (const id of ids) {
      const request = await queue.lock(tx, id);
      if (!request?.is_open) {
        left_out.push({ id, claimed_by: null, state: request?.state ?? null, decided_by: request?.decided_by ?? null });
        continue;
      }
      const { subject, standing } = await readClaim(tx, queue, id);
      if (isOthers(standing, call.who)) {
        left_out.push({ id, claimed_by: standing?.claimed_by ?? null, state: null, decided_by: null });
        continue;
      }
      await putOwn(tx, queue, { call, subject, standing });
      taken.push(id);
    }
    return { data: taken, left_out };
  });
}

type LeftOut = Answer<'POST /api/console/claims/many'>['left_out'][number];
type Own = { call: Pick<Call<typeof claims.claim>, 'who' | 'address'>; subject: string; standing: FindClaimResult | null };

/** Writes a claim that is nobody else's; whether it is new. */
async function putOwn(tx: Tx, queue: Queue, { call, subject, standing }: Own): Promise<boolean> {
  await putClaim.run({ subject, operator_id: call.who.operator_id, minutes: CLAIM_MINUTES }, tx);
  if (standing === null) await auditCall(tx, call, { action: `claim_${queue.name}`, subject });
  return standing === null;
}

/** Lets an own claim go; a request that nobody holds stays as it is. */
export async function release(world: World, queues: Queues, call: Call<typeof claims.release>) {
  const queue = queueOf(queues, call);
  return world.db.transaction(async (tx) => {
    const { subject, standing } = await lockOpen(tx, queue, call.body.id);
    refuseClaimed(standing, call.who);
    if (standing !== null) {
      await dropClaim.run({ subject }, tx);
      await auditCall(tx, call, { action: `release_${queue.name}`, subject });
    }
    return { data: await claimWire(tx, subject) };
  });
}

/**
 * Gives a request that nobody else holds to another operator, whose claim it is from now on. Giving it again to its holder changes
 * nothing. Refuses `operator_not_allowed` for an operator who may not work on the queue.
 */
export async function handOver(world: World, queues: Queues, call: Call<typeof claims.handOver>) {
  const queue = queueOf(queues, call);
  return world.db.transaction(async (tx) => {
    const { subject, standing } = await lockOpen(tx, queue, call.body.id);
    if (standing?.operator_id !== call.body.operator_id) {
      refuseClaimed(standing, call.who);
      const next = (await operatorsOf(tx, queue)).find((it) => it.id === call.body.operator_id);
      if (!next) throw new Refusal('operator_not_allowed');
      await putClaim.run({ subject, operator_id: next.id, minutes: CLAIM_MINUTES }, tx);
      await auditCall(tx, call, { action: `hand_over_${queue.name}`, subject, after: { operator: next.username } });
    }
    return { data: await claimWire(tx, subject) };
  });
}

/** The other operators who may work on a queue. */
export async function listClaimants(world: World, queues: Queues, call: Call<typeof claims.claimants>) {
  const operators = await operatorsOf(world.db, queueOf(queues, { who: call.who, body: call.query }));
  return { data: operators.filter((it) => it.id !== call.who.operator_id) };
}

/** The queue of a call, whose operator may work on it. */
function queueOf(queues: Queues, { who, body }: Pick<Call<typeof claims.claim>, 'who'> & { body: { queue: Queue['name'] } }): Queue {
  const queue = queues.find((it) => it.name === body.queue);
  if (!queue) throw new Error(`nobody named ${body.queue}`);
  if (!mayDo(who.roles, queue.may)) throw new Refusal('not_allowed');
  return queue;
}

function operatorsOf(db: Queryable, { may }: Queue) {
  return operatorsAmong.run({ roles: [may, 'owner'] }, db);
}

async function claimWire(db: Queryable, subject: string) {
  const [standing] = await findClaim.run({ subject }, db);
  return { claimed_by: standing?.claimed_by ?? null, claimed_until: standing ? yangonStamp(standing.claimed_until) : null };
}
