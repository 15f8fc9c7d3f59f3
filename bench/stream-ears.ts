import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { machineClock_ms } from './machine-clock.ts';

// The process that listens in place of phones in `npm run bench -- streams`. Its streams are plain sockets that read into one buffer: thousands of
// anything more would measure the client. It is told what to open and what to listen for, and answers when each stream heard it.

/** What the process is asked. `first` is the number of the first stream: each comes from an address of its own. */
export type EarsOrder = { open: string[]; url: string; first: number } | { hear: string };
/** What it answers: that the streams are open and how often one was told to come again, that it listens, when each heard, or what failed. */
export type EarsAnswer = { refused: number } | 'listening' | { heard_ms: number[] } | { failed: string };

/** A stream, what it listens for, and what is done when it hears it. */
type Ear = { socket: Socket; tail: Buffer; needle: Buffer | null; onHeard(): void };

const OPENED_AT_ONCE = 25;
const PATIENCE_MS = 30_000;
/** What a busy server says to an app: come again in that. */
const COME_AGAIN_MS = 2_000;
const TRIES = 10;
const LAST_OF_FIRST = Buffer.from('event: last_balance');

const shared = Buffer.alloc(64 * 1024);
const ears: Ear[] = [];

process.on('message', (order: EarsOrder) => {
  const work = 'open' in order ? openAll(order) : listenFor(order.hear);
  work.then(answer, (error: Error) => answer({ failed: error.message }));
});
// Who asked is gone.
process.on('disconnect', () => process.exit(0));

function answer(it: EarsAnswer): void {
  process.send?.(it);
}

async function openAll({ open, url, first }: Extract<EarsOrder, { open: string[] }>): Promise<EarsAnswer> {
  let next = 0;
  let refused = 0;
  const openOn = async () => {
    while (next < open.length) {
      const n = next++;
      refused += await openOne(new URL(url), open[n] ?? '', first + n);
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openOn));
  return { refused };
}

/** Opens one stream and hears its first events, as an app does: one that is refused or ends before that comes again. Answers how often that was. */
async function openOne(url: URL, token: string, n: number): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const ear = connectTo(url, token, n);
    const is_open = await new Promise<boolean>((done) => {
      hearOn(ear, LAST_OF_FIRST, () => done(true));
      ear.socket.once('close', () => done(false));
    });
    if (is_open) {
      ears.push(ear);
      return tries;
    }
    await wait(COME_AGAIN_MS);
  }
  throw new Error(`a stream was refused ${TRIES} times`);
}

function connectTo({ hostname, port, host }: URL, token: string, n: number): Ear {
  const onread = { buffer: shared, callback: (length: number) => take(ear, shared.subarray(0, length)) };
  const socket = connect({ host: hostname, port: Number(port), onread });
  const ear: Ear = { socket, tail: Buffer.alloc(0), needle: null, onHeard: () => {} };
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  // A refusal closes the connection; a stream stays.
  const head = [
    `GET /api/stream HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    `X-Forwarded-For: ${from}`,
    `Authorization: Bearer ${token}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.on('error', () => undefined);
  return ear;
}

function hearOn(ear: Ear, needle: Buffer, onHeard: () => void): void {
  Object.assign(ear, { needle, onHeard, tail: Buffer.alloc(0) });
}

function take(ear: Ear, data: Buffer): boolean {
  if (ear.needle === null) return true;
  const text = ear.tail.length === 0 ? data : Buffer.concat([ear.tail, data]);
  if (text.includes(ear.needle)) {
    ear.needle = null;
    ear.onHeard();
  } else ear.tail = Buffer.from(text.subarray(-2_000));
  return true;
}

/** Resolves when each stream has heard the text, with the times. Fails when one does not in time. */
async function listenFor(text: string): Promise<EarsAnswer> {
  const heard_ms: number[] = [];
  const needle = Buffer.from(text);
  const all = new Promise<void>((done, fail) => {
    const missing = () => ears.length - heard_ms.length;
    const late = setTimeout(() => fail(new Error(`${missing()} of ${ears.length} streams did not hear "${text}"`)), PATIENCE_MS);
    const hear = () => {
      heard_ms.push(machineClock_ms());
      if (missing() > 0) return;
      clearTimeout(late);
      done();
    };
    for (const ear of ears) hearOn(ear, needle, hear);
    if (missing() === 0) done();
  });
  answer('listening');
  await all;
  return { heard_ms };
}
