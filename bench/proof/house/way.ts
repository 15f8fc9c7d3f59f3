import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** The way by which somebody finds the database: one address, behind which another PostgreSQL may stand from one moment to the next. */
export type Way = {
  url: string;
  /** Everything that is open ends, and what comes from now on comes to this database. */
  pointTo(url: string): void;
  /** Nothing passes any more, of what is open and of what comes: nobody is told so. */
  cut(): void;
  close(): void;
};

/** Opens a way to a database. */
export async function wayTo(database_url: string): Promise<Way> {
  const open = new Set<Socket>();
  let target: URL | null = new URL(database_url);
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const server = createServer((socket) => {
    keep(socket);
    if (target === null) return void socket.resume();
    const to = createConnection(Number(target.port), target.hostname);
    keep(to);
    socket.on('close', () => to.destroy());
    to.on('close', () => socket.destroy());
    socket.pipe(to);
    to.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database_url);
  url.port = String((server.address() as { port: number }).port);
  const endAll = () => {
    for (const it of open) it.destroy();
  };
  return {
    url: url.href,
    pointTo(to) {
      target = new URL(to);
      endAll();
    },
    cut() {
      target = null;
      for (const it of open) it.unpipe().removeAllListeners('data').resume();
    },
    close() {
      server.close();
      endAll();
    },
  };
}
