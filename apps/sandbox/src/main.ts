import { once } from 'node:events';
import fastify from 'fastify';
import { gscRoutes } from './aggregator/gsc-routes.ts';
import { plusRoutes } from './aggregator/plus-routes.ts';
import { makeSandbox, type Sandbox } from './sandbox.ts';
import { readSettings, type Settings } from './settings.ts';

export type RunningSandbox = { url: string; sandbox: Sandbox; stop(): Promise<void> };

/** Opens the sandbox provider's door. */
export async function startSandbox(settings: Settings): Promise<RunningSandbox> {
  const door = fastify({ bodyLimit: 256 * 1024 });
  let url = settings.public_url ?? `http://localhost:${settings.port}`;
  const sandbox = makeSandbox(settings, () => url);
  gscRoutes(sandbox, door);
  plusRoutes(sandbox, door);
  door.get('/health', async () => ({ ok: true }));
  const listening = await door.listen({ host: settings.host, port: settings.port });
  if (settings.public_url === null && settings.port === 0) url = listening;
  return { url, sandbox, stop: () => door.close() };
}

async function main(): Promise<void> {
  const running = await startSandbox(readSettings(process.env));
  process.stdout.write(`${JSON.stringify({ msg: 'the sandbox provider is open', url: running.url })}\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await running.stop();
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    process.stderr.write(`${error.message || String(error)}\n`);
    process.exit(1);
  });
}
