import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { commonRefusals, type RefusalCode, refusals } from './refusals.ts';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document: what other people's tools read. `sentences` are the refusals in English. */
export function openApi(calls: readonly Endpoint[], sentences: Record<RefusalCode, string>): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      const key = path.replace(/:(\w+)/g, '{$1}');
      paths[key] = { ...paths[key], [call.method.toLowerCase()]: operation(call, path, sentences) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shwekan',
      version: '1',
      description: 'Money is text in kyat with two decimals. Days and times are Asia/Yangon. Every failure has a stable code.',
    },
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(call: Endpoint, path: string, sentences: Record<RefusalCode, string>): Json {
  const codes = [
    ...new Set([
      ...call.refuses,
      ...(call.auth === 'player' || call.auth === 'operator' ? (['login_needed', 'session_expired'] as const) : []),
      ...commonRefusals,
    ]),
  ];
  return {
    operationId: `${call.method.toLowerCase()}${path.replace(/\W+(\w)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase())}`,
    summary: call.summary,
    tags: [tagOf(call)],
    ...(call.auth === 'none' ? {} : { security: call.auth === 'optional' ? [{}, { session: [] }] : [{ session: [] }] }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...(call.idempotent ? [idempotencyKey] : [])],
    ...(call.body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } } : {}),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: answerSchema(call) } } },
      ...failures(codes, sentences),
    },
  };
}

function answerSchema(call: Endpoint): Json {
  const reply = schemaOf(call.reply, 'output');
  if (call.bare) return reply;
  const envelope = { result: { const: 1 }, status: { const: 200 }, success: { const: true }, message: { type: 'string' } };
  return {
    ...reply,
    properties: { ...envelope, ...(reply.properties as Json | undefined) },
    required: [...Object.keys(envelope), ...((reply.required as string[] | undefined) ?? [])],
  };
}

function failures(codes: readonly RefusalCode[], sentences: Record<RefusalCode, string>): Json {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of codes) byStatus.set(refusals[code], [...(byStatus.get(refusals[code]) ?? []), code]);
  const rows = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, some]) => {
      const description = some.map((code) => `\`${code}\`: ${sentences[code]}`).join('\n\n');
      const properties = {
        result: { const: 0 },
        status: { const: status },
        success: { const: false },
        code: { enum: some },
        message: { type: 'string' },
        errors: { type: 'object', additionalProperties: { type: 'string' } },
        request_id: { type: 'string' },
      };
      const schema = { type: 'object', properties, required: ['result', 'status', 'success', 'code', 'message', 'request_id'] };
      return [String(status), { description, content: { 'application/json': { schema } } }];
    });
  return Object.fromEntries(rows);
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 8, maxLength: 255 },
  description: 'The same key with the same body gets the first answer again.',
};

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const object = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(object.properties ?? {}).map(([name, it]) => ({
    name,
    in: place,
    required: place === 'path' || (object.required ?? []).includes(name),
    schema: it,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

/** The room a call belongs to, by its path. */
function tagOf(call: Endpoint): string {
  if (call.path.startsWith('/api/console/')) return 'console';
  if (call.demo) return 'demo';
  return call.auth === 'none' ? 'public' : 'player';
}
