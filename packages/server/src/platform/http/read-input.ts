import type { Endpoint } from '@heima/domain/shared/endpoint.ts';
import { languageQuery } from '@heima/domain/shared/public-list.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import * as zod from 'zod';
import { InvalidInput } from './problem.ts';
import { readUpload } from './read-upload.ts';
import { sanitizeTexts } from './sanitize-texts.ts';

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
  file: unknown;
}

const everyCall = zod.object(languageQuery);
const noFields = zod.strictObject({});

/**
 * Reads what a request gives by the schemas of its contract. Whatever the contract does not name is refused at its
 * name, in the query as in the body: a mistyped filter would otherwise answer as if nothing had been asked.
 * @throws Refusal common.notFound for a path that cannot name anything, InvalidInput for everything else
 */
export async function readInput(endpoint: Endpoint, request: FastifyRequest): Promise<Input> {
  // A path that cannot name anything names nothing: 404, the same as an unknown id.
  const path = sanitizeTexts(request.params);
  const params = endpoint.params ? zod.safeParse(endpoint.params, path.value) : undefined;
  if (params && (!params.success || path.issues.length > 0)) refuse('common.notFound');
  const issues: z.core.$ZodIssue[] = [];
  const read = (schema: z.core.$ZodType | undefined, value: unknown): unknown => {
    const sanitized = sanitizeTexts(value);
    issues.push(...sanitized.issues);
    const result = zod.safeParse(schema ?? noFields, sanitized.value, { reportInput: true });
    if (!result.success) issues.push(...result.error.issues);
    return schema ? result.data : undefined;
  };
  const names = queryFaults(endpoint, request.query as Record<string, unknown>);
  issues.push(...names.issues);
  const { lang } = names.rest;
  if (lang !== undefined && !queryNames(endpoint).has('lang')) read(everyCall, { lang });
  const query = endpoint.query ? read(endpoint.query, names.rest) : undefined;
  // Read only where a file is asked for: elsewhere its fields would be left out without a word.
  if (!endpoint.file && request.isMultipart()) refuse('common.unsupportedType');
  const upload = endpoint.file ? await readUpload(request, endpoint.file) : undefined;
  const body = read(endpoint.body, upload ? upload.fields : (request.body ?? {}));
  if (issues.length > 0) throw new InvalidInput(issues);
  return { params: params?.data, query, body, file: upload?.file };
}

const namesOf = new WeakMap<Endpoint, ReadonlyMap<string, 'once' | 'repeated'>>();

/** The names that the query of a call may have, and whether a name may come more than once (R039). */
function queryNames(endpoint: Endpoint): ReadonlyMap<string, 'once' | 'repeated'> {
  const known = namesOf.get(endpoint);
  if (known) return known;
  const { properties = {} } = endpoint.query
    ? zod.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' })
    : {};
  const found = new Map(
    Object.entries(properties).map(
      ([name, schema]) =>
        [name, JSON.stringify(schema).includes('"type":"array"') ? 'repeated' : 'once'] as const,
    ),
  );
  namesOf.set(endpoint, found);
  return found;
}

/** What no schema sees: names that the call does not have, and several values where there is one. */
function queryFaults(
  endpoint: Endpoint,
  query: Record<string, unknown>,
): { issues: z.core.$ZodIssue[]; rest: Record<string, unknown> } {
  const issues: z.core.$ZodIssue[] = [];
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    const times = queryNames(endpoint).get(name) ?? (name === 'lang' ? 'once' : undefined);
    const fault = !times
      ? 'validation.unknownParameter'
      : times === 'once' && Array.isArray(value)
        ? 'validation.givenTwice'
        : undefined;
    if (fault) issues.push({ code: 'custom', path: [name], message: fault, input: value });
    else rest[name] = value;
  }
  return { issues, rest };
}
