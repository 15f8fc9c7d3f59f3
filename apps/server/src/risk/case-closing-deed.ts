import { cases } from '@shwekan/contract';
import { countShown, kyatShown } from '@shwekan/rules';
import { z } from 'zod';
import { caseAsLocked, closeCase, insertCaseNote, lockCase, playersOfCase } from '#queries/risk/console.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';

const { outcome, text } = cases.close.body.shape;
const Closing = z.object({ case_id: z.number(), outcome, text });
type Closing = z.output<typeof Closing>;
/** What was read before it was asked: a case in which more is found since, or that another operator took, is read anew. */
type CaseState = { owner_id: number | null; finding_count: number; amount_pya: number; players: string[] };

const OUTCOMES: Record<Closing['outcome'], string> = {
  nothing: 'Nothing is wrong',
  watched: 'Somebody keeps an eye on it',
  acted: 'Something was done',
};

/** A case of much money is closed: an operator alone could end what the house found out about a friend. */
export const caseClosingDeed: DeedKind<Closing, CaseState> = {
  kind: 'case_closing',
  asks: ['risk'],
  decides: ['risk'],
  data: Closing,
  subject: ({ case_id }) => `case:${case_id}`,
  async lock(tx, { case_id }) {
    await lockCase.run({ id: case_id }, tx);
  },
  async basis(db, { case_id }) {
    const [found] = await caseAsLocked.run({ id: case_id }, db);
    if (!found || found.state === 'closed') return null;
    const { owner_id, finding_count, amount_pya } = found;
    const players = await playersOfCase.run({ case_id }, db);
    return { owner_id, finding_count, amount_pya, players: players.map((it) => it.name) };
  },
  title: ({ case_id }) => `The case #${case_id} is closed`,
  lines: ({ outcome, text }, { finding_count, amount_pya, players }) => [
    { field: 'Players', before: null, after: players.join(', '), is_typed: true },
    { field: 'What was found', before: null, after: countShown(finding_count) },
    { field: 'Amounts together', before: null, after: `${kyatShown(amount_pya)} kyat` },
    { field: 'What it came to', before: null, after: OUTCOMES[outcome] },
    { field: 'Why', before: null, after: text, is_typed: true },
  ],
  async perform(tx, { data: { case_id, outcome, text }, asked_by }) {
    await closeCase.run({ id: case_id, operator_id: asked_by, outcome }, tx);
    await insertCaseNote.run({ case_id, operator_id: asked_by, text }, tx);
  },
};
