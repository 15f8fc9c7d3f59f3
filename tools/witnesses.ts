import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { dataDir } from './database.ts';
import { type KeptProcess, keepProcess } from './kept-process.ts';
import { mustRunNode, root } from './processes.ts';

const MAIN = 'apps/witness/src/main.ts';

/** Who plays the outsiders in a demo. */
const NAMES = ['bookkeeper.demo/witness', 'newspaper.demo/witness'];

/** A witness beside a demo: its key lies in the data directory, its port is any that is free. */
type DemoWitness = { name: string; folder: string; port: number; key: string };

/** The witnesses of a demo's log, with their keys, which the first start makes. They run once the log's own key is known. */
export async function prepareWitnesses(): Promise<DemoWitness[]> {
  return await Promise.all(
    NAMES.map(async (name) => {
      const folder = join(dataDir(), 'witnesses', name.split('.')[0] ?? name);
      const key = await mustRunNode(MAIN, ['--name', name, '--folder', folder, '--show-key']);
      return { name, folder, port: await freePort(), key: key.trim() };
    }),
  );
}

/** What the server's settings say of them. */
export function witnessSettings(witnesses: readonly DemoWitness[]): string {
  return witnesses.map(({ key, port }) => `${key} http://127.0.0.1:${port}`).join(',');
}

/** Starts them for the log that the house at this address has; each is started again whenever it ends by itself. */
export async function startWitnesses(witnesses: readonly DemoWitness[], house_url: string): Promise<KeptProcess[]> {
  const [log = ''] = (await (await fetch(new URL('/log/key', house_url))).text()).split('\n');
  return witnesses.map((it) => {
    const witness = keepProcess(`witness ${it.name}`, () => spawnWitness(it, log));
    witness.keep();
    return witness;
  });
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('This machine gave no port.');
  return address.port;
}
