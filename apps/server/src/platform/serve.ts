import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { Auth, CallSet, Endpoint, Parsed, Reply } from '@shwekan/contract';
import { phrases } from '@shwekan/phrases';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { perMinute } from './call-limit.ts';
import { type CallerAt, callersAt, type OperatorCaller, type PlayerCaller, type WhoIs } from './callers.ts';
import { compressAnswers } from './compressed.ts';
import { tellsOfDone, whenConfirmed } from './confirmed.ts';
import type { Crowd } from './crowd.ts';
import { deviceNamed } from './devices.ts';
import { type Health, serveHealth } from './health.ts';
import { bodyHash, type IdempotencyKey } from './idempotency.ts';
import { imageOf, takeImages } from './image-body.ts';
import { operatorTokenIn } from './operator-cookie.ts';
import { refuseForeign } from './own-origin.ts';
import type { Pages } from './policy.ts';
import { trustedProxies } from './proxies.ts';
import { Refusal } from './refusal.ts';
import { languageOf, type PageLanguage, refusedAnswer } from './refusal-answer.ts';
import { type EndedRequest, hearEnd, watchRequests } from './requests.ts';
import { addSecurityHeaders } from './security-headers.ts';
import type { Config } from './settings.ts';
import { asksAnew, type KeepAtMost, type SharedAnswers, sendShared } from './shared-answers.ts';
import type { World } from './world.ts';

type CallerOf<A extends Auth> = A extends 'player'
  ? PlayerCaller
  : A extends 'operator'
    ? OperatorCaller
    : A extends 'optional'
      ? PlayerCaller | null
      : null;

export type { OperatorCaller, PlayerCaller, WhoIs } from './callers.ts';

/** A call as a use case gets it: parsed by its contract, its caller known. Of one whose answer is shared it knows nothing that is not the same for all. */
export type Call<E extends Endpoint> = E extends { shared: true } ? SharedCall<E> : OwnCall<E>;

type SharedCall<E extends Endpoint> = Parsed<E> & {
  language: PageLanguage;
  keepAtMost: KeepAtMost;
};

type OwnCall<E extends Endpoint> = Parsed<E> & {
  who: CallerOf<E['auth']>;
  /** What was sent instead of a body, or beside it, where the contract takes an image. */
  image: Buffer | null;
  language: PageLanguage;
  address: string;
  device: string;
  /** The name that the device keeps in its cookie. */
  device_name: string | null;
  /** Where the caller sees this door: PUBLIC_URL, else what the request was sent to. */
  origin: string;
  /** Set for money calls that came with an Idempotency-Key. */
  once: IdempotencyKey | null;
  /** Says in the answer's headers that it was given before. */
  markReplayed(): void;
  /** Tells the figures of requests what kind of call this was: one of few words, never of who calls. */
  markAs(word: string): void;
  setHeader(name: string, value: string): void;
};

export type Route = { endpoint: Endpoint; answer: (call: never) => Promise<unknown> };

/** A use case for every call of a set, and for no other. */
type Answers<S extends CallSet> = { [K in keyof S]: (call: Call<S[K]>) => Promise<Reply<S[K]>> };

/** Binds the calls of a set to their use cases. */
export function on<S extends CallSet>(calls: S, answers: NoInfer<Answers<S>>): Route[] {
  // What stands under a call's name answers that call: the types above say so.
  return Object.entries(calls).map(([name, endpoint]) => ({ endpoint, answer: answers[name] as Route['answer'] }));
}

export type DoorOptions = {
  /** Whose pages are served here: says what they may load. */
  pages: Pages;
  routes: Route[];
  shared: SharedAnswers;
  crowd: Crowd;
  whoIs: WhoIs;
  health: Health;
  /** Is told how each request ended. */
  hear: (request: EndedRequest) => void;
  /** Raw routes: event stream, static files, docs. */
  more?: (door: FastifyInstance) => Promise<void>;
};

const BODY_LIMIT_BYTES = 256 * 1024;
const LARGE_BODY_BYTES = 8 * 1024 * 1024;
/** A photo over the slowest line is here by then; a slower sender keeps a connection for nothing. */
const WHOLE_REQUEST_MS = 120_000;

/** Opens a front door: checks shape and caller, runs the use case, answers by the contract. Only here are refusals caught. */
export async function openDoor(world: World, options: DoorOptions): Promise<FastifyInstance> {
  const fail = (endpoint: Endpoint | null) => (failed: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const answer = (error: unknown) => {
      const refused = refusedAnswer(error, {
        endpoint,
        language: languageOf(request.headers['accept-language']),
        request_id: request.id,
        log: world.log,
        minimum_age: world.config.MINIMUM_AGE,
      });
      if (refused.retry_after_s !== null) reply.header('Retry-After', String(refused.retry_after_s));
      return reply.status(refused.status).header('Cache-Control', 'no-store').send(refused.body);
    };
    return tellsOfDone(failed) ? whenConfirmed(world.db, failed).then(answer) : answer(failed);
  };
  const door = fastify({
    // A path that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => {
      hearEnd(request, reply, options.hear);
      return fail(null)(error, request, reply);
    },
    loggerInstance: undefined,
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: WHOLE_REQUEST_MS,
    trustProxy: trustedProxies(world.config),
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  watchRequests(door, options.hear);
  await addSecurityHeaders(door, options.pages, world.config);
  options.crowd.watch(door, fail(null), { goesFirst: options.pages === 'console' });
  compressAnswers(door);
  // An empty body with a JSON content type is no body: clients send one with a bare POST.
  door.removeAllContentTypeParsers();
  door.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(new Refusal('malformed'));
    }
  });
  await door.register(rateLimit, { global: false });
  door.setErrorHandler(fail(null));
  if (options.pages === 'console') door.addHook('onRequest', async (request) => refuseForeign(request));
  const callerOf = callersAt(world, options.whoIs);
  const routes = options.routes.filter((it) => world.config.DEMO || !it.endpoint.demo);
  const serve = (part: FastifyInstance, some: Route[]) =>
    addRoutes(part, some, { shared: options.shared, crowd: options.crowd, callerOf, config: world.config, fail });
  serve(
    door,
    routes.filter((it) => !it.endpoint.image),
  );
  await door.register(async (part) => {
    await takeImages(part);
    // A caller without a session is refused before an image is read.
    part.addHook('onRequest', async (request) => {
      const route = routes.find((it) => it.endpoint.path === request.routeOptions.url);
      if (route) await callerOf(route.endpoint, request);
    });
    serve(
      part,
      routes.filter((it) => it.endpoint.image),
    );
  });
  serveHealth(door, options.health);
  if (options.more) await options.more(door);
  return door;
}

type Serving = {
  shared: SharedAnswers;
  crowd: Crowd;
  callerOf: CallerAt;
  config: Config;
  fail(endpoint: Endpoint): Parameters<FastifyInstance['setErrorHandler']>[0];
};

function addRoutes(door: FastifyInstance, routes: Route[], { fail, ...serving }: Serving): void {
  for (const route of routes) {
    const { endpoint } = route;
    for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      door.route({
        method: endpoint.method,
        url,
        ...(endpoint.large ? { bodyLimit: LARGE_BODY_BYTES } : {}),
        ...(endpoint.limit ? { config: perMinute(endpoint.limit.per_minute, (request) => countedBy(serving, endpoint, request)) } : {}),
        errorHandler: fail(endpoint),
        handler: endpoint.shared
          ? (request, reply) => serveShared(route, serving, request, reply)
          : (request, reply) => serveCall(route, serving, request, reply),
      });
    }
  }
}

/**
 * Whose calls a limit counts: a session's where there must be one, for thousands of players share an address of a mobile network. Where there may be one,
 * it is one that holds: what is made up would be counted anew with each call.
 */
async function countedBy(
  { callerOf, config }: Pick<Serving, 'callerOf' | 'config'>,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<string> {
  const { headers, ip } = request;
  if (endpoint.auth === 'operator') return bodyHash(operatorTokenIn(config, headers.cookie) ?? ip);
  if (endpoint.auth === 'player') return bodyHash(headers.authorization ?? ip);
  const who = await callerOf(endpoint, request);
  return who === null ? ip : `session:${who.session_id}`;
}

async function serveCall(
  route: Route,
  { shared, crowd, callerOf, config }: Omit<Serving, 'fail'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { endpoint } = route;
  const who = await callerOf(endpoint, request);
  const image = await imageOf(endpoint, request);
  const asked = askedOf(endpoint, request, image === null);
  const call = {
    ...asked,
    who,
    image,
    address: request.ip,
    origin: config.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`,
    device: String(request.headers['user-agent'] ?? '').slice(0, 200),
    device_name: deviceNamed(config, request.headers.cookie),
    once: endpoint.idempotent ? onceKey(endpoint, who as PlayerCaller | OperatorCaller, request, asked) : null,
    markReplayed: () => reply.header('Idempotent-Replayed', 'true'),
    markAs: (word: string) => {
      request.mark = word;
    },
    setHeader: (name: string, value: string) => reply.header(name, value),
  };
  const answering = () => route.answer(call as never);
  const said = who !== null && 'player_id' in who ? await crowd.inTurn(who.player_id, answering) : await answering();
  // Whoever works for the house, or moves a demo's clock, sees at once what they changed.
  if (endpoint.method === 'POST' && (endpoint.auth === 'operator' || endpoint.demo)) shared.drop();
  reply.header('Cache-Control', 'no-store').header('Vary', 'Accept-Language');
  return enveloped(endpoint, said, asked.language);
}

/** Answers a call whose answer is the same for all who ask the same. */
async function serveShared({ endpoint, answer }: Route, { shared }: Pick<Serving, 'shared'>, request: FastifyRequest, reply: FastifyReply) {
  const asked = askedOf(endpoint, request, true);
  const found = await shared.answer(`${endpoint.path} ${JSON.stringify(asked)}`, asksAnew(request), async (keepAtMost) => {
    return enveloped(endpoint, await answer({ ...asked, keepAtMost } as never), asked.language);
  });
  return sendShared(request, reply, found);
}

/** What a request asks, parsed by its contract. */
function askedOf(endpoint: Endpoint, request: FastifyRequest, has_body: boolean) {
  const sent = has_body ? request.body : undefined;
  return {
    params: endpoint.params?.parse(request.params),
    query: endpoint.query?.parse(request.query),
    body: endpoint.body?.parse(sent ?? (endpoint.method === 'POST' ? {} : undefined)),
    language: languageOf(request.headers['accept-language']),
  };
}

function enveloped(endpoint: Endpoint, said: unknown, language: PageLanguage): unknown {
  const answered = asPromised(endpoint, said);
  if (endpoint.bare) return answered;
  const message = phrases[language].said[endpoint.says ?? 'done'];
  return { result: 1, status: 200, success: true, message, ...(answered as object) };
}

/** The answer as the contract says it. One that does not fit is a bug of ours, not of who asked. */
export function asPromised(endpoint: Endpoint, answered: unknown): unknown {
  const parsed = endpoint.reply.safeParse(answered);
  if (parsed.success) return parsed.data;
  throw new Error(`${endpoint.method} ${endpoint.path} answered what its contract does not say: ${parsed.error.message}`);
}

/** What a path names is part of what was asked: the same key for another thing is another call. */
function onceKey(
  endpoint: Endpoint,
  who: PlayerCaller | OperatorCaller,
  request: FastifyRequest,
  { params, body }: { params: unknown; body: unknown },
): IdempotencyKey | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length < 8 || key.length > 255)
    throw new Refusal('malformed', { errors: { 'Idempotency-Key': 'malformed' } });
  return {
    owner: 'player_id' in who ? `player:${who.player_id}` : `operator:${who.operator_id}`,
    call: endpoint.path,
    key,
    body_hash: bodyHash(params === undefined ? body : { params, body }),
  };
}
