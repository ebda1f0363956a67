import { stillFreeForm as contract, stillFreeAnswers } from '@heima/domain/listing-freshness/endpoints.ts';
import { readLanguage } from '@heima/domain/shared/language.ts';
import { Refusal } from '@heima/domain/shared/refusal.ts';
import { formRoute } from '#platform/http/form-route.ts';
import { takeAnswer } from './answer-still-free.ts';

/** The form of the link's page where scripts are switched off; the page says what has come of it. */
export const stillFreeForm = formRoute(
  contract,
  async ({ params: { token }, query, fields, language, services, cause }) => {
    const answer = stillFreeAnswers.find((one) => one === fields.answer);
    // Our page names an answer; whatever else is sent here gives nothing.
    if (!answer)
      return {
        status: 404,
        text: services.texts.translate(language, 'listingFreshness.refusals.linkUnknown'),
      };
    try {
      await services.unitOfWork(cause, (unit) => takeAnswer(services, unit, { token, answer }));
    } catch (error) {
      // The page shows where the home stands instead.
      if (!(error instanceof Refusal)) throw error;
    }
    const asked = typeof query.lang === 'string' ? readLanguage(query.lang) : undefined;
    return { page: `/still-free/${encodeURIComponent(token)}${asked ? `?lang=${asked}` : ''}` };
  },
);
