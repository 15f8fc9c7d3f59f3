import { Socket } from 'node:net';

/** `retry_after_s`: when a server that is crowded asks to come again. */
export type Answer = { status: number; body: Record<string, unknown>; retry_after_s: number | null };
/** Posts JSON, one call at a time on each of its kept connections. */
type HttpClient = { post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>; end(): void };

type Question = { text: string; resolve(answer: Answer): void; reject(error: Error): void };

const HEAD_END = '\r\n\r\n';

/**
 * A client of HTTP/1.1 that costs a third of a whole one: a load that shares its cores with what it measures must cost little. It knows answers with a
 * length and JSON in them, and takes anything else for a failure.
 */
export function openHttpClient(url: string, connections: number): HttpClient {
  const { hostname, port, host } = new URL(url);
  const waiting: Question[] = [];
  const idle: Connection[] = [];
  const open = new Set<Connection>();
  const next = (from: Connection) => {
    const question = waiting.shift();
    if (question) from.send(question);
    else idle.push(from);
  };
  const connect = (): Connection => {
    const made = openConnection({ host: hostname, port: Number(port) }, () => next(made), leave);
    open.add(made);
    return made;
  };
  const leave = (gone: Connection) => {
    open.delete(gone);
    const at = idle.indexOf(gone);
    if (at >= 0) idle.splice(at, 1);
    const question = waiting.shift();
    if (question) connect().send(question);
  };
  return {
    post: (path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const sent = JSON.stringify(body);
        let text = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(sent)}\r\n`;
        for (const name of Object.keys(headers)) text += `${name}: ${headers[name]}\r\n`;
        const question = { text: `${text}\r\n${sent}`, resolve, reject };
        const free = idle.pop() ?? (open.size < connections ? connect() : undefined);
        if (free) free.send(question);
        else waiting.push(question);
      }),
    end: () => {
      for (const it of open) it.end();
    },
  };
}

type Connection = { send(question: Question): void; end(): void };

/** `isFree` is called after each answer, `isGone` once when the connection is of no more use. */
function openConnection(at: { host: string; port: number }, isFree: () => void, isGone: (it: Connection) => void): Connection {
  const socket = new Socket();
  let question: Question | null = null;
  let heard: Buffer | null = null;
  const it: Connection = {
    send(next) {
      question = next;
      socket.write(next.text);
    },
    end: () => void socket.destroy(),
  };
  const fail = (error: Error) => {
    const failed = question;
    question = null;
    socket.destroy();
    failed?.reject(error);
  };
  socket.setNoDelay(true);
  socket.on('data', (part) => {
    heard = heard === null ? part : Buffer.concat([heard, part]);
    try {
      const read = readAnswer(heard);
      if (read === null) return;
      const answered = question;
      heard = null;
      question = null;
      if (read.is_last) socket.destroy();
      else isFree();
      answered?.resolve(read.answer);
    } catch (error) {
      fail(error as Error);
    }
  });
  socket.on('error', fail);
  socket.on('close', () => {
    fail(new Error('the connection was closed before the answer'));
    isGone(it);
  });
  socket.connect(at);
  return it;
}

/** Reads an answer once all of it is there, and whether the connection ends with it; null before that. */
function readAnswer(heard: Buffer): { answer: Answer; is_last: boolean } | null {
  const end = heard.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = heard.toString('latin1', 0, end).toLowerCase();
  const length = fieldOf(head, 'content-length');
  if (length === null) throw new Error(`an answer without a length: ${head}`);
  const from = end + HEAD_END.length;
  const until = from + Number(length);
  if (heard.length < until) return null;
  const after = fieldOf(head, 'retry-after');
  const answer = {
    status: Number(head.slice(9, 12)),
    body: JSON.parse(heard.toString('utf8', from, until)) as Answer['body'],
    retry_after_s: after === null ? null : Number(after),
  };
  return { answer, is_last: fieldOf(head, 'connection') === 'close' };
}

/** The value of a header in a head in lower case. */
function fieldOf(head: string, name: string): string | null {
  const at = head.indexOf(`\r\n${name}:`);
  if (at < 0) return null;
  const end = head.indexOf('\r\n', at + 2);
  return head.slice(at + name.length + 3, end < 0 ? head.length : end).trim();
}
