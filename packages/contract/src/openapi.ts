import { z } from 'zod';
import { isForConsole } from './address.ts';
import { type Endpoint, imageTypes } from './endpoint.ts';
import { commonRefusals, type RefusalCode, refusals } from './refusals.ts';

type Json = Record<string, unknown>;

const ERROR = {
  type: 'object',
  required: ['result', 'status', 'success', 'code', 'message', 'request_id'],
  properties: {
    result: { type: 'integer', enum: [0] },
    status: { type: 'integer' },
    success: { type: 'boolean', enum: [false] },
    code: { type: 'string', description: 'stable; programs decide by it' },
    message: { type: 'string', description: 'a sentence in the language of the request' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'a sentence per field' },
    request_id: { type: 'string' },
  },
};

const SUCCESS = {
  type: 'object',
  required: ['result', 'status', 'success', 'message'],
  properties: {
    result: { type: 'integer', enum: [1] },
    status: { type: 'integer', enum: [200] },
    success: { type: 'boolean', enum: [true] },
    message: { type: 'string' },
  },
};

const LANGUAGE = { name: 'Accept-Language', in: 'header', schema: { type: 'string', enum: ['en', 'zh', 'my', 'th'] } };
const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body give the first answer again; the apps always send one.',
  schema: { type: 'string', minLength: 8, maxLength: 255 },
};

/** Every refusal a call may answer with: its own, those of its kind, and those of any call. */
function refusalsOf(call: Endpoint): RefusalCode[] {
  const ofKind: RefusalCode[] = call.auth === 'none' ? [] : ['login_needed', 'session_expired'];
  if (call.auth === 'operator') ofKind.push('not_allowed', ...factorRefusals(call));
  if (call.method === 'POST' && isForConsole(call)) ofKind.push('foreign_origin');
  if (call.idempotent) ofKind.push('key_reused', 'key_running');
  return [...new Set([...call.refuses, ...ofKind, ...commonRefusals])];
}

/** What an operator's call is refused with for want of a second factor, or of a fresh proof. */
function factorRefusals({ proof, withoutFactor }: Endpoint): RefusalCode[] {
  return [...(withoutFactor ? [] : (['second_factor_needed'] as const)), ...(proof ? (['proof_needed'] as const) : [])];
}

/** The OpenAPI 3.0 document of the calls: of a 3.1 the page reads all of it again for each call that is opened. `groups` are the headings of the page, in order. Its paths are written down when they are
 * first read: most servers are never asked for them. */
export function openApi(groups: Record<string, readonly Endpoint[]>, version: string): Json {
  let paths: Record<string, Json> | null = null;
  return {
    openapi: '3.0.4',
    info: {
      title: 'Shwekan',
      version,
      description: 'Money is a decimal string in kyat with two decimals. Days and times are Asia/Yangon.',
    },
    tags: Object.keys(groups).map((name) => ({ name })),
    get paths() {
      paths ??= pathsOf(groups);
      return paths;
    },
    components: {
      schemas: { Error: ERROR, Success: SUCCESS },
      parameters: { Language: LANGUAGE, IdempotencyKey: IDEMPOTENCY },
      responses: commonFailures(),
      securitySchemes: {
        player: { type: 'http', scheme: 'bearer', description: "a player's token" },
        operator: { type: 'apiKey', in: 'cookie', name: 'operator', description: "an operator's session; `__Host-operator` in production" },
      },
    },
  };
}

function pathsOf(groups: Record<string, readonly Endpoint[]>): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const [tag, calls] of Object.entries(groups)) {
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, tag) };
    }
  }
  return paths;
}

function operation(call: Endpoint, tag: string): Json {
  const also = call.aliases?.length ? `The same at ${call.aliases.join(', ')}.` : '';
  const may = call.may ? `Asks for the permission ${[call.may].flat().join(' or ')}.` : '';
  const proof = call.proof ? 'Asks anew who it is when the last proof is old.' : '';
  const demo = call.demo ? 'In demo mode only.' : '';
  const description = [also, may, proof, demo].filter(Boolean).join(' ');
  const names = call.idempotent ? ['Language', 'IdempotencyKey'] : ['Language'];
  const headers = names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  return {
    tags: [tag],
    summary: call.summary,
    ...(description ? { description } : {}),
    operationId: `${call.method.toLowerCase()}${call.path.replace(/^\/api/, '').replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    ...security(call),
    parameters: [...fields(call.params, 'path'), ...fields(call.query, 'query'), ...headers],
    ...requestBody(call),
    responses: { '200': success(call), ...failures(call) },
  };
}

/** JSON, and an image where the call takes one. */
function requestBody(call: Endpoint): Json {
  const json = call.body ? { 'application/json': { schema: schema(call.body, 'input') } } : {};
  const content = { ...json, ...imageContent(call.image) };
  return Object.keys(content).length === 0 ? {} : { requestBody: { content } };
}

function imageContent(image: Endpoint['image']): Json {
  const binary = { type: 'string', format: 'binary' };
  if (image === 'raw') return Object.fromEntries(imageTypes.map((it) => [it, { schema: binary }]));
  if (image === undefined) return {};
  return { 'multipart/form-data': { schema: { type: 'object', required: ['image'], properties: { image: binary } } } };
}

function security(call: Endpoint): Json {
  if (call.auth === 'none') return {};
  if (call.auth === 'optional') return { security: [{}, { player: [] }] };
  return { security: [{ [call.auth]: [] }] };
}

function fields(shape: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (shape === undefined) return [];
  const { properties = {}, required = [] } = schema(shape, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, it]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: it,
  }));
}

function success(call: Endpoint): Json {
  const reply = schema(call.reply, 'output');
  const whole = call.bare ? reply : { allOf: [{ $ref: '#/components/schemas/Success' }, reply] };
  return { description: 'Done', content: { 'application/json': { schema: whole } } };
}

/** Most statuses mean the same at every call and are described once. */
function failures(call: Endpoint): Json {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => String(refusals[code]));
  const answers = [...byStatus].map(([status, codes]) => {
    const own = codes.some((code) => !(commonRefusals as readonly string[]).includes(code));
    return [status, own ? failure(codes) : { $ref: `#/components/responses/${status}` }];
  });
  return Object.fromEntries(answers);
}

function commonFailures(): Json {
  const byStatus = Map.groupBy<string, RefusalCode>(commonRefusals, (code) => String(refusals[code]));
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, failure(codes)]));
}

function failure(codes: RefusalCode[]): Json {
  return { description: codes.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
}

/** A request is described as it is sent, an answer as it arrives. */
function schema(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'openapi-3.0', override: spell });
  return rest;
}

/** In 3.0 null may stand beside a type alone. */
function spell({ jsonSchema }: { jsonSchema: Json }): void {
  const { nullable, anyOf } = jsonSchema;
  if (nullable !== true || !Array.isArray(anyOf)) return;
  delete jsonSchema['nullable'];
  jsonSchema['anyOf'] = anyOf.map((it: Json) => ({ ...it, nullable }));
}
