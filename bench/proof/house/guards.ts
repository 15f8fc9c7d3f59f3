import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:tls';
import { freePorts, startProxy } from './proxy.ts';

/** Another address of this machine: no provider's. */
const ELSEWHERE = '127.0.0.2';
const LIES = {
  'X-Forwarded-For': '203.0.113.7',
  Forwarded: 'for=203.0.113.7',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'http',
};
/** Who waits for a body that never comes says nothing. */
const ANSWERS_WITHIN_MS = 3000;
const TOO_LARGE_BYTES = 9_000_000;

type PassedCall = { door: 'player' | 'console' | 'wallet'; method: string; url: string; headers: IncomingMessage['headers'] };

/**
 * What the proxy's file lets through and what it does not, with programs behind it that answer whatever they hear, but for `/dies`, at which they
 * hang up. Answers what is wrong, and how much was asked.
 */
export async function findOpenGuards(change?: (file: string) => string): Promise<{ wrong: string[]; asked: number }> {
  const ports = await freePorts(2);
  const heard: PassedCall[] = [];
  const servers = await Promise.all(
    ports.flatMap((it) => (['player', 'console', 'wallet'] as const).map((door) => listenAt(it[door], door, heard))),
  );
  const proxy = await startProxy(ports, change);
  const wrong: string[] = [];
  let asked = 0;
  const mustBe = (what: string, found: unknown, due: unknown) => {
    asked += 1;
    if (JSON.stringify(found) !== JSON.stringify(due)) wrong.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(due)}`);
  };
  const ask = (base: string, path: string, more: AskedHow = {}) => statusOf(new URL(path, base), more);
  try {
    await Promise.all([proxy.untilUp(1), proxy.untilUp(2)]);
    for (const base of [proxy.url, proxy.console_url]) {
      mustBe('a call', await ask(base, '/api/whatever', { headers: LIES }), 200);
      const { 'x-forwarded-for': from, 'x-forwarded-proto': by, 'x-forwarded-host': host, forwarded } = heard.at(-1)?.headers ?? {};
      mustBe('what a caller says of itself', [from, by, host, forwarded], ['127.0.0.1', 'https', undefined, undefined]);
      mustBe(
        'a body that is too large',
        await ask(base, '/api/whatever', { method: 'POST', headers: { 'Content-Length': String(TOO_LARGE_BYTES) } }),
        413,
      );
      for (const method of ['GET', 'POST'] as const) {
        heard.length = 0;
        await ask(base, '/api/dies', { method });
        mustBe(`a ${method} whose server hangs up`, heard.length, method === 'GET' ? 3 : 1);
      }
    }
    mustBe('the figures', await ask(proxy.url, '/metrics'), 404);
    for (const path of ['/Seamless/GetBalance', '/%53eamless/GetBalance', '/v1/api/seamless/balance']) {
      mustBe(`${path} from elsewhere`, await ask(proxy.url, path, { method: 'POST', from: ELSEWHERE, headers: LIES }), 403);
      mustBe(`${path} of a provider`, [await ask(proxy.url, path, { method: 'POST' }), heard.at(-1)?.door], [200, 'wallet']);
    }
    heard.length = 0;
    mustBe('a callback whose server hangs up', [await ask(proxy.url, '/Seamless/dies', { method: 'POST' }), heard.length], [502, 1]);
    mustBe('TLS 1.1', await takesTls(proxy.url, 'TLSv1.1'), false);
    mustBe('TLS 1.2', await takesTls(proxy.url, 'TLSv1.2'), true);
  } finally {
    await proxy.stop();
    for (const it of servers) it.close().closeAllConnections();
  }
  return { wrong, asked };
}

async function listenAt(port: number, door: PassedCall['door'], heard: PassedCall[]): Promise<Server> {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    if (!url.startsWith('/api/health')) heard.push({ door, method, url, headers });
    if (url.endsWith('dies')) return void request.socket.destroy();
    request.resume().on('end', () => response.end('{}'));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The file with its guards taken out, for a control. */
export function withoutGuards(file: string): string {
  return file.replace(/^ +http-request (?:deny|del-header|set-header|disable-l7-retry) .*\n/gm, '');
}

type AskedHow = { method?: 'GET' | 'POST'; headers?: Record<string, string>; from?: string };

/** By HTTP/1.1, as providers call, each on a connection of its own. A body that is announced is not sent: who refuses it does so before. */
function statusOf(url: URL, { method = 'GET', headers = {}, from }: AskedHow): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, method, headers, ...(from === undefined ? {} : { localAddress: from }) });
    sent.setTimeout(ANSWERS_WITHIN_MS, () => {
      sent.destroy();
      resolve(0);
    });
    sent.on('error', reject).on('response', (answer) => {
      answer.resume();
      sent.destroy();
      resolve(answer.statusCode ?? 0);
    });
    if (headers['Content-Length'] === undefined) sent.end();
    else sent.flushHeaders();
  });
}

function takesTls(url: string, version: 'TLSv1.1' | 'TLSv1.2'): Promise<boolean> {
  const { hostname: host, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' });
    socket.on('secureConnect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('close', () => resolve(false)).on('secureConnect', () => socket.destroy());
  });
}
