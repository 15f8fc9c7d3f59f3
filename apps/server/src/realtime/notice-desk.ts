import type { confirmNotice, noticePlayers, notices, withdrawNotice, writeNotice } from '@shwekan/contract';
import { maskPhone, yangonStamp } from '@shwekan/rules';
import { auditRow } from '../platform/audit-row.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import {
  dropNotice,
  findPlayer,
  insertNotice,
  type LockNoticeResult,
  lockNotice,
  type PageOfNoticesResult,
  pageOfNotices,
  searchPlayers,
  sendNotice,
} from './notices.queries.ts';

/** Operators' messages, newest first, with how many players were told, read it, and were pushed to. */
export async function listNotices(world: World, call: Call<typeof notices>) {
  const { page, limit } = call.query;
  const rows = await pageOfNotices.run({ notice_id: null, row_count: limit, skipped: (page - 1) * limit }, world.db);
  return { total_count: rows[0]?.total_count ?? 0, data: rows.map(forOperator) };
}

/** A few players that a message may be for. Who writes messages needs no more of them than to know who is who: phones are masked. */
export async function findPlayers(world: World, call: Call<typeof noticePlayers>) {
  const rows = await searchPlayers.run({ search: call.query.search }, world.db);
  return { data: rows.map(({ id, name, phone }) => ({ id, name, phone: maskPhone(phone) })) };
}

/** Writes a message. Nothing is sent until another operator confirms it. Refuses `text_missing` without an English title. */
export async function write(world: World, call: Call<typeof writeNotice>) {
  const { title, body, audience } = call.body;
  if (title.en === '') throw new Refusal('text_missing', { errors: { title: 'text_missing' } });
  const player_id = audience === 'player' ? call.body.player_id : null;
  return world.db.transaction(async (tx) => {
    if (audience === 'player' && (player_id === null || (await findPlayer.run({ player_id }, tx)).length === 0))
      throw new Refusal('not_found');
    const { operator_id } = call.who;
    const [added] = await insertNotice.run({ data: JSON.stringify({ title, body }), audience, player_id, operator_id }, tx);
    if (!added) throw new Error('a notice was not written');
    await auditRow(tx, { ...by(call, 'write_notice', added.id), after: { title, body, audience, player_id } });
    return { data: await oneNotice(tx, added.id) };
  });
}

/** Lets it be sent, once, to the players there are now. An operator never confirms their own message. */
export async function confirm(world: World, call: Call<typeof confirmNotice>) {
  const { operator_id } = call.who;
  return world.db.transaction(async (tx) => {
    const { id: notice_id, written_by, audience } = await lockWaiting(tx, call.params.id);
    if (written_by === operator_id) throw new Refusal('same_operator');
    await sendNotice.run({ notice_id, operator_id }, tx);
    await auditRow(tx, { ...by(call, 'confirm_notice', notice_id), before: { state: 'waiting' }, after: { state: 'sending', audience } });
    return { data: await oneNotice(tx, notice_id) };
  });
}

/** Drops a message that waits; who wrote it may do so too. */
export async function withdraw(world: World, call: Call<typeof withdrawNotice>) {
  return world.db.transaction(async (tx) => {
    const { id: notice_id } = await lockWaiting(tx, call.params.id);
    await dropNotice.run({ notice_id, operator_id: call.who.operator_id }, tx);
    await auditRow(tx, { ...by(call, 'withdraw_notice', notice_id), before: { state: 'waiting' }, after: { state: 'withdrawn' } });
    return { data: await oneNotice(tx, notice_id) };
  });
}

async function lockWaiting(tx: Tx, notice_id: number): Promise<LockNoticeResult> {
  const [found] = await lockNotice.run({ notice_id }, tx);
  if (!found) throw new Refusal('not_found');
  if (found.state !== 'waiting') throw new Refusal('already_decided');
  return found;
}

async function oneNotice(db: Queryable, notice_id: number) {
  const [row] = await pageOfNotices.run({ notice_id, row_count: 1, skipped: 0 }, db);
  if (!row) throw new Error(`notice ${notice_id} is gone`);
  return forOperator(row);
}

const STATES = { waiting: 'waiting', sending: 'sending', sent: 'sent', withdrawn: 'withdrawn' } as const;
const AUDIENCES = { all: 'all', level_1: 'level_1', level_2: 'level_2', player: 'player' } as const;
type Texts = Record<'en' | 'zh' | 'my' | 'th', string>;

function forOperator(row: PageOfNoticesResult) {
  const { data, player_id, player_name, player_phone, total_count: _, ...rest } = row;
  // Written by `write` and by nothing else.
  const { title, body } = data as { title: Texts; body: Texts };
  return {
    ...rest,
    title,
    body,
    // Checks of the table allow these and no other.
    state: STATES[row.state as keyof typeof STATES],
    audience: AUDIENCES[row.audience as keyof typeof AUDIENCES],
    player: player_id === null ? null : { id: player_id, name: player_name ?? '', phone: player_phone ?? '' },
    written_at: yangonStamp(row.written_at),
    decided_at: row.decided_at && yangonStamp(row.decided_at),
    sent_at: row.sent_at && yangonStamp(row.sent_at),
  };
}

type Changed = { who: { operator_id: number }; address: string };

function by(call: Changed, action: string, id: number) {
  return { operator_id: call.who.operator_id, action, subject: `notice:${id}`, address: call.address };
}
