import type { levelTwo } from '@shwekan/contract';
import { yangonStamp } from '@shwekan/rules';
import { decideRequest, imageKeyOf, type LevelTwoPageResult, levelTwoPage, lockLevel, setLevel } from '#queries/players/level-two.ts';
import { auditCall } from '../platform/audit-row.ts';
import { lockToDecide } from '../platform/claims/queue.ts';
import type { Queryable } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { readCounted } from '../platform/lists.ts';
import { notify } from '../platform/notifications.ts';
import { imageInAnswer } from '../platform/private-image.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import { watchWords } from '../platform/words-to-player.ts';
import type { World } from '../platform/world.ts';
import { type BarredPerson, barredLike } from './barred.ts';
import { nameOf } from './profile.ts';
import { levelTwoRequests } from './queues.ts';

/** Photos sent for level 2: pending ones first, those that wait longest on top. */
export async function listLevelTwo(world: World, call: Call<typeof levelTwo.list>) {
  const { state = null, player_id = null } = call.query;
  const filter = { request_id: null, state, player_id, sort: call.query.sort ?? null };
  const { rows, total_count, next } = await readCounted(world.db, levelTwoPage, filter, call.query);
  return { total_count, next, data: await forOperators(world.db, rows) };
}

/** The photo of a request, inside the answer. */
export async function showPhoto(world: World, files: Files, request_id: number) {
  const [request] = await imageKeyOf.run({ request_id }, world.db);
  const image = request ? await imageInAnswer(files, request.image_key) : null;
  if (image === null) throw new Refusal('not_found');
  return { data: { image } };
}

/**
 * Makes the player level 2, under the name that the operator reads on the photo. When that or the player's own is the name of a person
 * born on the same day who is blocked or has stopped play, the operator has to say that it is another one: refuses `person_barred`.
 * Refuses `already_decided`.
 */
export async function approve(world: World, call: Call<typeof levelTwo.approve>) {
  const { is_another_person } = call.body;
  return decide(world, call, { state: 'approved', name: nameOf(call.body.name), reason: null, is_another_person });
}

/** Refuses the photo with a reason the player reads. Refuses `already_decided`. */
export async function reject(world: World, call: Call<typeof levelTwo.reject>) {
  return decide(world, call, { state: 'rejected', name: null, reason: call.body.reason, is_another_person: false });
}

type Decision = { state: 'approved' | 'rejected'; name: string | null; reason: string | null; is_another_person: boolean };
type PhotoCall = { params: { id: number }; who: OperatorCaller; address: string };

/** Request, player, audit row and message are written together; of two operators at once, one is refused. */
async function decide(world: World, asked: PhotoCall, decision: Decision) {
  const { state, name, reason, is_another_person } = decision;
  return world.db.transaction(async (tx) => {
    const { id: request_id, player_id } = await lockToDecide(tx, levelTwoRequests, asked);
    const [player] = await lockLevel.run({ player_id }, tx);
    const person = { player_id, birthday: player?.birthday ?? null, names: [name, player?.name ?? null] };
    const same = name === null ? [] : ((await barredLike(tx, [person])).get(player_id) ?? []);
    if (same.length > 0 && !is_another_person) throw new Refusal('person_barred');
    await decideRequest.run({ request_id, operator_id: asked.who.operator_id, state, name, reason }, tx);
    await setLevel.run({ player_id, state, name }, tx);
    const told = same.length > 0 ? { another_person_than: same.map((it) => it.id) } : {};
    const action = state === 'approved' ? 'approve_level_two' : 'reject_level_two';
    await auditCall(tx, asked, {
      action,
      subject: `level_two:${request_id}`,
      before: { state: 'pending' },
      after: { state, player_id, name, ...told },
      reason,
    });
    await notify(tx, { player_id, kind: `level_two_${state}`, ...(reason === null ? {} : { data: { reason } }) });
    const text = reason ?? name;
    if (text !== null) await watchWords(tx, { who: asked.who, player_id, about: `level_two:${request_id}`, text });
    await tell(tx, { kind: 'changed', player_id, data: { what: 'profile' } });
    return { data: await showRequest(tx, request_id) };
  });
}

async function showRequest(db: Queryable, request_id: number) {
  const [row] = await levelTwoPage.run(
    { request_id, after_id: null, state: null, player_id: null, sort: null, row_count: 1, skipped: 0 },
    db,
  );
  if (!row) throw new Error(`level two request ${request_id} is gone`);
  return forOperator(row, (await barredOf(db, [row])).get(row.player_id) ?? []);
}

async function forOperators(db: Queryable, rows: LevelTwoPageResult[]) {
  const barred = await barredOf(db, rows);
  return rows.map((row) => forOperator(row, barred.get(row.player_id) ?? []));
}

/** Of requests that wait, who is barred and may be the same person. */
async function barredOf(db: Queryable, rows: LevelTwoPageResult[]) {
  const waiting = rows.filter((it) => it.state === 'pending');
  return barredLike(
    db,
    waiting.map((it) => ({ player_id: it.player_id, birthday: it.player_birthday, names: [it.player_name, it.lvl_2_name] })),
  );
}

function forOperator(
  { id, state, name, reason, decided_by, claimed_by, claimed_until, created_at, decided_at, ...row }: LevelTwoPageResult,
  barred: BarredPerson[],
) {
  const player = { id: row.player_id, name: row.player_name, phone: row.player_phone, birthday: row.player_birthday };
  return {
    id,
    player,
    state,
    name,
    reason,
    barred: state === 'pending' ? barred : [],
    decided_by,
    claimed_by,
    claimed_until: claimed_until && yangonStamp(claimed_until),
    created_at: yangonStamp(created_at),
    decided_at: decided_at && yangonStamp(decided_at),
  };
}
