import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that a system gives to connections that go out, and to a process that asks for any: what opens one later, or opens it again after a
 * while, still finds it free.
 */
const PORTS = { from: 20_000, count: 10_000 };

/** A port of this machine that nobody has now: the one that is wished for (0: none is) when it is free, else one that no other process is given by chance. */
export async function freePort(wished = 0): Promise<number> {
  for (let port = wished; ; port = PORTS.from + randomInt(PORTS.count)) if (port !== 0 && (await isFree(port))) return port;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const isOpen = await new Promise<boolean>((done) => {
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => done(true));
  });
  if (!isOpen) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
