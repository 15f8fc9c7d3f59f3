import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** A browser: it gave its subscription away and reads what comes with the keys that only it has. */
export type Browser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What was taken for it, opened. */
  got: PushRequest[];
};
export type PushRequest = {
  said: Record<string, unknown>;
  ttl: number;
  topic: string;
  urgency: string;
  signed_for: string;
  signed_by: string;
};

/** How the service answers a browser's next pushes, one after the other; 201 when nothing is said. `hold` never answers. */
export type Answer = number | { status: number; retry_after: string } | 'hold';

/** The push service of a browser maker, on this machine: it speaks the protocol and opens what it takes (RFC 8030, 8188, 8291, 8292). */
export async function pushService() {
  const browsers = new Map<string, { browser: Browser; open: (body: Buffer) => string; answers: Answer[]; asked: number }>();
  const server = createServer((request, response) => void take(request, response));
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const kept = browsers.get(request.url ?? '');
    if (!kept) return void response.writeHead(404).end();
    kept.asked += 1;
    const answer = kept.answers.shift() ?? 201;
    if (answer === 'hold') return;
    const status = typeof answer === 'number' ? answer : answer.status;
    if (status === 201) kept.browser.got.push(opened(request, kept.open(Buffer.concat(parts)), base()));
    response.writeHead(status, typeof answer === 'number' ? {} : { 'Retry-After': answer.retry_after }).end();
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  afterAll(close);
  return {
    /** A new browser that subscribed here. */
    browser(...answers: Answer[]): Browser {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys();
      const auth = randomBytes(16);
      const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
      const browser: Browser = { subscription: { endpoint: `${base()}${path}`, keys }, got: [] };
      browsers.set(path, { browser, open: (body) => decrypt(body, pair, auth), answers, asked: 0 });
      return browser;
    },
    /** How often a push for the browser was tried. */
    tries: (browser: Browser) => browsers.get(new URL(browser.subscription.endpoint).pathname)?.asked ?? 0,
    base,
  };
}

function opened(request: IncomingMessage, text: string, base: string): PushRequest {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const is_right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  if (!is_right || aud !== base || exp * 1000 < Date.now()) throw new Error('the push is not signed for this service');
  const header = (name: string) => String(request.headers[name] ?? '');
  return {
    said: JSON.parse(text),
    ttl: Number(header('ttl')),
    topic: header('topic'),
    urgency: header('urgency'),
    signed_for: aud,
    signed_by: key,
  };
}

/** Opens one record of `aes128gcm`, as a browser does. */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const key_length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + key_length);
  const sealed = body.subarray(21 + key_length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(auth, pair.computeSecret(sender), info, 32);
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const open = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  // What follows the last 2 is padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const prk = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', prk)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}
