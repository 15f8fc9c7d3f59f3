import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { dataDir } from './database.ts';
import { freePort } from './free-port.ts';
import { type KeptProcess, keepProcess } from './kept-process.ts';
import { mustRunNode, root } from './processes.ts';

const MAIN = 'apps/witness/src/main.ts';
/** A key in its text form: name, id, bytes. */
const KEY = /^[^+\s]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/;

/** Who plays the outsiders in a demo. */
const NAMES = ['bookkeeper.demo/witness', 'newspaper.demo/witness'];

/** A witness beside a demo: its key lies in the data directory, its port is any that is free. */
type DemoWitness = {
  name: string;
  folder: string;
  port: number;
  key: string;
  /** Gives the port, which nobody else can take until then, to the witness. */
  leavePort(): Promise<void>;
};

/** The witnesses of a demo's log, with their keys, which the first start makes. They run once the log's own key is known. */
export async function prepareWitnesses(): Promise<DemoWitness[]> {
  return await Promise.all(
    NAMES.map(async (name) => {
      const folder = join(dataDir(), 'witnesses', name.split('.')[0] ?? name);
      const said = await mustRunNode(MAIN, ['--name', name, '--folder', folder, '--show-key']);
      return { name, folder, key: keyIn(said), ...(await holdPort()) };
    }),
  );
}

/** The key that a witness shows, whatever Node itself says beside it. Throws when there is none. */
export function keyIn(said: string): string {
  const key = said
    .split('\n')
    .map((it) => it.trim())
    .findLast((it) => KEY.test(it));
  if (key === undefined) throw new Error(`A witness showed no key: ${said.trim()}`);
  return key;
}

/** What the server's settings say of them. */
export function witnessSettings(witnesses: readonly DemoWitness[]): string {
  return witnesses.map(({ key, port }) => `${key} http://127.0.0.1:${port}`).join(',');
}

/** Starts them for the log that the house at this address has in this database; each is started again whenever it ends by itself. */
export async function startWitnesses(witnesses: readonly DemoWitness[], house_url: string, database_url: string): Promise<KeptProcess[]> {
  const [log = ''] = (await (await fetch(new URL('/log/key', house_url))).text()).split('\n');
  const made_at = await madeAt(database_url);
  return await Promise.all(
    witnesses.map(async (it) => {
      await forgetOtherLog(it.folder, made_at);
      await it.leavePort();
      const witness = keepProcess(`witness ${it.name}`, () => spawnWitness(it, log));
      witness.keep();
      return witness;
    }),
  );
}

/**
 * A demo's database may be thrown away, and its log begins anew with the same name and key. What a witness saw of the log of before is put aside
 * then: outside a demo nobody does that. A backup that is put back is the same database, and is found out.
 */
export async function forgetOtherLog(folder: string, made_at: string): Promise<void> {
  const [note, seen] = [join(folder, 'database'), join(folder, 'seen')];
  const of_seen = await readFile(note, 'utf8').catch(() => null);
  if (of_seen !== null && of_seen !== made_at && existsSync(seen)) await rename(seen, `${seen}-${of_seen}-${Date.now()}`);
  await writeFile(note, made_at);
}

/** When a database was first made: no other one was then, and a copy of it says the same. */
async function madeAt(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select (extract(epoch from min(at)) * 1000000)::bigint::text as made_at from platform.migration');
    return String(rows[0]?.made_at);
  } finally {
    await client.end();
  }
}

function spawnWitness({ name, folder, port }: DemoWitness, log: string): ChildProcess {
  const words = ['--name', name, '--folder', folder, '--port', String(port), '--log', log];
  return spawn(process.execPath, [join(root, MAIN), ...words], {
    cwd: root,
    // The channel is never spoken over: its end tells the witness that this process is gone.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
}

/** Takes a port that is free now. The server knows it before the witness can run: until then whoever asks there is sent away. */
async function holdPort(): Promise<{ port: number; leavePort(): Promise<void> }> {
  const port = await freePort();
  const holder = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  await once(holder, 'listening');
  const leavePort = async () => {
    holder.close();
    await once(holder, 'close');
  };
  return { port, leavePort };
}
