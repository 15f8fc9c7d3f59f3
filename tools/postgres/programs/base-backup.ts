import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';

// `pg_basebackup`, which npm's PostgreSQL comes without, as Patroni calls it: a copy of a running server over its replication protocol, with the log that belongs to it.

/** What the server sends while it copies: the first byte says what (PostgreSQL 15 and later). */
const [ARCHIVE, MANIFEST, BYTES] = ['n', 'm', 'd'].map((it) => it.charCodeAt(0));

/** What the protocol hands to whoever asked (the part of pg's own queries that is needed here). */
type Wire = { query(text: string): void; stream: { pause(): void; resume(): void } };

const { values } = parseArgs({
  strict: false,
  options: { pgdata: { type: 'string', short: 'D' }, dbname: { type: 'string', short: 'd' } },
});
await copyServer(String(values['pgdata']), settingsIn(String(values['dbname'])));

/** Unpacks the copy into an empty folder. A tablespace elsewhere is refused: the product has none. */
async function copyServer(folder: string, settings: Record<string, string>): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const tar = spawn('tar', ['-x', '-p', '-C', folder], { stdio: ['pipe', 'inherit', 'inherit'] });
  const unpacked = once(tar, 'exit');
  const client = new pg.Client({
    host: settings['host'],
    port: Number(settings['port']),
    user: settings['user'],
    password: settings['password'] ?? passwordOf(settings),
    ...{ replication: 'true' }, // The types of pg leave it out.
  });
  await client.connect();
  let archives = 0;
  let isManifest = false;
  const manifest: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    let wire: Wire | null = null;
    const nothing = () => {};
    tar.stdin.on('drain', () => wire?.stream.resume());
    client.query({
      submit(connection: Wire) {
        wire = connection;
        connection.query(`BASE_BACKUP (LABEL 'a copy for a standby', CHECKPOINT 'fast', WAL true, MANIFEST 'yes')`);
      },
      handleCopyData({ chunk }: { chunk: Buffer }) {
        if (chunk[0] === ARCHIVE && ++archives > 1) reject(new Error('a tablespace lies elsewhere'));
        if (chunk[0] === MANIFEST) isManifest = true;
        if (chunk[0] !== BYTES) return;
        // The parser writes over its own bytes.
        const bytes = Buffer.from(chunk.subarray(1));
        if (isManifest) manifest.push(bytes);
        else if (!tar.stdin.write(bytes)) wire?.stream.pause();
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(),
      handleRowDescription: nothing,
      handleDataRow: nothing,
      handleCommandComplete: nothing,
      handleCopyInResponse: nothing,
      handleEmptyQuery: nothing,
      handlePortalSuspended: nothing,
      // The types of pg ask for more than its client calls.
    } as unknown as pg.Submittable);
  });
  await client.end();
  tar.stdin.end();
  if ((await unpacked)[0] !== 0) throw new Error('the copy could not be unpacked');
  writeFileSync(join(folder, 'backup_manifest'), Buffer.concat(manifest), { mode: 0o600 });
}

/** The words of a connection string: `host=... port=...`, values in quotes where they need them. */
function settingsIn(words: string): Record<string, string> {
  const found = words.matchAll(/(\w+)\s*=\s*(?:'((?:[^'\\]|\\.)*)'|(\S+))/g);
  return Object.fromEntries([...found].map(([, name = '', quoted, plain]) => [name, (quoted ?? plain ?? '').replace(/\\(.)/g, '$1')]));
}

/** The password that PGPASSFILE has for this server and user: Patroni writes it there. */
function passwordOf({ host = '', port = '', user = '', passfile }: Record<string, string>): string | undefined {
  const file = passfile ?? process.env['PGPASSFILE'];
  if (file === undefined) return process.env['PGPASSWORD'];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [at, on, , who, password] = line.split(/(?<!\\):/).map((it) => it.replace(/\\(.)/g, '$1'));
    const fits = (asked: string, has: string | undefined) => has === '*' || has === asked;
    if (fits(host, at) && fits(port, on) && fits(user, who)) return password;
  }
  return undefined;
}
