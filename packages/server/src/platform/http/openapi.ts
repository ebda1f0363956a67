import { type Endpoint, staffAreasOf } from '@heima/domain/shared/endpoint.ts';
import { languageQuery } from '@heima/domain/shared/public-list.ts';
import { type RefusalTable, sharedRefusals } from '@heima/domain/shared/refusal.ts';
import { documentedErrors } from '@heima/domain/sign-in/documented-errors.ts';
import * as zod from 'zod';
import type { Capability } from '#platform/capability.ts';
import { pascal, type SchemaPlace, shareSchemas, singular } from './openapi-components.ts';
import type { OpenApiDocument, Operation, Schema } from './openapi-document.ts';
import { outsideOperations, platformTag } from './openapi-outside.ts';

const problem: Schema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: {
      type: 'string',
      description: 'Stays the same in every language; decide by this, not by the text.',
    },
    detail: { type: 'string', description: 'For people, in the language of the request.' },
    request_id: { type: 'string' },
    errors: {
      type: 'object',
      description: 'What is wrong with which field, of at most 50 fields.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    params: {
      type: 'object',
      description: 'The numbers and words of the text. With 429 `seconds` to wait, as in Retry-After.',
      additionalProperties: { type: ['string', 'number'] },
    },
    error: {
      type: 'string',
      description:
        'The name that signing in has for the refusal: of the e-mail check, the password, the phone, the reset.',
      enum: [...new Set(Object.values(documentedErrors).map(({ error }) => error))],
    },
    changed: {
      type: 'array',
      items: { type: 'string' },
      description: 'With 412: the fields that differ from the version that If-Match names.',
    },
    current: { type: ['object', 'null'], description: 'With 412: the thing as it is now, with its version.' },
    saved_search_id: { type: 'string', description: 'The saved search that is the same.' },
  },
};

const ifMatch: Operation['parameters'][number] = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'The ETag, or the `version` in quotation marks, of the answer that the change was made from. Without it the last write wins, field by field.',
};

/** The OpenAPI document of all capabilities, made from the same endpoint values that serve them. */
export function openApiDocument(capabilities: readonly Capability[], title: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  // A call may also refuse with a code of a capability that it uses.
  const statuses: RefusalTable = Object.assign(
    {},
    sharedRefusals,
    ...capabilities.map(({ refusals }) => refusals),
  );
  for (const capability of capabilities)
    for (const { endpoint } of capability.routes) {
      const path = `${endpoint.path.replace(/:(\w+)/g, '{$1}')}/`;
      const at = paths[path] ?? {};
      paths[path] = { ...at, [endpoint.method.toLowerCase()]: operationOf(endpoint, capability, statuses) };
    }
  const outside = outsideOperations(capabilities, statuses);
  const components = shareSchemas(Object.entries(paths).flatMap(([path, calls]) => schemasIn(path, calls)));
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Paths work with and without the trailing slash. Dates are YYYY-MM-DD, instants UTC. ISK is whole krónur. ' +
        'Lists take page and page_size. Every call takes lang; names that it does not have are refused. POST takes an Idempotency-Key; what two people can edit, If-Match. Errors are application/problem+json.',
    },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(capabilities.map((capability) => capability.name)), platformTag].map((name) => ({
      name,
    })),
    paths: { ...paths, ...outside },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...components, Problem: problem },
    },
  };
}

function operationOf(endpoint: Endpoint, capability: Capability, statuses: RefusalTable): Operation {
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[/:_-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [capability.name],
    summary: endpoint.summary,
    'x-access': staffAreasOf(endpoint)
      ? `staff: ${staffAreasOf(endpoint)?.join(', ')}`
      : String(endpoint.access),
    security: endpoint.access === 'user' || staffAreasOf(endpoint) ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', queryOf(endpoint)),
      ...(endpoint.versioned ? [ifMatch] : []),
    ],
    ...(requestBody(endpoint) ?? {}),
    responses: responsesOf(endpoint, statuses),
  };
}

/** The query of a call with what every call takes. */
const queryOf = ({ query }: Endpoint): zod.core.$ZodType =>
  query instanceof zod.ZodObject && !('lang' in query.shape)
    ? query.extend(languageQuery)
    : (query ?? zod.object(languageQuery));

/** Every schema of the calls of a path but the one of problems, which is a component already. */
function schemasIn(path: string, calls: Record<string, Operation>): SchemaPlace[] {
  const nouns = path.split('/').filter((part) => part && !part.startsWith('{'));
  const noun = pascal(nouns.at(-1) ?? 'root');
  return Object.entries(calls).flatMap(([method, { parameters, requestBody, responses }]) => {
    const contents = [
      ...Object.values(responses).map(({ content }) => ({ content, name: singular(noun) })),
      { content: requestBody?.content, name: `${pascal(method)}${noun}Body` },
    ];
    return [
      ...contents.flatMap(({ content = {}, name }) =>
        Object.values(content).map((holder) => ({ holder, name })),
      ),
      ...parameters.map((holder) => ({ holder, name: pascal(holder.name) })),
    ]
      .filter(({ holder }) => !('$ref' in holder.schema))
      .map(({ holder, name }) => ({
        schema: holder.schema as SchemaPlace['schema'],
        name,
        replace: (by) => {
          holder.schema = by;
        },
      }));
  });
}

/** Takes out what says nothing to people: bounds that every whole number has, and the pattern of a named format. */
function simplify(schema: Schema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.format) delete schema.pattern;
}

const jsonSchema = (schema: zod.core.$ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...made } = zod.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => simplify(made as Schema),
  }) as Schema;
  return made;
};

function parametersOf(
  place: 'path' | 'query',
  schema: zod.core.$ZodType | undefined,
): Operation['parameters'] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function requestBody(endpoint: Endpoint): Pick<Operation, 'requestBody'> | undefined {
  const body = endpoint.body ? jsonSchema(endpoint.body, 'input') : undefined;
  if (endpoint.file) {
    const fields = (body?.properties as Schema | undefined) ?? {};
    const file = {
      type: 'string',
      format: 'binary',
      description: `At most ${endpoint.file.maxBytes / 1_000_000} MB`,
    };
    const schema = {
      type: 'object',
      properties: { ...fields, [endpoint.file.field]: file },
      required: [endpoint.file.field],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  return body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
}

function responsesOf(endpoint: Endpoint, statuses: RefusalTable): Operation['responses'] {
  const good = endpoint.response
    ? {
        [String(endpoint.status ?? 200)]: {
          description: 'Done',
          content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
        },
      }
    : { '204': { description: 'Done' } };
  const problems: Operation['responses'] = {};
  for (const code of [...usualRefusals(endpoint), ...(endpoint.refusals ?? [])]) {
    const status = String(statuses[code] ?? 400);
    const before = problems[status]?.description;
    problems[status] = {
      description: before ? `${before}, ${code}` : code,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return { ...good, ...problems };
}

/** Refusals that follow from what the endpoint declares. */
function usualRefusals(endpoint: Endpoint): string[] {
  const codes = ['common.invalidInput', 'common.tooManyRequests'];
  if (endpoint.params) codes.unshift('common.notFound');
  if (endpoint.access === 'user' || endpoint.access === 'client') codes.unshift('common.signInNeeded');
  if (staffAreasOf(endpoint)) codes.unshift('common.signInNeeded', 'common.notAllowed');
  if (endpoint.versioned) codes.push('common.changedMeanwhile');
  if (endpoint.body) codes.push('common.unreadableRequest');
  if (endpoint.file) codes.push('common.tooLarge', 'common.unsupportedType');
  return codes;
}
