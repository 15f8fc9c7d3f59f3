import { isKeyName, writeCanonical, writeVerifierKey } from '@shwekan/proof';
import { type LockHeadResult, lockHead, nameWasUsed } from '#queries/transparency/log.ts';
import { openDb, type Tx } from '../platform/db.ts';
import { makeLog } from '../platform/log.ts';
import { readSecretFiles } from '../platform/secret-files.ts';
import { append, signHead } from './grow.ts';
import { wrongLeaf } from './guard.ts';
import { keepHead, keysOf, type LogFolder, type LogKey, namesInFolder, replaceKey, sha256Hex } from './key.ts';

const USAGE = `Usage: npm run log -- begin-anew OPERATOR NAME REASON
OPERATOR answers for it in the trail. NAME is another than the log ever had, as shwekan.example/log2. DATABASE_URL names the database, as its owner; LOG_KEY_DIR the folder of the key.`;

type Wanted = { operator: string; name: string; reason: string };

/**
 * Begins the house's log anew, by who owns the database: with all leaves that it has, and one that says so, under another name and with a new key. It is the way on when the key is lost or others have it, or
 * when a database was put back to before what was signed: a name signs one history only. What was signed before stays what it is. Answers the new key as readers trust it. Throws a sentence when the name was
 * used or is none, when there is no such operator, when nothing was signed yet, or when the leaves are not as they were written.
 */
export async function beginLogAnewAs(ownerUrl: string, folder: LogFolder, wanted: Wanted): Promise<string> {
  const { name } = wanted;
  if (!isKeyName(name)) throw new Error('A name has neither blanks nor a plus sign.');
  const db = openDb({ url: ownerUrl, size: 1, log: makeLog('warn') });
  try {
    const { key, note } = await db.transaction(async (tx) => begin(tx, folder, wanted));
    // After the commit: what is kept outside is never ahead of the database.
    await keepHead(folder, note);
    return writeVerifierKey(keysOf(name, key.public_key).log);
  } finally {
    await db.end();
  }
}

async function begin(tx: Tx, folder: LogFolder, { operator, name, reason }: Wanted): Promise<{ key: LogKey; note: string }> {
  const [head] = await lockHead.run(undefined, tx);
  if (head === undefined || head.origin === null || head.public_key === null)
    throw new Error('Nothing was signed yet: the log begins by itself.');
  const [used] = await nameWasUsed.run({ origin: name }, tx);
  if (used?.was_used !== false || (await namesInFolder(folder)).includes(name)) throw new Error(`The log was called ${name} already.`);
  const { rows } = await tx.query('select id from public_operator where username = $1 and disabled_at is null', [operator]);
  if (rows.length === 0) throw new Error(`There is no operator ${operator}.`);
  const wrong = await wrongLeaf(tx, head.size);
  if (wrong !== null) throw new Error(`The log is not as it was written: ${wrong}. Put a right database back first.`);
  // What only the owner may, no login of the server has a query for.
  await tx.query('insert into log_name_before (origin, public_key, size, reason) select origin, public_key, size, $1 from log_head', [
    reason,
  ]);
  const before = writeVerifierKey(keysOf(head.origin, head.public_key).log);
  // The files first: a key that the database does not know signs nothing, and one that it alone knows never could.
  const key = await replaceKey(folder, `of-${head.size}-leaves.${Date.now()}`);
  await tx.query('update log_head set origin = $1, public_key = $2, begun_size = size, size = size + 1', [
    name,
    Buffer.from(key.public_key),
  ]);
  const size = await append(tx, head.size, [leafOfBeginning(head, { name, before, reason })]);
  await tx.query(`select write_audit($1, 'begin_log_anew', 'log', $2, $3, $4, null)`, [
    rows[0].id,
    JSON.stringify({ key: before, leaves: head.size }),
    JSON.stringify({ key: writeVerifierKey(keysOf(name, key.public_key).log), leaves: size }),
    reason,
  ]);
  return { key, note: await signHead(tx, key, { origin: name, size }) };
}

function leafOfBeginning({ size, now }: LockHeadResult, told: { name: string; before: string; reason: string }) {
  const { name, before, reason } = told;
  const entry = writeCanonical({ v: 1, type: 'begun', at: now, name, before, size, reason_sha256: sha256Hex(reason) });
  return { subject: `begun:${name}`, draw_id: null, entry };
}

async function main(): Promise<void> {
  const env = readSecretFiles(process.env);
  const [deed, operator, name, ...words] = process.argv.slice(2);
  const reason = words.join(' ').trim();
  const url = env['DATABASE_URL'];
  if (!url || deed !== 'begin-anew' || !operator || !name || reason === '') throw new Error(USAGE);
  const folder = { LOG_KEY_DIR: env['LOG_KEY_DIR'] || undefined, DATA_DIR: env['DATA_DIR'] || './data' };
  const key = await beginLogAnewAs(url, folder, { operator, name, reason });
  process.stdout.write(`The log goes on as ${name}. Give every server process the folder with its key, and start them again.
Witnesses and readers trust it by this key, and no longer by the one before:
${key}
`);
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
