import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Endpoint, openApi } from '@shwekan/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Docs = {
  version: string;
  /** Where the page is; its document is at `/json` below it. */
  path: string;
  /** The calls under their headings. */
  groups: Record<string, readonly Endpoint[]>;
  /** Decides before the document is given; refuses a caller who may not read it. */
  guard?: (request: FastifyRequest) => Promise<unknown>;
};

/** Files of this origin only, in no frame and with none. It may be read over plain http, so nothing is upgraded. */
const POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'style-src': ["'self'"],
};

/** Shows calls of the contract as a browsable page and as a document. The page itself tells nothing: what is guarded is the document. */
export async function serveDocs(door: FastifyInstance, { version, path, groups, guard }: Docs): Promise<void> {
  await door.register(async (part) => {
    await part.register(swagger, { mode: 'static', specification: { document: openApi(groups, version) as never } });
    if (guard)
      part.addHook('onRequest', async (request) => {
        if (/\/(json|yaml)$/.test(request.routeOptions.url ?? '')) await guard(request);
      });
    await part.register(swaggerUi, {
      routePrefix: path,
      // Without the bar above it, which asks for the address of another document and brings styles that no policy of ours takes.
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', filter: true },
      staticCSP: POLICY,
    });
  });
}
