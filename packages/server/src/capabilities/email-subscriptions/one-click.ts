import formbody from '@fastify/formbody';
import type { SubscriptionKind } from '@heima/domain/email-subscriptions/endpoints.ts';
import { readLanguage } from '@heima/domain/shared/language.ts';
import { Refusal } from '@heima/domain/shared/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { requestLanguage } from '#platform/http/request-actor.ts';
import type { Services } from '#platform/services.ts';
import { findSubscription } from './find-subscription.ts';

interface OneClick {
  Params: { token: string };
  Querystring: { lang?: string };
  Body: Record<string, unknown> | undefined;
}

/** What the form of our own page sends, so that it is led back to the page. */
const pageField = 'from_page';

/**
 * The address of an e-mail's link also takes a POST: mail programs send one by themselves when their reader presses
 * "unsubscribe" (RFC 8058), from anywhere and without cookies, and the page's own form sends one where scripts are
 * switched off. The token alone gives the right.
 */
export function addOneClick(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    await scope.register(formbody);
    scope.post<OneClick>('/unsubscribe/:token', async (request, reply) => {
      const { token } = request.params;
      const language = requestLanguage(request);
      const now = services.clock();
      const cause = { actorId: null, actorKind: 'visitor', requestId: request.id, now } as const;
      let kind: SubscriptionKind | undefined;
      try {
        await services.unitOfWork(cause, async (unit) => {
          const subscription = await findSubscription(services, { token, language, db: unit.db });
          await subscription.stop(unit);
          kind = subscription.kind;
        });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
      const body = request.isMultipart() ? undefined : request.body;
      if (body?.[pageField] !== undefined) {
        const asked = readLanguage(request.query.lang);
        const query = asked ? `?lang=${asked}` : '';
        return reply.redirect(`/unsubscribe/${encodeURIComponent(token)}${query}`, 303);
      }
      return reply
        .code(kind ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(
          services.texts.say(
            language,
            kind ? `emailSubscriptions.${kind}.done` : 'emailSubscriptions.refusals.linkUnknown',
          ),
        );
    });
  });
}
