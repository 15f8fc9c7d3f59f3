import { CASE_FINDINGS_MAX, type CaseKind } from '@shwekan/rules';
import { insertCaseNote, reopenCase } from '#queries/risk/console.ts';
import { insertCasePlayers, insertCases, insertFindings, lockCases, noteFound } from '#queries/risk/open-case.ts';
import type { Tx } from '../platform/db.ts';
import type { Finding } from './rules.ts';

/**
 * Opens a case for each thing that was found, or writes it into the case that there is: the same finding is there once. A closed case opens again when
 * a player comes in who was not part of it. Safe to repeat; locks cases by their ids ascending.
 */
export async function openCases(tx: Tx, kind: CaseKind, found: readonly Finding[]): Promise<void> {
  if (found.length === 0) return;
  const refs = found.map((it) => it.ref);
  await insertCases.run({ kind, refs }, tx);
  const cases = await lockCases.run({ refs }, tx);
  const ids = new Map(cases.map((it) => [it.ref, it.id]));
  const findings = JSON.stringify(found.map(({ ref, ...it }) => ({ ...it, case_id: ids.get(ref) })));
  const written = await insertFindings.run({ findings, most: CASE_FINDINGS_MAX }, tx);
  const joined = await insertCasePlayers.run({ findings }, tx);
  const case_ids = [...new Set([...written, ...joined].map((it) => it.case_id))];
  if (case_ids.length > 0) await noteFound.run({ case_ids }, tx);
  for (const { id, state } of cases) {
    if (state !== 'closed' || !joined.some((it) => it.case_id === id)) continue;
    await reopenCase.run({ id, operator_id: null }, tx);
    await insertCaseNote.run({ case_id: id, operator_id: null, text: 'Opened again: another player.' }, tx);
  }
}
