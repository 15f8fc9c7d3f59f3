import { randomUUID } from 'node:crypto';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { DialectName } from '@shwekan/rules';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Crowd } from '../../platform/crowd.ts';
import { trustedProxies } from '../../platform/proxies.ts';
import { type EndedRequest, watchRequests } from '../../platform/requests.ts';
import type { World } from '../../platform/world.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { readBody } from '../dialects/json-body.ts';
import { spokenDialects } from '../dialects/list.ts';
import { type DialectSettings, settingsOf } from '../dialects/settings.ts';
import { answerCallback } from './answer.ts';
import type { CallbackRequest, Wallet } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When a callback's request came, by `performance.now()`. */
    arrived_ms: number;
  }
}

const BODY_LIMIT_BYTES = 512 * 1024;
/** How old the settings of a dialect may be: a switch in the console holds from then on. */
const SETTINGS_AGE_MS = 500;

/**
 * Adds the wallet's callbacks of all dialects to a door. They answer HTTP 200 always, in their dialect, and nothing in them is
 * looked at before address and signature hold.
 */
export async function walletRoutes(wallet: Wallet, door: FastifyInstance): Promise<void> {
  const settings = keptSettings(wallet.world);
  await door.register(async (part) => {
    // A provider's patience runs from here, before its body is read.
    part.decorateRequest('arrived_ms', 0);
    part.addHook('onRequest', (request, _reply, done) => {
      request.arrived_ms = performance.now();
      done();
    });
    part.removeAllContentTypeParsers();
    part.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const serve = (dialect: Dialect) => {
      const answer = async (request: FastifyRequest, text: string) =>
        answerCallback(wallet, await askedOf(settings, dialect, request, text), wordOf(request));
      const say = (reply: FastifyReply, text: string) =>
        reply.status(200).header('Content-Type', 'application/json; charset=utf-8').header('Cache-Control', 'no-store').send(text);
      part.route({
        method: 'POST',
        url: dialect.path,
        config: { is_for_machines: true },
        bodyLimit: BODY_LIMIT_BYTES,
        // A body that is too long or does not come whole is answered as one that cannot be read.
        errorHandler: async (_error, request, reply) => say(reply, await answer(request, '')),
        handler: async (request, reply) => say(reply, await answer(request, typeof request.body === 'string' ? request.body : '')),
      });
    };
    spokenDialects.forEach(serve);
  });
}

/** A door of its own for the callbacks, for a port that only the aggregator can reach. */
export async function openWalletDoor(wallet: Wallet, crowd: Crowd, hear: (request: EndedRequest) => void): Promise<FastifyInstance> {
  const door = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(wallet.world.config),
    forceCloseConnections: true,
  });
  watchRequests(door, hear);
  crowd.watch(door, (_error, _request, reply) => reply.status(503).header('Retry-After', '2').send());
  await walletRoutes(wallet, door);
  return door;
}

function wordOf(request: FastifyRequest): string {
  return (request.params as { word: string }).word;
}

/** `isAllowed` says whether an address may call. */
type KnownSettings = { settings: DialectSettings | null; isAllowed: (address: string) => boolean };
type Settings = (name: DialectName) => Promise<KnownSettings>;

async function askedOf(settingsOfName: Settings, dialect: Dialect, request: FastifyRequest, text: string): Promise<CallbackRequest> {
  const { arrived_ms } = request;
  const address = request.ip.replace(/^::ffff:(?=\d+\.)/, '');
  const read = await settingsOfName(dialect.name).catch(() => null);
  if (read === null) return { arrived_ms, text, sent: null, address, is_allowed: false, dialect, settings: null, is_lost: true };
  const { settings, isAllowed } = read;
  return { arrived_ms, text, sent: readBody(text), address, is_allowed: isAllowed(address), dialect, settings, is_lost: false };
}

/** The dialects' settings, read again when they are half a second old. */
function keptSettings(world: World): Settings {
  const kept = new Map<DialectName, { at_ms: number; read: ReturnType<Settings> }>();
  return (name) => {
    const known = kept.get(name);
    if (known && performance.now() - known.at_ms < SETTINGS_AGE_MS) return known.read;
    const read = settingsOf(world, world.db, name).then((settings) => ({ settings, isAllowed: allowedBy(settings?.allow_list ?? []) }));
    kept.set(name, { at_ms: performance.now(), read });
    // A failure is told to who asked, and not kept.
    read.catch(() => kept.delete(name));
    return read;
  };
}

/** More addresses than an aggregator calls from: who comes from others is looked up each time. */
const KNOWN_MAX = 1000;

/** Says of an address whether it is of an allow-list's addresses and networks; a word that is neither lets nobody in. What was said of an address is known after that. */
function allowedBy(words: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const word of words) {
    const [address = '', bits] = word.split('/');
    const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null;
    if (family === null) continue;
    const most = family === 'ipv4' ? 32 : 128;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (prefix >= 0 && prefix <= most) list.addSubnet(address, prefix, family);
  }
  const known = new Map<string, boolean>();
  return (address) => {
    const said = known.get(address);
    if (said !== undefined) return said;
    const is_allowed = isIPv4(address) ? list.check(address) : isIPv6(address) && list.check(address, 'ipv6');
    if (known.size < KNOWN_MAX) known.set(address, is_allowed);
    return is_allowed;
  };
}
