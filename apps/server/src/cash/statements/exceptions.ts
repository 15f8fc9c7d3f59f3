import type { accountStatements } from '@shwekan/contract';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import {
  insertNote,
  type NotesOfResult,
  notesOf,
  type OtherAmountsResult,
  otherAmounts,
  type WithoutMoneyResult,
  withoutMoney,
} from '#queries/cash/statements/exceptions.ts';
import { auditCall } from '../../platform/audit-row.ts';
import type { Queryable } from '../../platform/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { LINES_MOST, type Matched, matchesOf } from './matches.ts';
import { accountHere } from './statements.ts';

type Exception = {
  subject: string;
  kind: 'no_request' | 'no_cash_out' | 'amount_differs' | 'used_twice' | 'no_money';
  at: Date;
  transaction_id: string | null;
  direction: 'in' | 'out';
  came_pya: number | null;
  booked_pya: number | null;
  who: string;
  cash_in_id: number | null;
  cash_out_id: number | null;
};

/** What fits nothing, with what was found out about it: open ones unless closed ones are asked for; newest first. What a certain pair explains is none. */
export async function listExceptions(world: World, call: Call<typeof accountStatements.exceptions>) {
  const { state = 'open', page, limit } = call.query;
  const found = await exceptionsOf(world.db, call.params.id);
  const notes = await notesAbout(
    world.db,
    call.params.id,
    found.map((it) => it.subject),
  );
  const shown = found.map((it) => exceptionWire(it, notes.get(it.subject))).filter((it) => it.state === state);
  return { total_count: shown.length, data: shown.slice((page - 1) * limit, page * limit) };
}

/** Writes down what became of an exception. One operator is enough: no money moves, and the difference goes on telling it. Refuses `not_found`. */
export async function noteException(world: World, call: Call<typeof accountStatements.note>) {
  const account_id = call.params.id;
  const { subject, state, note } = call.body;
  return world.db.transaction(async (tx) => {
    const [written] = await insertNote.run({ account_id, subject, state, note, operator_id: call.who.operator_id }, tx);
    if (!written) throw new Refusal('not_found');
    await auditCall(tx, call, { action: 'note_exception', subject, after: { state, account_id }, reason: note });
    return {};
  });
}

async function exceptionsOf(db: Queryable, account_id: number): Promise<Exception[]> {
  const { account, lines, matched } = await matchesOf(db, account_id);
  const here = { account_id, method_id: account.method_id, account_number: account.account_number, row_count: LINES_MOST };
  const matchOf = new Map(matched.map((it) => [it.line.id, it]));
  const requestsWithMoney = new Set(matched.map((it) => it.request.id));
  const certain = new Set(matched.filter((it) => it.match.state === 'certain').map((it) => it.line.id));
  const found = [
    ...lines.filter((it) => !certain.has(it.id)).map((it) => ofLine(it, matchOf.get(it.id))),
    ...(await otherAmounts.run(here, db)).map(ofOtherAmount),
    ...(await withoutMoney.run(here, db))
      .filter((it) => !(it.is_waiting && it.cash_in_id !== null && requestsWithMoney.has(it.cash_in_id)))
      .map(ofNoMoney),
  ];
  return found.sort((a, b) => b.at.getTime() - a.at.getTime());
}

function ofLine(line: Matched['line'], matched: Matched | undefined): Exception {
  const differs = matched?.match.state === 'likely' && matched.match.reason === 'amount_differs';
  return {
    subject: `account_line:${line.id}`,
    kind: line.is_used_twice ? 'used_twice' : differs ? 'amount_differs' : line.direction === 'in' ? 'no_request' : 'no_cash_out',
    at: line.occurred_at,
    transaction_id: line.transaction_id,
    direction: line.direction,
    came_pya: line.amount_pya,
    booked_pya: matched?.request.amount_pya ?? null,
    who: line.party ?? '',
    cash_in_id: matched?.request.id ?? null,
    cash_out_id: null,
  };
}

function ofOtherAmount(row: OtherAmountsResult): Exception {
  const { id, occurred_at: at, amount_pya: came_pya, is_here, party, ...rest } = row;
  const { cash_in_id = null, cash_out_id = null } = rest;
  // An id that is booked at another account of ours has paid there: it stands twice.
  const kind = is_here ? 'amount_differs' : 'used_twice';
  return { ...rest, cash_in_id, cash_out_id, subject: `account_line:${id}`, kind, at, came_pya, who: party ?? '' };
}

function ofNoMoney({ is_waiting: _, transaction_id = null, cash_in_id = null, cash_out_id = null, ...row }: WithoutMoneyResult): Exception {
  const direction = row.direction === 'in' ? 'in' : 'out';
  return { ...row, direction, transaction_id, cash_in_id, cash_out_id, kind: 'no_money', came_pya: null };
}

/** What was found out about things of an account, by their names. */
export async function notesAbout(db: Queryable, account_id: number, subjects: string[]): Promise<Map<string, NotesOfResult>> {
  await accountHere(db, account_id);
  return new Map((await notesOf.run({ account_id, subjects }, db)).map((it) => [it.subject, it]));
}

function exceptionWire({ came_pya, booked_pya, at, ...rest }: Exception, note: NotesOfResult | undefined) {
  const orNull = (pya: number | null) => (pya === null ? null : kyatWire(pya));
  return {
    ...rest,
    at: yangonStamp(at),
    came: orNull(came_pya),
    booked: orNull(booked_pya),
    state: note?.state ?? ('open' as const),
    note: note?.note ?? null,
    noted_by: note?.noted_by ?? null,
    noted_at: note ? yangonStamp(note.at) : null,
  };
}
