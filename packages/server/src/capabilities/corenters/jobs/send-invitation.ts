import { mailingAddress } from '#capabilities/contacts/public.ts';
import { peopleById } from '#capabilities/profiles/public.ts';
import { sendLetter } from '#platform/email/send-letter.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { makeToken } from '../invitation-token.ts';
import { statusOf } from '../present-request.ts';
import { findRequest, ownerOfAddress } from '../request-store.ts';
import { invitationLetter } from './corenter-letters.ts';
import { sendInvitationJob } from './send-invitation-job.ts';

/**
 * Sends the letter of an invitation, in the language of the reader where there is an account and of the inviter where
 * there is none. Nothing goes out when the invitation was answered, removed or sent anew meanwhile.
 */
export const sendInvitation = handleJob(
  sendInvitationJob,
  async (services: Services, { requestId, letter }) => {
    const { db, clock, config, secrets } = services;
    const row = await findRequest(db, requestId);
    if (!row || row.letter !== letter || statusOf(row, clock()) !== 'PENDING') return;
    const [people, inviter, reader] = await Promise.all([
      peopleById(db, [row.requested_by]),
      mailingAddress(db, row.requested_by),
      ownerOfAddress(db, row.email_key),
    ]);
    const other = people.get(row.requested_by);
    if (!other) return;
    const language = reader?.primary_language ?? inviter?.primary_language ?? 'is';
    const target = { to: row.email, language, key: `corenter-${requestId}-${letter}` };
    await sendLetter(services, target, async (say) => {
      const token = await makeToken(db, secrets, requestId);
      return invitationLetter(say, {
        fullName: reader?.full_name,
        productName: config.PRODUCT_NAME,
        other: other.full_name,
        url: `${config.PUBLIC_URL}/invitations/${requestId}?token=${token}`,
      });
    });
  },
);
