import type { approveLevelTwo, levelTwoQueue, rejectLevelTwo } from '@shwekan/contract';
import { yangonStamp } from '@shwekan/rules';
import { auditRow } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import {
  decideRequest,
  imageKeyOf,
  insertNotification,
  type LevelTwoPageResult,
  levelTwoPage,
  lockLevel,
  lockRequest,
  setLevel,
} from './level-two.queries.ts';
import { imageInAnswer } from './level-two.ts';
import { nameOf } from './profile.ts';

/** Photos sent for level 2: pending ones first, those that wait longest on top. */
export async function listLevelTwo(world: World, call: Call<typeof levelTwoQueue>) {
  const { state = null, page, limit } = call.query;
  const rows = await levelTwoPage.run({ request_id: null, state, row_count: limit, skipped: (page - 1) * limit }, world.db);
  return { total_count: rows[0]?.total_count ?? 0, data: rows.map(forOperator) };
}

/** The photo of a request, inside the answer. */
export async function showPhoto(world: World, files: Files, request_id: number) {
  const [request] = await imageKeyOf.run({ request_id }, world.db);
  if (!request) throw new Refusal('not_found');
  return { data: { image: await imageInAnswer(files, request.image_key) } };
}

/** Makes the player level 2, under the name that the operator reads on the photo. Refuses `already_decided`. */
export async function approve(world: World, call: Call<typeof approveLevelTwo>) {
  return decide(world, call, { state: 'approved', name: nameOf(call.body.name), reason: null });
}

/** Refuses the photo with a reason the player reads. Refuses `already_decided`. */
export async function reject(world: World, call: Call<typeof rejectLevelTwo>) {
  return decide(world, call, { state: 'rejected', name: null, reason: call.body.reason });
}

type Decision = { state: 'approved' | 'rejected'; name: string | null; reason: string | null };
type Asked = { params: { id: number }; who: OperatorCaller; address: string };

/** Request, player, audit row and message are written together; of two operators at once, one is refused. */
async function decide(world: World, { params, who, address }: Asked, decision: Decision) {
  const request_id = params.id;
  const { operator_id } = who;
  const { state, name, reason } = decision;
  return world.db.transaction(async (tx) => {
    const [request] = await lockRequest.run({ request_id }, tx);
    if (!request) throw new Refusal('not_found');
    if (request.state !== 'pending') throw new Refusal('already_decided');
    const { player_id } = request;
    await lockLevel.run({ player_id }, tx);
    await decideRequest.run({ request_id, operator_id, ...decision }, tx);
    await setLevel.run({ player_id, state, name }, tx);
    const action = state === 'approved' ? 'approve_level_two' : 'reject_level_two';
    const subject = `level_two:${request_id}`;
    await auditRow(tx, { operator_id, action, subject, before: { state: 'pending' }, after: { state, player_id, name }, reason, address });
    const data = reason === null ? {} : { reason };
    const [message] = await insertNotification.run({ player_id, kind: `level_two_${state}`, data: JSON.stringify(data) }, tx);
    await tell(
      tx,
      { kind: 'notification', player_id, data: { id: message?.id } },
      { kind: 'changed', player_id, data: { what: 'profile' } },
    );
    return { data: await showRequest(tx, request_id) };
  });
}

async function showRequest(db: Queryable, request_id: number) {
  const [row] = await levelTwoPage.run({ request_id, state: null, row_count: 1, skipped: 0 }, db);
  if (!row) throw new Error(`level two request ${request_id} is gone`);
  return forOperator(row);
}

const STATES = { pending: 'pending', approved: 'approved', rejected: 'rejected' } as const;

function forOperator({ id, name, reason, decided_by, created_at, decided_at, ...row }: LevelTwoPageResult) {
  const player = { id: row.player_id, name: row.player_name, phone: row.player_phone, birthday: row.player_birthday };
  // A check of the table allows these states and no other.
  const state = STATES[row.state as keyof typeof STATES];
  return {
    id,
    player,
    state,
    name,
    reason,
    decided_by,
    created_at: yangonStamp(created_at),
    decided_at: decided_at && yangonStamp(decided_at),
  };
}
