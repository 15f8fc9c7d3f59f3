import { Agent, request } from 'undici';
import type { HouseServer } from './house.ts';

export type Answer = { status: number; body: Record<string, unknown>; retry_after_s: number | null };
export type CallRequest = { side: 'player' | 'console'; path: string; headers?: Record<string, string>; body?: object };

const agent = new Agent({ connections: 128, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000, connect: { timeout: 2000 } });

/** Sends a call to a server of a house, once, as a read when it has no body; null when there is no answer, and why is heard. */
export async function sendCall(
  server: HouseServer,
  { side, path, headers, body }: CallRequest,
  onLost?: (path: string, error: Error) => void,
): Promise<Answer | null> {
  const origin = side === 'player' ? server.url : server.console_url;
  try {
    const {
      statusCode,
      headers: said,
      body: came,
    } = await request(new URL(path, origin), {
      dispatcher: agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', Origin: new URL(origin).origin, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await came.text();
    return {
      status: statusCode,
      body: text === '' ? {} : JSON.parse(text),
      retry_after_s: said['retry-after'] === undefined ? null : Number(said['retry-after']),
    };
  } catch (error) {
    // What is thrown by a request is an error.
    onLost?.(path, error as Error);
    return null;
  }
}
