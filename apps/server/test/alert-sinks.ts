import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export type TakenMail = { from: string; to: string[]; text: string };

/** A mail server on this machine that wants a login. `refuses` are addresses that it does not take; while `password` differs nobody gets in. */
export async function mailServer(login: { user: string; password: string }) {
  const taken: TakenMail[] = [];
  const refuses = new Set<string>();
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === login.user && password === login.password
        ? done(null, { user: username })
        : done(new Error(`no ${username} with ${password}`)),
    onRcptTo: ({ address }, _session, done) => done(refuses.has(address) ? new Error('nobody of this name') : null),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        taken.push({ from, to: envelope.rcptTo.map((it) => it.address), text: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  afterAll(() => new Promise<void>((done) => server.close(done)));
  return { taken, refuses, login, url: `smtp://${login.user}:${login.password}@127.0.0.1:${port}` };
}

type ChatAnswer = { status: number; body: unknown };

/** What Telegram is: it takes messages to a conversation at an address that is a secret. `answers` are its next ones; then it takes all. */
export async function chatServer(secret: string) {
  const taken: { chat_id: string; text: string }[] = [];
  const answers: ChatAnswer[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isKnown = request.url === `/bot${secret}/sendMessage` && request.method === 'POST';
      const { status, body } = answers.shift() ?? (isKnown ? { status: 200, body: { ok: true } } : { status: 404, body: { ok: false } });
      if (status === 200) taken.push(JSON.parse(Buffer.concat(parts).toString('utf8')));
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { taken, answers, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bot${secret}/sendMessage` };
}

/** What a mail says: its heading and its text, with the lines as they were written. */
export function readMail({ text }: TakenMail): { subject: string; body: string; id: string } {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const field = (name: string) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
  const raw = rest.join('\n\n');
  const encoding = field('Content-Transfer-Encoding').toLowerCase();
  const body = encoding === 'base64' ? Buffer.from(raw, 'base64').toString('utf8') : encoding === 'quoted-printable' ? unquoted(raw) : raw;
  return { subject: field('Subject'), body: body.replaceAll('\r\n', '\n'), id: field('Message-ID') };
}

function unquoted(raw: string): string {
  const bytes = raw.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
