import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { freePort } from '../../../tools/free-port.ts';

/**
 * An address of a database that can be lost: connections break and new ones are refused until it is restored. Or connections
 * fall silent: nobody closes them, nothing comes through any more, and new ones work.
 */
export async function breakableAddress(database_url: string) {
  const target = new URL(database_url);
  const sockets = new Set<Socket>();
  let held: { word: string; of: Set<Socket>; late: (() => void)[]; onHeld(): void } | null = null;
  let lost: { word: string; of: Set<Socket>; how: 'silent' | 'broken'; onLost(): void } | null = null;
  let misspelt: { word: string; as: string } | null = null;
  const pairs = new Set<{ socket: Socket; to: Socket }>();
  const make = () =>
    createServer((socket) => {
      const to = createConnection(Number(target.port), target.hostname);
      for (const it of [socket, to]) {
        sockets.add(it);
        it.on('error', () => undefined);
        it.on('close', () => {
          socket.destroy();
          // What lies in a buffer still arrives, whether or not its sender is there.
          if (!held?.of.has(to)) to.destroy();
        });
      }
      const pair = { socket, to };
      pairs.add(pair);
      socket.on('close', () => pairs.delete(pair));
      to.pipe(socket);
      socket.on('data', (came: Buffer) => {
        const sent = misspellIn(came);
        if (lost && sent.includes(lost.word)) lost.of.add(to);
        if (lost?.of.has(to) && sent.includes('commit')) {
          const { how, onLost } = lost;
          lost = null;
          to.unpipe(socket);
          // What the database answers from here on goes nowhere; its first word shows that it has done what was asked.
          const answered = () => {
            if (how === 'broken') socket.destroy();
            onLost();
          };
          to.once('data', answered).resume();
          to.write(sent);
        } else if (held && (held.of.has(to) || sent.includes(held.word))) {
          held.of.add(to);
          held.late.push(() => to.write(sent));
          held.onHeld();
        } else to.write(sent);
      });
    });
  /** What is sent on of what came: one word of it may be another. */
  const misspellIn = (came: Buffer) => {
    if (misspelt === null || !came.includes(misspelt.word)) return came;
    const { word, as } = misspelt;
    return Buffer.from(came.toString('latin1').replace(word, as), 'latin1');
  };
  // It is closed for a while and opened again.
  const port = await freePort();
  let server = make().listen(port, '127.0.0.1');
  await once(server, 'listening');
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
    /** Keeps what is sent from the first message with this word on, until it is let through. `came` resolves when there is one. */
    holdBack(word: string) {
      let onHeld = () => {};
      const came = new Promise<void>((resolve) => {
        onHeld = resolve;
      });
      const holding = { word, of: new Set<Socket>(), late: [] as (() => void)[], onHeld };
      held = holding;
      return {
        came,
        letThrough() {
          held = null;
          for (const send of holding.late) send();
          for (const to of holding.of) to.end();
        },
      };
    },
    /**
     * The commit of the first transaction with this word reaches the database, but its answer is lost: the connection falls silent, or
     * breaks. Resolves when the database has answered.
     */
    loseCommitOf(word: string, how: 'silent' | 'broken'): Promise<void> {
      return new Promise((resolve) => {
        lost = { word, of: new Set(), how, onLost: resolve };
      });
    },
    /** Each word like this reaches the database as another of the same length, until it is told to stop: whose comes first nobody knows. */
    misspell(word: string, as: string) {
      misspelt = { word, as };
      return () => {
        misspelt = null;
      };
    },
    /** Nothing passes any more between what is connected now; with `answers` only what the database says is kept back. */
    silence(what: 'all' | 'answers' = 'all') {
      for (const { socket, to } of pairs) {
        if (what === 'all') socket.removeAllListeners('data').on('data', () => undefined);
        to.unpipe(socket);
        // What is written to nobody is read on, as a network would take it.
        to.on('data', () => undefined).resume();
        if (what === 'all')
          socket
            .unpipe(to)
            .on('data', () => undefined)
            .resume();
      }
    },
    async restore() {
      server = make().listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
