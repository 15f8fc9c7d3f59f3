import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';

/** What was told outside the console, as it came here: a message, of a mail its subject. */
export type TakenAlert = { way: 'mail' | 'chat'; to: string[]; text: string; at: string };

const KEPT_MOST = 50;
const BYTES_MOST = 100_000;
const ChatMessage = z.object({ chat_id: z.union([z.string(), z.number()]).transform(String), text: z.string().min(1).max(4096) });

/** Where a demo's alerts arrive: a mail server, and what Telegram's address for messages takes. Newest first, forgotten at the end. */
export interface AlertSink {
  taken: readonly TakenAlert[];
  routes(door: FastifyInstance): void;
  stop(): Promise<void>;
}

/** Opens the sink; `smtp_port` null opens no mail server. */
export function openAlertSink({ host, smtp_port }: { host: string; smtp_port: number | null }): AlertSink {
  const taken: TakenAlert[] = [];
  const take = (one: Omit<TakenAlert, 'at'>) => {
    taken.unshift({ ...one, at: new Date().toISOString() });
    taken.length = Math.min(taken.length, KEPT_MOST);
  };
  const mail = smtp_port === null ? null : mailServer(take);
  mail?.listen(smtp_port ?? 0, host);
  return {
    taken,
    routes(door) {
      door.post<{ Params: { token: string } }>('/bot:token/sendMessage', async (request, reply) => {
        const message = ChatMessage.safeParse(request.body);
        if (!message.success)
          return reply.code(400).send({ ok: false, error_code: 400, description: 'Bad Request: message text is empty' });
        take({ way: 'chat', to: [message.data.chat_id], text: message.data.text });
        return { ok: true, result: { message_id: taken.length } };
      });
    },
    stop: () => new Promise((done) => (mail === null ? done() : mail.close(() => done()))),
  };
}

function mailServer(take: (one: Omit<TakenAlert, 'at'>) => void): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: BYTES_MOST,
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        take({ way: 'mail', to: envelope.rcptTo.map((it) => it.address), text: subjectOf(Buffer.concat(parts).toString('utf8')) });
        done();
      });
    },
  });
  // Another program has the port: the house then says that its mail server cannot be reached.
  server.on('error', (error) => process.stderr.write(`${error.message}\n`));
  return server;
}

/** The subject of a mail, whose lines may be folded. */
function subjectOf(mail: string): string {
  const subject = /^subject: (.*(?:\r\n[ \t].*)*)/im.exec(mail)?.[1] ?? '';
  return subject.replace(/\r\n[ \t]+/g, ' ');
}
