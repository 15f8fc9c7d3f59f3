import { once } from 'node:events';
import { makeSandbox, type Sandbox } from './sandbox.ts';
import { openDoor } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';

export type RunningSandbox = { url: string; sandbox: Sandbox; stop(): Promise<void> };

/** Opens the sandbox provider's door. */
export async function startSandbox(settings: Settings): Promise<RunningSandbox> {
  let url = settings.public_url ?? `http://localhost:${settings.port}`;
  const sandbox = makeSandbox(settings, () => url);
  const door = await openDoor(sandbox);
  const listening = await door.listen({ host: settings.host, port: settings.port });
  if (settings.public_url === null && settings.port === 0) url = listening;
  const stop = async () => {
    await sandbox.stop();
    await door.close();
  };
  return { url, sandbox, stop };
}

async function main(): Promise<void> {
  const running = await startSandbox(readSettings(process.env));
  process.stdout.write(`${JSON.stringify({ msg: 'the sandbox provider is open', sandbox_url: running.url })}\n`);
  // Started by another process, it ends with that one, however that one ends.
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), ...(process.channel ? [once(process, 'disconnect')] : [])]);
  await running.stop();
  if (process.connected) process.disconnect();
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    process.stderr.write(`${error.message || String(error)}\n`);
    process.exit(1);
  });
}
