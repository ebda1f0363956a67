import { oneClickUnsubscribe, type SubscriptionKind } from '@heima/domain/email-subscriptions/endpoints.ts';
import { readLanguage } from '@heima/domain/shared/language.ts';
import { Refusal } from '@heima/domain/shared/refusal.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import { formRoute } from '#platform/http/form-route.ts';
import { findSubscription } from './find-subscription.ts';

/** What the form of our own page sends, so that it is led back to the page. */
const pageField = 'from_page';

/**
 * The address of an e-mail's link also takes a POST: mail programs send one by themselves when their reader presses
 * "unsubscribe" (RFC 8058), from anywhere and without cookies, and the page's own form sends one where scripts are
 * switched off. The token alone gives the right.
 */
export const oneClick = formRoute(
  oneClickUnsubscribe,
  async ({ params: { token }, query, fields, language, services, cause }) => {
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
    if (fields[pageField] !== undefined) {
      const asked = typeof query.lang === 'string' ? readLanguage(query.lang) : undefined;
      return { page: `/unsubscribe/${encodeURIComponent(token)}${asked ? `?lang=${asked}` : ''}` };
    }
    const text: TextKey = kind
      ? `emailSubscriptions.${kind}.done`
      : 'emailSubscriptions.refusals.linkUnknown';
    return { status: kind ? 200 : 404, text: services.texts.translate(language, text) };
  },
);
