import type { accountStatements } from '@shwekan/contract';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import { lockAccount } from '#queries/cash/method-console.ts';
import {
  type FindAccountHereResult,
  findAccountHere,
  insertLines,
  insertStatement,
  knownKeys,
  type PageOfStatementsResult,
  pageOfStatements,
} from '#queries/cash/statements/statements.ts';
import { auditCall } from '../../platform/audit-row.ts';
import { readNow } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/db.ts';
import { readWithCount } from '../../platform/lists.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { type AccountLine, keysOf } from './account-line.ts';
import { type ReadStatement, readStatement } from './read-statement.ts';

/** So many rows of a look are shown; the rest is counted. */
const SHOWN = 50;

/** The account, for who works on it; refuses `not_found`. */
export async function accountHere(db: Queryable, account_id: number): Promise<FindAccountHereResult> {
  const [account] = await findAccountHere.run({ account_id }, db);
  if (!account) throw new Refusal('not_found');
  return account;
}

/** Reads a statement and writes nothing: what its columns mean, what its lines say, what is skipped, how many lines are new. */
export async function lookAtStatement(world: World, call: Call<typeof accountStatements.look>) {
  const { account, read } = await readFor(world, call);
  const keys = keysOf(read.lines);
  const known = await knownOf(world.db, account.id, keys);
  return {
    data: {
      source: read.source,
      heads: read.heads.map((it) => it.slice(0, 80)),
      columns: read.columns,
      line_count: read.lines.length,
      new_count: new Set(keys.filter((it) => !known.has(it))).size,
      skipped_count: read.skipped.length,
      lines: read.lines.slice(0, SHOWN).map((line, nth) => lineWire(line, known.has(keys[nth] ?? ''))),
      skipped: read.skipped.slice(0, SHOWN),
    },
  };
}

/**
 * Keeps a statement of an account for ever, with each line that no statement before had: the same line counts once, however often it is brought. It
 * approves nothing. Refuses `statement_columns_unknown`, `statement_empty` and what cannot be read.
 */
export async function keepStatement(world: World, call: Call<typeof accountStatements.keep>) {
  const { account, read } = await readFor(world, call);
  const [first] = read.lines;
  if (!first)
    throw new Refusal(read.heads.length > 0 && Object.keys(read.columns).length < 2 ? 'statement_columns_unknown' : 'statement_empty');
  return world.db.transaction(async (tx) => {
    await lockAccount.run({ account_id: account.id }, tx);
    const statement_id = await writeStatement(tx, call, read);
    const [row] = await pageOfStatements.run({ account_id: account.id, statement_id, row_count: 1, skipped: 0 }, tx);
    if (!row) throw new Error(`statement ${statement_id} is gone`);
    return { data: statementWire(row) };
  });
}

async function writeStatement(tx: Tx, call: Call<typeof accountStatements.keep>, read: ReadStatement): Promise<number> {
  const account_id = call.params.id;
  const keys = keysOf(read.lines);
  const known = await knownOf(tx, account_id, keys);
  const fresh = new Map<string, AccountLine>();
  for (const [nth, line] of read.lines.entries()) {
    const key = keys[nth] ?? '';
    if (!known.has(key) && !fresh.has(key)) fresh.set(key, line);
  }
  const times = read.lines.map((it) => it.at.getTime());
  const counts = { line_count: read.lines.length, new_count: fresh.size, skipped_count: read.skipped.length };
  const of = { account_id, source: read.source, file_name: call.body.name ?? null, file_sha256: read.sha256 };
  const [made] = await insertStatement.run(
    { ...of, ...counts, operator_id: call.who.operator_id, from_at: new Date(Math.min(...times)), until_at: new Date(Math.max(...times)) },
    tx,
  );
  if (!made) throw new Error('a statement was not written');
  const lines = [...fresh].map(([key, line]) => ({ key, ...line }));
  if (lines.length > 0) await insertLines.run({ account_id, statement_id: made.id, lines: JSON.stringify(lines) }, tx);
  await auditCall(tx, call, {
    action: 'keep_statement',
    subject: `payment_account:${account_id}`,
    after: { account_statement_id: made.id, source: of.source, file_name: of.file_name, file_sha256: of.file_sha256, ...counts },
  });
  return made.id;
}

/** What was brought in for an account, newest first. */
export async function listStatements(world: World, call: Call<typeof accountStatements.list>) {
  const { id: account_id } = await accountHere(world.db, call.params.id);
  const { rows, total_count } = await readWithCount(world.db, pageOfStatements, { account_id, statement_id: null }, call.query);
  return { total_count, data: rows.map(statementWire) };
}

async function readFor(world: World, { params, body }: Call<typeof accountStatements.look> | Call<typeof accountStatements.keep>) {
  const account = await accountHere(world.db, params.id);
  return { account, read: await readStatement(account.method_code, body, await readNow(world.db)) };
}

async function knownOf(db: Queryable, account_id: number, keys: string[]): Promise<Set<string>> {
  return new Set((await knownKeys.run({ account_id, keys }, db)).map((it) => it.key));
}

function lineWire(line: AccountLine, is_known: boolean) {
  const { at, amount_pya, balance_pya, line_number, transaction_id, direction, party } = line;
  return {
    ...{ line_number, transaction_id, direction, party, is_known },
    at: yangonStamp(at),
    amount: kyatWire(amount_pya),
    balance: balance_pya === null ? null : kyatWire(balance_pya),
  };
}

function statementWire({ total_count: _, ...row }: PageOfStatementsResult) {
  return { ...row, at: yangonStamp(row.at), from_at: yangonStamp(row.from_at), until_at: yangonStamp(row.until_at) };
}
