import formbody from '@fastify/formbody';
import type { Language } from '@heima/domain/shared/language.ts';
import type { FormEndpoint } from '@heima/domain/shared/outside-endpoint.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import * as zod from 'zod';
import type { Cause } from '#platform/db/unit-of-work.ts';
import type { Services } from '#platform/services.ts';
import { requestLanguage } from './request-actor.ts';

/** A form that was sent, as its use case sees it. */
interface SentForm<Params> {
  params: Params;
  query: Readonly<Record<string, unknown>>;
  /** None when the body was of another form. */
  fields: Readonly<Record<string, unknown>>;
  language: Language;
  services: Services;
  cause: Cause;
}

/** A short text, or the page that the browser is led to. */
type FormAnswer = { status: 200 | 404; text: string } | { page: string };

export interface FormRoute {
  endpoint: FormEndpoint;
  handler(form: SentForm<never>): Promise<FormAnswer>;
}

/** Binds a form to its use case. */
export const formRoute = <const E extends FormEndpoint>(
  endpoint: E,
  handler: (
    form: SentForm<E['params'] extends z.core.$ZodType ? z.output<E['params']> : undefined>,
  ) => Promise<FormAnswer>,
): FormRoute => ({ endpoint, handler: handler as FormRoute['handler'] });

/** Takes a form from anywhere and without cookies: what is in its path gives the right. */
export function takeForm(app: FastifyInstance, { endpoint, handler }: FormRoute, services: Services): void {
  app.register(async (scope) => {
    await scope.register(formbody);
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      handler: async (request, reply) => {
        const params = endpoint.params ? zod.safeParse(endpoint.params, request.params) : undefined;
        if (params && !params.success) return refuse('common.notFound');
        const cause = {
          actorId: null,
          actorKind: 'visitor',
          requestId: request.id,
          now: services.clock(),
        } as const;
        const answer = await handler({
          params: params?.data as never,
          query: request.query as Record<string, unknown>,
          fields: request.isMultipart() ? {} : ((request.body ?? {}) as Record<string, unknown>),
          language: requestLanguage(request),
          services,
          cause,
        });
        if ('page' in answer) return reply.redirect(answer.page, 303);
        return reply.code(answer.status).type('text/plain; charset=utf-8').send(answer.text);
      },
    });
  });
}
