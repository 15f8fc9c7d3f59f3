import type { accountStatements } from '@shwekan/contract';
import { isSameName, kyatWire, yangonStamp } from '@shwekan/rules';
import { queueForApprovals } from '#queries/cash/approval.ts';
import {
  approvedAlone,
  approvedByLine,
  type LineToApproveResult,
  lineToApprove,
  type OpenLinesResult,
  openLines,
  type WaitingRequestsResult,
  waitingRequests,
} from '#queries/cash/statements/statements.ts';
import type { Queryable, Tx } from '../../platform/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalSentence } from '../../platform/refusal-answer.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { approveByLine } from '../approval.ts';
import { termsOf } from '../terms.ts';
import { type Match, matchLines } from './match-lines.ts';
import { accountHere } from './statements.ts';

/** So many are looked at: what came newest, what waits longest. */
export const LINES_MOST = 2_000;
const REQUESTS_MOST = 2_000;

export type Matched = { match: Match; line: OpenLinesResult; request: WaitingRequestsResult };

/** What came into an account beside what was asked for: the open lines, the requests that wait, and which of them are the same. */
export async function matchesOf(db: Queryable, account_id: number) {
  const account = await accountHere(db, account_id);
  const lines = await openLines.run({ account_id, method_id: account.method_id, row_count: LINES_MOST }, db);
  const { method_id, account_number } = account;
  const requests = await waitingRequests.run({ method_id, account_number, row_count: REQUESTS_MOST }, db);
  const came = lines.filter((it) => it.direction === 'in').map((it) => ({ ...it, is_closed: it.note_state === 'closed' }));
  const [lineOf, requestOf] = [new Map(lines.map((it) => [it.id, it])), new Map(requests.map((it) => [it.id, it]))];
  const matched = matchLines(came, requests).flatMap((match): Matched[] => {
    const [line, request] = [lineOf.get(match.line_id), requestOf.get(match.cash_in_id)];
    return line && request ? [{ match, line, request }] : [];
  });
  return { account, lines, requests, matched };
}

/** The pairs that are certain, then those that only look like it, with why. */
export async function listMatches(world: World, call: Call<typeof accountStatements.matches>) {
  const { matched } = await matchesOf(world.db, call.params.id);
  return { data: matched.map(matchWire) };
}

type PairOutcome = { outcome: 'approved' | 'asked' | 'refused'; code: string | null; message: string };
const APPROVED: PairOutcome = { outcome: 'approved', code: null, message: '' };
const ASKED: PairOutcome = { outcome: 'asked', code: null, message: '' };

/**
 * Approves pairs that are certain at this moment, each by itself as the queue does: those above the amount of the terms are asked for. Whoever brought a line in
 * approves by their own lines no more in a day than the terms let one person approve at once: they could have written the file. A pair that this list, or the
 * one before that was not answered, has approved is said to be approved.
 */
export async function approveMatches(world: World, call: Call<typeof accountStatements.approve>) {
  const account_id = call.params.id;
  const { matched } = await matchesOf(world.db, account_id);
  const certain = new Set(matched.filter((it) => it.match.state === 'certain').map((it) => `${it.line.id}:${it.request.id}`));
  const data: ({ line_id: number; cash_in_id: number } & PairOutcome)[] = [];
  for (const pair of call.body.pairs) {
    const of = { account_id, ...pair, isCertain: certain.has(`${pair.line_id}:${pair.cash_in_id}`) };
    data.push({ ...pair, ...(await approveOne(world, call, of)) });
  }
  return { data };
}

type Pair = { account_id: number; line_id: number; cash_in_id: number; isCertain: boolean };

async function approveOne(world: World, call: Call<typeof accountStatements.approve>, pair: Pair): Promise<PairOutcome> {
  const { line_id, cash_in_id, isCertain } = pair;
  const { who, address } = call;
  const stands = async () => (await approvedByLine.run({ line_id, cash_in_id }, world.db))[0];
  try {
    const [line] = await lineToApprove.run({ line_id, account_id: pair.account_id }, world.db);
    if (!line) throw new Refusal('not_found');
    if ((await stands())?.is_approved) return APPROVED;
    const { transaction_id } = line;
    if (!isCertain || transaction_id === null) throw new Refusal('match_not_certain');
    const isFree = (tx: Tx) => refuseAlone(tx, line, who.operator_id);
    const decided = await approveByLine(world, { params: { id: cash_in_id }, who, address }, { ...line, transaction_id }, isFree);
    return decided.deed_id === null ? APPROVED : ASKED;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A second press, or the same list again: what the first did is done.
    if (error.code === 'deed_waits') return ASKED;
    if (error.code === 'already_decided' && (await stands())?.is_approved) return APPROVED;
    return { outcome: 'refused', code: error.code, message: refusalSentence(error, call.language) };
  }
}

/** Refuses with `own_statement` what would be more in a day than one person approves alone, by lines they brought in themself. */
async function refuseAlone(tx: Tx, line: LineToApproveResult, operator_id: number): Promise<void> {
  if (line.brought_by_id !== operator_id) return;
  await queueForApprovals.run({ operator_id }, tx);
  const [alone] = await approvedAlone.run({ operator_id }, tx);
  const { cash_in_second_above_pya } = await termsOf(tx);
  // What is above the amount by itself is asked for, and a second person sees it.
  if (line.amount_pya > cash_in_second_above_pya) return;
  if ((alone?.approved_pya ?? 0) + line.amount_pya > cash_in_second_above_pya) throw new Refusal('own_statement');
}

function matchWire({ match, line, request }: Matched) {
  const { id: cash_in_id, player_id, player_name, player_phone, lvl_2_name, created_at, amount_pya } = request;
  const account_name = request.account_name ?? '';
  return {
    id: line.id,
    cash_in_id,
    state: match.state,
    reason: match.state === 'certain' ? match.by : match.reason,
    at: yangonStamp(line.occurred_at),
    transaction_id: line.transaction_id,
    amount: kyatWire(line.amount_pya),
    party: line.party,
    brought_by: line.brought_by,
    player: { id: player_id, name: player_name, phone: player_phone },
    asked: kyatWire(amount_pya),
    asked_at: yangonStamp(created_at),
    asked_by: request.asked_by,
    account_name,
    is_name_same: isSameName(account_name, lvl_2_name ?? player_name),
    digits: request.transaction_id,
    promotion: request.promotion,
  };
}
