import type { CallName } from '@shwekan/contract';
import { addressOf, callOf, doorFor } from '@shwekan/contract/address';
import { machineSettings } from '../games/dialects/settings.ts';
import type { RunningServer } from '../main.ts';
import { whileBusy } from './patience.ts';
import { operatorTokenOf, sessionHeaders } from './session-headers.ts';

type CallInput = {
  body?: unknown;
  form?: FormData;
  /** Goes raw in place of a body. */
  image?: Buffer;
  query?: Record<string, string>;
  params?: Record<string, string | number>;
  token?: string;
  key?: string;
};
/** The parts of answers that the demo's story reads. */
type Answer = { status: number; code?: string } & Record<string, unknown>;

/** Asks a running server as any client does, again while it is busy, and answers what it said; `must` throws unless that was a yes. */
export function doorOf({ world, player_url, console_url }: RunningServer) {
  if (console_url === null) throw new Error('the demo is played at a server with a console');
  const server = { world, player_url, console_url };
  const send = (name: CallName, sent: CallInput) => {
    const call = callOf(name);
    return fetch(new URL(addressOf(call, sent), doorFor(call, server)), {
      method: call.method,
      headers: {
        'Accept-Language': 'en',
        ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(sent.image ? { 'Content-Type': 'image/png' } : {}),
        ...sessionHeaders(call, server, sent.token),
        ...(sent.key ? { 'Idempotency-Key': sent.key } : {}),
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      ...(sent.form ? { body: sent.form } : {}),
      ...(sent.image ? { body: new Uint8Array(sent.image) } : {}),
    });
  };
  const askOnce = async (name: CallName, sent: CallInput) => (await (await send(name, sent)).json()) as Answer;
  const ask = (name: CallName, sent: CallInput = {}) =>
    whileBusy(
      () => askOnce(name, sent),
      ({ code }) => code === 'busy',
    );
  const must = async <T>(name: CallName, sent: CallInput = {}): Promise<T> => {
    const answer = await ask(name, sent);
    if (answer.status !== 200) throw new Error(`the demo's story stops at ${name}: ${JSON.stringify(answer)}`);
    return answer as T;
  };
  /** The token of a new session of an operator. */
  const logInOperator = async (body: { username: string; password: string }): Promise<string> => {
    const answer = await whileBusy(
      () => send('POST /api/console/login', { body }),
      ({ status }) => status === 503,
    );
    const token = operatorTokenOf(answer.headers);
    if (token === null) throw new Error(`the demo's story stops at the log-in of ${body.username}: ${await answer.text()}`);
    return token;
  };
  const { operator_code, secret } = machineSettings(server.world.config, 'gsc');
  return { ask, must, logInOperator, player_url: server.player_url, aggregator: { operator_code, secret } };
}
export type Door = ReturnType<typeof doorOf>;
