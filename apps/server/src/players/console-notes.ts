import type { players } from '@shwekan/contract';
import { yangonStamp } from '@shwekan/rules';
import { insertNote, notesOf, playerExists } from '#queries/players/console.ts';
import { openSessions } from '#queries/players/sessions.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { endOneSession, endOtherSessions } from './sessions.ts';

/** A player's open sessions for an operator. Refuses `not_found`. */
export async function listSessionsFor(db: Queryable, player_id: number) {
  await demandPlayer(db, player_id);
  const rows = await openSessions.run({ player_id }, db);
  return { data: rows.map((it) => ({ ...it, created_at: yangonStamp(it.created_at), seen_at: yangonStamp(it.seen_at) })) };
}

/** Ends one session of a player, or all. Safe to repeat; another player's session is `not_found`. */
export async function endSessionsFor(world: World, call: Call<typeof players.endSessions>) {
  const player_id = call.params.id;
  const { session_id } = call.body;
  return world.db.transaction(async (tx) => {
    await demandPlayer(tx, player_id);
    if (session_id === undefined) await endOtherSessions(tx, player_id, null);
    else await endOneSession(tx, player_id, session_id);
    const after = session_id === undefined ? { sessions: 'all' } : { session_id };
    await auditCall(tx, call, { action: 'end_player_sessions', subject: `player:${call.params.id}`, after });
    return listSessionsFor(tx, player_id);
  });
}

/** What operators wrote about a player, newest first. Refuses `not_found`. */
export async function listNotes(db: Queryable, player_id: number) {
  await demandPlayer(db, player_id);
  const rows = await notesOf.run({ player_id }, db);
  return { data: rows.map((it) => ({ ...it, at: yangonStamp(it.at) })) };
}

/** Writes a note; nobody can change or remove one. */
export async function writeNote(world: World, call: Call<typeof players.addNote>) {
  const player_id = call.params.id;
  const { text } = call.body;
  return world.db.transaction(async (tx) => {
    await demandPlayer(tx, player_id);
    await insertNote.run({ player_id, operator_id: call.who.operator_id, text }, tx);
    await auditCall(tx, call, { action: 'note_player', subject: `player:${call.params.id}`, after: { text } });
    return listNotes(tx, player_id);
  });
}

async function demandPlayer(db: Queryable, player_id: number): Promise<void> {
  if ((await playerExists.run({ player_id }, db)).length === 0) throw new Refusal('not_found');
}
