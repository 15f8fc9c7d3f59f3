import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import { type Pages, policyOf } from './policy.ts';
import type { Config } from './settings.ts';

/** What no page of ours asks a device for, nor a game in a frame of ours. */
const NOTHING_OF_THE_DEVICE =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()';

/** What never stands alone as a page: answers of calls, and the parts of an app. */
const PART_OF_A_PAGE = /^\/(?:assets\/|api\/(?!docs))/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route answers is for machines: never a page, wherever it stands. */
    is_for_machines?: boolean;
  }
}

/** What of the headers still says something of such a part. */
const OF_PARTS = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy', 'referrer-policy'];

/**
 * Adds to each answer of a door what its pages may load and may be done with. Where no answer has a nonce of its own the headers are the
 * same in all of them: they are made once, for to make them anew costs a call of the wallet a tenth of its time. What is no page is told in short that nothing in it may load or run: what
 * a page may would weigh more than most answers do, and an open screen asks for hundreds in an hour.
 */
export async function addSecurityHeaders(door: FastifyInstance, pages: Pages, config: Config): Promise<void> {
  const options: FastifyHelmetOptions = {
    ...policyOf(pages, config),
    strictTransportSecurity: config.NODE_ENV === 'production' ? { maxAge: 31_536_000 } : false,
  };
  const own = options.enableCSPNonces ? {} : await headersOf(options);
  const headers = { 'permissions-policy': NOTHING_OF_THE_DEVICE, ...own };
  const inShort = options.enableCSPNonces
    ? headers
    : {
        'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
        ...Object.fromEntries(Object.entries(own).filter(([name]) => OF_PARTS.includes(name))),
      };
  door.addHook('onRequest', (request, reply, done) => {
    const is_part = request.routeOptions.config.is_for_machines === true || PART_OF_A_PAGE.test(request.url);
    reply.headers(is_part ? inShort : headers).header('x-request-id', request.id);
    done();
  });
  if (options.enableCSPNonces) await door.register(helmet, options);
}

/** The headers that helmet gives every answer. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const bare = await answerOf(fastify());
  const door = fastify();
  await door.register(helmet, options);
  const all = await answerOf(door);
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (name in bare ? [] : [[name, String(value)]])));
}

async function answerOf(door: FastifyInstance) {
  door.get('/', async () => '');
  const { headers } = await door.inject('/');
  await door.close();
  return headers;
}
