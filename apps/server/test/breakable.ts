import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** An address of a database that can be lost: connections break and new ones are refused until it is restored. */
export async function breakableAddress(database_url: string) {
  const target = new URL(database_url);
  const sockets = new Set<Socket>();
  const make = () =>
    createServer((socket) => {
      const to = createConnection(Number(target.port), target.hostname);
      for (const it of [socket, to]) {
        sockets.add(it);
        it.on('error', () => undefined);
        it.on('close', () => {
          socket.destroy();
          to.destroy();
        });
      }
      socket.pipe(to).pipe(socket);
    });
  let server = make().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const url = new URL(database_url);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const lose = () => {
    server.close();
    for (const it of sockets) it.destroy();
    sockets.clear();
  };
  return {
    url: url.href,
    lose,
    close: lose,
    async restore() {
      server = make().listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
