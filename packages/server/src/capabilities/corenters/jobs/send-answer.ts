import { mailingAddress } from '#capabilities/contacts/public.ts';
import { peopleById } from '#capabilities/profiles/public.ts';
import { sendLetter } from '#platform/email/send-letter.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { findRequest } from '../request-store.ts';
import { answerLetter } from './corenter-letters.ts';
import { sendAnswerJob } from './send-answer-job.ts';

/** Tells who invited what was answered, in that person's own language. */
export const sendAnswer = handleJob(
  sendAnswerJob,
  async (services: Services, { requestId, letter, answeredBy, isAccepted }) => {
    const { db, config } = services;
    const row = await findRequest(db, requestId);
    const reader = row && (await mailingAddress(db, row.requested_by));
    const other = (await peopleById(db, [answeredBy])).get(answeredBy);
    if (!row || !reader || !other) return;
    const target = {
      to: reader.address,
      language: reader.primary_language,
      key: `corenter-answer-${requestId}-${letter}`,
    };
    await sendLetter(services, target, (say) =>
      answerLetter(say, isAccepted ? 'corenterAccepted' : 'corenterDeclined', {
        fullName: reader.full_name,
        productName: config.PRODUCT_NAME,
        // Whoever declines stays what the inviter has typed: an address.
        other: isAccepted ? other.full_name : row.email,
        url: `${config.PUBLIC_URL}/profile#corenters`,
      }),
    );
  },
);
