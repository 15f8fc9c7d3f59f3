import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { loadSecretFiles } from '../settings.ts';

/** Makes the house's database at whoever leads, if it is not there yet: Patroni makes none but PostgreSQL's own. */
export async function makeDatabase(url: string): Promise<void> {
  const at = new URL(url);
  const name = at.pathname.slice(1);
  at.pathname = '/postgres';
  const client = new pg.Client({ connectionString: at.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

// `node tools/cluster/first-database.ts`, with the owner's address in DATABASE_URL or a file that DATABASE_URL_FILE names.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  loadSecretFiles();
  await makeDatabase(process.env['DATABASE_URL'] ?? '');
}
