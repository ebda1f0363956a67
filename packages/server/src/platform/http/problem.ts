import type { Language } from '@heima/domain/shared/language.ts';
import { type ProblemCode, Refusal, type RefusalTable, refusalText } from '@heima/domain/shared/refusal.ts';
import { fieldMessages, spelledParams } from '@heima/domain/shared/validation-message.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDatabaseDown } from '#platform/db/database-down.ts';
import type { Texts } from '#platform/texts.ts';
import { PortError } from '#ports/port-error.ts';

/** The body of every error answer (rulings, Wire). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail: string;
  request_id: string;
  errors?: Record<string, string[]>;
  params?: Record<string, string | number>;
  [extra: string]: unknown;
}

/** Raised by the binding when input does not fit its schema. */
export class InvalidInput extends Error {
  readonly issues: z.core.$ZodIssue[];
  constructor(issues: z.core.$ZodIssue[]) {
    super('common.invalidInput');
    this.issues = issues;
  }
}

export interface ProblemContext {
  language: Language;
  texts: Texts;
  requestId: string;
  statuses: RefusalTable;
}

/** Turns anything thrown into a problem; what is not expected becomes a 500 that shows no inner detail. */
export function problemOf(error: unknown, context: ProblemContext): Problem {
  if (error instanceof InvalidInput) return invalidInput(error, context);
  if (error instanceof Refusal) return refused(error, context);
  if (error instanceof PortError) {
    const code = error.outcome === 'rejected' ? 'common.providerRefused' : 'common.providerDown';
    return problem(error.outcome === 'rejected' ? 400 : 503, code, context);
  }
  if (isDeadlock(error)) return problem(409, 'common.stateChanged', context);
  if (isDatabaseDown(error)) return problem(503, 'common.databaseDown', context);
  const status = clientFault(error);
  if (status === 413) return problem(413, 'common.tooLarge', context, { maximum: 1 });
  if (status === 415) return problem(415, 'common.unsupportedType', context);
  if (status === 404) return problem(404, 'common.notFound', context);
  // No field of ours is at fault: what came is no JSON, or breaks off.
  if (status) return problem(400, 'common.unreadableRequest', context);
  return problem(500, 'common.unexpected', context);
}

/** Two changes that waited for each other: the database gave one of them up, undone, so that it may be tried again. */
const isDeadlock = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '40P01';

/** Faults that Fastify and its plugins raise about the request itself: broken JSON, wrong type, too long. */
function clientFault(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** A problem names so many fields at most: an answer does not grow with what somebody sends. */
const mostFields = 50;
const longestName = 100;

function invalidInput(error: InvalidInput, context: ProblemContext): Problem {
  // A map: a field may be called as something that every object has.
  const errors = new Map<string, Set<string>>();
  for (const { field: whole, key, params } of fieldMessages(error.issues)) {
    const field = whole.length > longestName ? `${whole.slice(0, longestName)}…` : whole;
    if (!errors.has(field) && errors.size === mostFields) continue;
    const text = context.texts.translate(context.language, key, spelledParams(params, context.language));
    errors.set(field, (errors.get(field) ?? new Set()).add(text));
  }
  const listed = [...errors].map(([field, messages]) => [field, [...messages]]);
  return { ...problem(400, 'common.invalidInput', context), errors: Object.fromEntries(listed) };
}

function refused(refusal: Refusal, context: ProblemContext): Problem {
  const status = context.statuses[refusal.code];
  if (!status) return problem(500, 'common.unexpected', context);
  const found = problem(status, refusal.code, context, refusal.params);
  const errors = Object.fromEntries(
    Object.entries(refusal.fields ?? {}).map(([field, keys]) => [
      field,
      keys.map((key) => context.texts.translate(context.language, key, refusal.params)),
    ]),
  );
  return { ...found, ...(refusal.fields ? { errors } : {}), ...refusal.extra };
}

function problem(
  status: RefusalTable[string] | 500,
  code: ProblemCode,
  { language, texts, requestId }: ProblemContext,
  params?: Record<string, string | number>,
): Problem {
  return {
    type: `/problems/${code}`,
    title: texts.translate(language, `common.statuses.${status}`),
    status,
    code,
    detail: texts.translate(language, refusalText(code), {
      ...params,
      ...waitParam(params, { texts, language }),
    }),
    request_id: requestId,
    ...(params ? { params } : {}),
  };
}

/** The wait of a refusal in words: seconds below a minute, minutes below an hour, else hours, always rounded up. */
function waitParam(
  params: Record<string, string | number> | undefined,
  { texts, language }: Pick<ProblemContext, 'texts' | 'language'>,
): { wait: string } | undefined {
  if (typeof params?.seconds !== 'number') return undefined;
  const { seconds } = params;
  const unit = seconds < 60 ? 'seconds' : seconds <= 3540 ? 'minutes' : 'hours';
  const count = Math.ceil(seconds / { seconds: 1, minutes: 60, hours: 3600 }[unit]);
  return { wait: texts.translate(language, `common.wait.${unit}`, { count }) };
}

/** Sends a problem with its headers. */
export const sendProblem = (reply: FastifyReply, found: Problem): FastifyReply =>
  asProblem(reply, found).type('application/problem+json').send(JSON.stringify(found));

/** Status and headers of a problem, in whatever form it is answered. */
export function asProblem(reply: FastifyReply, found: Problem): FastifyReply {
  if (found.status === 429) reply.header('retry-after', String(found.params?.seconds));
  if (found.status === 503) reply.header('retry-after', '30');
  return reply.code(found.status).header('cache-control', 'no-store');
}

/**
 * Logs what was not expected with what is needed to find it, and providers that did not answer; expected refusals only
 * at debug level.
 */
export function logProblem(request: FastifyRequest, error: unknown, found: Problem): void {
  if (error instanceof PortError && found.status === 503) {
    const { port, operation, outcome, providerCode } = error;
    // Wrong credentials and a changed protocol do not pass by themselves.
    const level = outcome === 'unauthorized' || outcome === 'protocol' ? 'error' : 'warn';
    request.log[level]({ port, operation, outcome, providerCode }, 'provider');
  } else if (found.code === 'common.databaseDown')
    request.log.warn({ error: (error as Error).message }, 'database down');
  else if (found.status === 500) request.log.error({ err: loggable(error), code: found.code }, 'unexpected');
  else request.log.debug({ code: found.code, status: found.status }, 'refused');
}

/** An error without what the database adds to its own, which holds values of rows. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return { type: error.name, message: error.message, stack: error.stack, code, constraint, table };
}
