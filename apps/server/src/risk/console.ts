import type { cases } from '@shwekan/contract';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import {
  type CaseAsLockedResult,
  caseAsLocked,
  closeCase,
  findingsOfCase,
  insertCaseNote,
  lockCase,
  notesOfCase,
  type PageOfCasesResult,
  pageOfCases,
  playersOfCase,
  reopenCase,
  setCaseOwner,
} from '#queries/risk/console.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { readCounted } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { caseClosingDeed } from './case-closing-deed.ts';
import { caseLimits } from './case-limits-setting.ts';

/** Cases, the one in which something was found last on top. */
export async function listCases(world: World, call: Call<typeof cases.list>) {
  const { kind = null, state = null, player_id = null, owner } = call.query;
  const owner_id = owner === 'mine' ? call.who.operator_id : null;
  const filter = { id: null, kind, state, player_id, owner_id, is_nobodys: owner === 'nobody', sort: call.query.sort ?? null };
  const { rows, total_count, next } = await readCounted(world.db, pageOfCases, filter, call.query);
  return { total_count, next, data: rows.map(caseRow) };
}

/** A case with its story. Refuses `not_found`. */
export async function showCase(db: Queryable, id: number) {
  const asked = {
    id,
    after_id: null,
    kind: null,
    state: null,
    player_id: null,
    owner_id: null,
    is_nobodys: false,
    sort: null,
    row_count: 1,
    skipped: 0,
  };
  const [row] = await pageOfCases.run(asked, db);
  if (!row) throw new Refusal('not_found');
  const [players, findings, notes] = [
    await playersOfCase.run({ case_id: id }, db),
    await findingsOfCase.run({ case_id: id }, db),
    await notesOfCase.run({ case_id: id }, db),
  ];
  return {
    data: {
      ...caseRow(row),
      players,
      findings: findings.map(({ amount_pya, happened_at, player_id, player_name, player_phone, ...it }) => ({
        ...it,
        player: { id: player_id, name: player_name, phone: player_phone },
        amount: amount_pya === null ? null : kyatWire(amount_pya),
        happened_at: yangonStamp(happened_at),
      })),
      notes: notes.map((it) => ({ ...it, at: yangonStamp(it.at) })),
      is_closed_by_two: await isClosedByTwo(db, sumOf(findings)),
    },
  };
}

/** Makes a case the operator's own, from whom it was seen to be. Refuses `claimed` when somebody else has taken it since, `already_decided`. */
export async function takeCase(world: World, call: Call<typeof cases.take>) {
  const { id } = call.params;
  const { operator_id, username } = call.who;
  return world.db.transaction(async (tx) => {
    const found = await lockOne(tx, id);
    if (found.state === 'closed') throw new Refusal('already_decided');
    if (found.owner_id !== operator_id) {
      if (found.owner !== call.body.from) throw new Refusal('claimed');
      await setCaseOwner.run({ id, operator_id }, tx);
      await auditCall(tx, call, { action: 'take_case', subject: `case:${id}`, before: { owner: found.owner }, after: { owner: username } });
    }
    return showCase(tx, id);
  });
}

/** Writes a note in a case, whoever works on it. */
export async function addCaseNote(world: World, call: Call<typeof cases.addNote>) {
  const { id } = call.params;
  const { text } = call.body;
  return world.db.transaction(async (tx) => {
    await lockOne(tx, id);
    await insertCaseNote.run({ case_id: id, operator_id: call.who.operator_id, text }, tx);
    await auditCall(tx, call, { action: 'note_case', subject: `case:${id}`, after: { text } });
    return showCase(tx, id);
  });
}

/**
 * Closes a case that was read to its end, with what it came to; of one about much money it asks for that. Refuses `claimed` when it is another
 * operator's, `already_decided`, `conversation_changed` when something was found since.
 */
export async function closeByOperator(world: World, call: Call<typeof cases.close>) {
  const { id } = call.params;
  const { operator_id } = call.who;
  const { outcome, text, seen_count } = call.body;
  return world.db.transaction(async (tx) => {
    const found = await lockOne(tx, id);
    if (found.state === 'closed') throw new Refusal('already_decided');
    if (found.owner_id !== null && found.owner_id !== operator_id) throw new Refusal('claimed');
    if (found.finding_count !== seen_count) throw new Refusal('conversation_changed');
    if (await isClosedByTwo(tx, found.amount_pya)) {
      const asked = { data: { case_id: id, outcome, text }, who: call.who, address: call.address };
      const deed_id = await askDeed(tx, caseClosingDeed, asked);
      return { ...(await showCase(tx, id)), deed_id };
    }
    await closeCase.run({ id, operator_id, outcome }, tx);
    await insertCaseNote.run({ case_id: id, operator_id, text }, tx);
    const after = { state: 'closed', outcome, text };
    await auditCall(tx, call, { action: 'close_case', subject: `case:${id}`, before: { state: found.state }, after });
    return { ...(await showCase(tx, id)), deed_id: null };
  });
}

/** Opens a closed case again, as the operator's own. Refuses `already_decided` where it is open. */
export async function reopenByOperator(world: World, call: Call<typeof cases.reopen>) {
  const { id } = call.params;
  const { operator_id } = call.who;
  const { text } = call.body;
  return world.db.transaction(async (tx) => {
    const { state, outcome } = await lockOne(tx, id);
    if (state !== 'closed') throw new Refusal('already_decided');
    await reopenCase.run({ id, operator_id }, tx);
    await insertCaseNote.run({ case_id: id, operator_id, text }, tx);
    await auditCall(tx, call, {
      action: 'reopen_case',
      subject: `case:${id}`,
      before: { state, outcome },
      after: { state: 'working', text },
    });
    return showCase(tx, id);
  });
}

/** Whether a case of so much, all that was found together, is closed by two people, whatever it came to. */
async function isClosedByTwo(db: Queryable, amount_pya: number): Promise<boolean> {
  return amount_pya >= (await caseLimits(db)).closed_by_two_pya;
}

function sumOf(findings: readonly { amount_pya: number | null }[]): number {
  return findings.reduce((sum, it) => sum + (it.amount_pya ?? 0), 0);
}

async function lockOne(tx: Tx, id: number): Promise<CaseAsLockedResult> {
  await lockCase.run({ id }, tx);
  const [found] = await caseAsLocked.run({ id }, tx);
  if (!found) throw new Refusal('not_found');
  return found;
}

function caseRow(row: PageOfCasesResult) {
  const { id, kind, state, owner, outcome, player_count, finding_count } = row;
  return {
    id,
    kind,
    state,
    owner,
    outcome,
    player_count,
    player: { id: row.player_id, name: row.player_name, phone: row.player_phone },
    finding_count,
    opened_at: yangonStamp(row.opened_at),
    found_at: yangonStamp(row.found_at),
    closed_at: row.closed_at && yangonStamp(row.closed_at),
  };
}
