import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Callback } from './callbacks/callback.ts';
import type { Wager } from './wagers.ts';

/** Longer than any report asks back. */
const KEPT_MS = 14 * 86_400_000;

/** What survives a restart: wagers, and callbacks still without an answer. */
export interface Journal {
  wagers: Wager[];
  undelivered: Callback[];
  writeWager(wager: Wager): void;
  writeCallback(callback: Callback): void;
}

/** Opens the file of lines in a folder, made smaller at each start. A half line of a crash is left out. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'sandbox.jsonl');
  const wagers = new Map<string, Wager>();
  const waiting = new Map<string, Callback>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const entry = parsed(line);
    if (entry?.wager && entry.wager.modified_at > Date.now() - KEPT_MS) wagers.set(entry.wager.code, entry.wager);
    if (entry?.callback) waiting.set(entry.callback.id, entry.callback);
  }
  const undelivered = [...waiting.values()].filter((it) => it.state === 'waiting' || it.state === 'unknown');
  const lines = [...[...wagers.values()].map((wager) => ({ wager })), ...undelivered.map((callback) => ({ callback }))];
  writeFileSync(`${file}.new`, lines.map((it) => `${JSON.stringify(it)}\n`).join(''));
  renameSync(`${file}.new`, file);
  const write = (entry: object): void => appendFileSync(file, `${JSON.stringify(entry)}\n`);
  return {
    wagers: [...wagers.values()],
    undelivered,
    writeWager: (wager) => write({ wager }),
    writeCallback: (callback) => write({ callback }),
  };
}

function parsed(line: string): { wager?: Wager; callback?: Callback } | null {
  if (line === '') return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
