import { platformEndpoints } from '@heima/domain/platform/endpoints.ts';
import type { OutsideEndpoint } from '@heima/domain/shared/outside-endpoint.ts';
import type { RefusalTable } from '@heima/domain/shared/refusal.ts';
import type { Capability } from '#platform/capability.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';

/** The group of what no capability answers. */
export const platformTag = 'platform';

/** What capabilities and platform declare outside of /api/v1, as paths of the OpenAPI document. */
export function outsideOperations(
  capabilities: readonly Capability[],
  statuses: RefusalTable,
): OpenApiDocument['paths'] {
  const declared = [
    ...capabilities.flatMap((capability) =>
      outsideOf(capability).map((endpoint) => ({ endpoint, tag: capability.name })),
    ),
    ...platformEndpoints.map((endpoint) => ({ endpoint, tag: platformTag })),
  ];
  return Object.fromEntries(
    declared.map(({ endpoint, tag }) => [
      openApiPath(endpoint),
      { [endpoint.method.toLowerCase()]: operationOf(endpoint, tag, statuses) },
    ]),
  );
}

/** What a capability declares outside of /api/v1. */
export const outsideOf = ({ files = [], webhooks = [], forms = [] }: Capability): OutsideEndpoint[] =>
  [...files, ...webhooks, ...forms].map(({ endpoint }) => endpoint);

/** The path as the document writes it. */
export const openApiPath = ({ path }: OutsideEndpoint): string =>
  path.replace(/:(\w+)/g, '{$1}').replace('*', '{rest}');

function operationOf(endpoint: OutsideEndpoint, tag: string, statuses: RefusalTable): Operation {
  const access = 'access' in endpoint ? endpoint.access : endpoint.kind === 'form' ? 'token' : 'signed';
  const names = [...openApiPath(endpoint).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[/:_.*-]+(\w|$)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary: endpoint.summary,
    'x-access': access,
    security: access === 'user' ? [{ bearer: [] }] : [{}],
    servers: [{ url: '/' }],
    parameters: [
      ...names.map((name) => parameter(name, 'path')),
      ...(endpoint.kind === 'file' && endpoint.access === 'signed' ? ['for', 'until', 'key'] : []).map(
        (name) => parameter(name, 'query'),
      ),
    ],
    responses: { '200': goodAnswer(endpoint), ...problemsOf(endpoint, statuses) },
  };
}

const parameter = (name: string, place: 'path' | 'query'): Operation['parameters'][number] => ({
  name,
  in: place,
  required: true,
  schema: { type: 'string' },
});

function goodAnswer(endpoint: OutsideEndpoint): Operation['responses'][string] {
  if (!('types' in endpoint)) return { description: 'Taken' };
  const schema = { type: 'string' };
  return {
    description: 'Done',
    content: Object.fromEntries(endpoint.types.map((type) => [type, { schema }])),
  };
}

function problemsOf(endpoint: OutsideEndpoint, statuses: RefusalTable): Operation['responses'] {
  const codes: Record<string, string> = {};
  if (endpoint.kind === 'webhook')
    Object.assign(codes, {
      '400': 'Of another form',
      '401': 'Signature not the provider’s',
      '413': 'Too long',
    });
  else if (endpoint.params) codes['404'] = 'common.notFound';
  for (const code of refusalsOf(endpoint)) codes[String(statuses[code] ?? 400)] = code;
  return Object.fromEntries(Object.entries(codes).map(([status, description]) => [status, { description }]));
}

/** The refusals that an endpoint declares. */
export const refusalsOf = (endpoint: OutsideEndpoint): string[] =>
  endpoint.kind === 'file' ? [endpoint.unknown, endpoint.expired].filter((code) => code !== undefined) : [];
