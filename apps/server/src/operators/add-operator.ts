import { text } from 'node:stream/consumers';
import { ROLES } from '@shwekan/contract/rights';
import pg from 'pg';
import { hashPassword } from '../platform/passwords.ts';
import { readSecretFiles } from '../platform/secret-files.ts';
import { isWeakOperatorPassword } from './operator-passwords.ts';
import { isUsername } from './usernames.ts';

export type NewOperator = { username: string; password: string; roles: string[] };

/** Instead of roles: an operator who left may not log in any more. */
const NOBODY = 'none';
const USAGE = `Usage: npm run operator -- NAME ROLE[,ROLE...] < password
       npm run operator -- NAME ${NOBODY}
Roles: ${ROLES.join(', ')}; ${NOBODY} shuts an operator out. DATABASE_URL names the database, as its owner.`;

/**
 * Gives a new operator a name, a password and roles, by who owns the database. Leaves a row in the audit trail. Throws a sentence
 * when something is not allowed; an operator of that name who is there stays as he is, and the answer is null.
 */
export async function addOperator(ownerUrl: string, wanted: NewOperator): Promise<number | null> {
  return writeOperator(ownerUrl, wanted, 'nothing');
}

/** The same by a person at the command line, who may also give an operator of that name the new password and roles: logged out everywhere. */
async function addOrRenewOperator(ownerUrl: string, wanted: NewOperator): Promise<number | null> {
  return writeOperator(ownerUrl, wanted, 'update set password_hash = $2, roles = $3, disabled_at = null');
}

type IfThere = 'nothing' | 'update set password_hash = $2, roles = $3, disabled_at = null';

async function writeOperator(ownerUrl: string, wanted: NewOperator, ifThere: IfThere): Promise<number | null> {
  refuseOperator(wanted);
  const password_hash = await hashPassword(wanted.password);
  return asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `insert into operator (username, password_hash, roles) values ($1, $2, $3) on conflict (username) do ${ifThere} returning id::int`,
      [wanted.username, password_hash, wanted.roles],
    );
    if (rows.length === 0) return null;
    const id: number = rows[0].id;
    // Who owns the database is the last way in: what was lost is set up anew.
    for (const table of ['operator_session', 'operator_recovery_code', 'operator_factor'])
      await client.query(`delete from ${table} where operator_id = $1`, [id]);
    await client.query(`select write_audit($1, 'add_operator', $2, null, $3, 'by the command line', null)`, [
      id,
      `operator:${id}`,
      JSON.stringify({ username: wanted.username, roles: wanted.roles }),
    ]);
    return id;
  });
}

/** Shuts an operator out: no session goes on and none begins, until the operator is added again. What they did stays. */
async function shutOut(ownerUrl: string, username: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query('update operator set disabled_at = product_now() where username = $1 returning id::int', [
      username,
    ]);
    if (rows.length === 0) throw new Error(`There is no operator ${username}.`);
    const id: number = rows[0].id;
    await client.query('delete from operator_session where operator_id = $1', [id]);
    await client.query(`select write_audit($1, 'shut_out_operator', $2, null, $3, 'by the command line', null)`, [
      id,
      `operator:${id}`,
      JSON.stringify({ username }),
    ]);
  });
}

async function asOwner<T>(ownerUrl: string, deed: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    const done = await deed(client);
    await client.query('commit');
    return done;
  } finally {
    await client.end();
  }
}

function refuseOperator(wanted: NewOperator): void {
  if (!isUsername(wanted.username)) throw new Error('The name needs 2 to 60 small letters, digits, dots or dashes.');
  if (isWeakOperatorPassword(wanted.password)) throw new Error('The password needs at least 12 characters and must not be easy to guess.');
  const strange = wanted.roles.filter((role) => !ROLES.some((it) => it === role));
  if (strange.length > 0) throw new Error(`There is no role ${strange.join(', ')}. Roles: ${ROLES.join(', ')}.`);
  if (wanted.roles.length === 0) throw new Error('At least one role is needed.');
}

async function main(): Promise<void> {
  const url = readSecretFiles(process.env)['DATABASE_URL'];
  const [username, roles] = process.argv.slice(2);
  if (!url || !username || !roles) throw new Error(USAGE);
  if (roles === NOBODY) {
    await shutOut(url, username);
    process.stdout.write(`operator ${username} is shut out\n`);
    return;
  }
  if (process.stdin.isTTY) process.stderr.write('Password (then Enter, Ctrl-D): ');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  const id = await addOrRenewOperator(url, { username, password, roles: roles.split(',') });
  process.stdout.write(`operator ${username} (${id}) may log in: ${roles}\n`);
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
