import { type RunningServer, startServer } from '../apps/server/src/main.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import type { HostAnswer, HostQuestion } from './servers.ts';

// A process that runs the servers of a worker's stories, one after the other and beside each other: each on a database of its
// own, but the product's modules are loaded once. It ends with the process that started it.

const running = new Map<number, RunningServer>();

process.on('message', (question: HostQuestion) => {
  answerTo(question).then(
    (doors) => process.send?.({ id: question.id, ...doors } satisfies HostAnswer),
    (error: unknown) => process.send?.({ id: question.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.once('disconnect', () => process.exit());

async function answerTo(question: HostQuestion): Promise<Omit<HostAnswer, 'id'>> {
  if (question.does === 'start') {
    const server = await startServer(readConfig(question.env));
    running.set(question.id, server);
    if (server.console_url === null) throw new Error('a server of a story has all roles');
    return { player_url: server.player_url, console_url: server.console_url };
  }
  await running.get(question.started_by)?.stop();
  running.delete(question.started_by);
  return {};
}
