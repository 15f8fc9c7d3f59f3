import { createConnection } from 'node:net';
import { parseArgs } from 'node:util';

// `pg_isready`, which npm's PostgreSQL comes without: 0 when a server takes connections, 1 when it refuses them for now, 2 when nobody answers.

const PATIENCE_MS = 3000;
const SOON = '57P03';
const { values } = parseArgs({
  options: {
    host: { type: 'string', short: 'h', default: '127.0.0.1' },
    port: { type: 'string', short: 'p', default: '5432' },
    dbname: { type: 'string', short: 'd', default: 'postgres' },
    username: { type: 'string', short: 'U', default: 'postgres' },
    timeout: { type: 'string', short: 't' },
  },
});
process.exitCode = await askServer();

/** Says hello as a client does, and hears how it is answered; no password is needed for that. */
function askServer(): Promise<number> {
  const words = Buffer.from(['user', values.username, 'database', values.dbname, '', ''].join('\0'));
  const hello = Buffer.alloc(8 + words.length);
  hello.writeUInt32BE(hello.length, 0);
  hello.writeUInt32BE(0x30000, 4);
  words.copy(hello, 8);
  return new Promise((resolve) => {
    const socket = createConnection(Number(values.port), values.host, () => socket.write(hello));
    const end = (code: number) => {
      socket.destroy();
      resolve(code);
    };
    socket.setTimeout(PATIENCE_MS, () => end(2));
    socket.on('error', () => end(2)).on('close', () => end(2));
    socket.on('data', (answer) => end(answer[0] === 0x45 && answer.includes(SOON) ? 1 : 0));
  });
}
