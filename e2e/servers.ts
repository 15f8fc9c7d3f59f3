import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Doors } from '@shwekan/contract/address';

const main = fileURLToPath(new URL('server-host.ts', import.meta.url));

/** What the process of the servers is asked, and what it answers to the question of that number. */
export type HostQuestion = { id: number } & ({ does: 'start'; env: Record<string, string> } | { does: 'stop'; started_by: number });
export type HostAnswer = { id: number; player_url?: string; console_url?: string; error?: string };

/** A server of a story: where it is, and how it ends. */
export type StoryServer = Doors & { stop(): Promise<void> };

type Host = { child: ChildProcess; waiting: Map<number, (answer: HostAnswer) => void> };
let host: Host | null = null;
let asked = 0;

/** Starts a server with these settings in this worker's process of servers, which ends with the worker. */
export async function startStoryServer(env: Record<string, string>): Promise<StoryServer> {
  host ??= startHost();
  const mine = host;
  const { id, player_url, console_url } = await ask(mine, { id: ++asked, does: 'start', env });
  if (player_url === undefined || console_url === undefined) throw new Error('the server has no doors');
  return { player_url, console_url, stop: async () => void (await ask(mine, { id: ++asked, does: 'stop', started_by: id })) };
}

function startHost(): Host {
  const child = fork(main, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  const waiting: Host['waiting'] = new Map();
  child.on('message', (answer: HostAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  child.once('exit', (code, signal) => {
    host = null;
    for (const [id, hear] of waiting) hear({ id, error: `the process of the servers ended with ${code ?? signal}` });
  });
  // A worker that has nothing left to do need not wait for it.
  child.unref();
  child.channel?.unref();
  return { child, waiting };
}

async function ask({ child, waiting }: Host, question: HostQuestion): Promise<HostAnswer> {
  child.channel?.ref();
  const answer = await new Promise<HostAnswer>((hear) => {
    waiting.set(question.id, hear);
    child.send(question, (error) => error && hear({ id: question.id, error: error.message }));
  });
  if (waiting.size === 0) child.channel?.unref();
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer;
}
