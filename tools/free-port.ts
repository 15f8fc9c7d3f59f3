import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that a system gives to connections that go out, and to a process that asks for any: what opens one later, or opens it again after a
 * while, still finds it free.
 */
const PORTS = { from: 20_000, count: 10_000 };

/** What a system says of a port that is somebody else's, or kept back: another may do. */
const NOT_OURS = ['EADDRINUSE', 'EACCES'];

/**
 * A port of this machine that nobody has now: the one that is wished for (0: none is) when it is free, else one that no other process is given by chance.
 * Throws where no port at all can be opened.
 */
export async function freePort(wished = 0): Promise<number> {
  for (let port = wished; ; port = PORTS.from + randomInt(PORTS.count)) if (port !== 0 && (await isFree(port))) return port;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const isOpen = await new Promise<boolean>((done, fail) => {
    probe.once('error', (error: NodeJS.ErrnoException) => (NOT_OURS.includes(error.code ?? '') ? done(false) : fail(error)));
    probe.listen(port, '127.0.0.1', () => done(true));
  });
  if (!isOpen) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
