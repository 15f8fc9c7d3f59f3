import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from '../postgres/binaries.ts';
import { stopLeftOver } from '../postgres/cluster.ts';
import { commandLineOf } from '../processes.ts';
import { MEMBERS } from './layout.ts';

const NOTE = 'processes';

/** Notes a process that is started, with a part of how it is called that no stranger has. */
export function noteProcess(folder: string, pid: number | undefined, words: string): void {
  if (pid !== undefined) writeFileSync(join(folder, NOTE), `${pid} ${words}\n`, { flag: 'a' });
}

/** Ends what a start that was killed left running below a folder: the programs first, then the PostgreSQLs that they watched over. */
export async function endLeftOvers(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const it of readdirSync(folder)) endNoted(join(folder, it));
  const binaries = findBinaries();
  for (const name of MEMBERS) {
    const data = join(folder, name, 'postgres');
    if (existsSync(data)) await stopLeftOver({ binaries, folder: data });
  }
}

/** Ends what is noted in a folder, each by its number, where that is still the same program. */
function endNoted(folder: string): void {
  const file = join(folder, NOTE);
  if (!existsSync(file)) return;
  const noted = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  const left = noted
    .map((it) => ({ pid: Number.parseInt(it, 10), words: it.slice(it.indexOf(' ') + 1) }))
    .filter(({ pid, words }) => commandLineOf(pid).includes(words));
  for (const { pid } of left) process.kill(pid, 'SIGKILL');
  writeFileSync(file, '');
}
