import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { callGroups, openApi } from '@shwekan/contract';
import type { FastifyInstance } from 'fastify';

/** Shows the contract as a browsable page at `/api/docs` and as a document at `/api/docs/json`. */
export async function serveDocs(door: FastifyInstance, version: string): Promise<void> {
  await door.register(swagger, { mode: 'static', specification: { document: openApi(callGroups, version) as never } });
  await door.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list', filter: true }, staticCSP: true });
}
