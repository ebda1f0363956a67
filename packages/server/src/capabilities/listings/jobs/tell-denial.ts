import { firstName } from '@heima/domain/accounts/full-name.ts';
import type { Say } from '@heima/domain/shared/say.ts';
import { z } from 'zod';
import type { Letter } from '#platform/email/letter.ts';
import { sendLetter } from '#platform/email/send-letter.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { deniedListing } from '../publication/publication-store.ts';

/** Tells the owner by e-mail, in the owner's language, that staff refused the listing and why (C37). */
export const tellDenial = defineJob({
  name: 'listings.tell-denial',
  payload: z.object({ requestId: z.uuid(), decidedAt: z.iso.datetime() }),
});

export const tellDenialJob = handleJob(tellDenial, async (services: Services, { requestId, decidedAt }) => {
  const at = new Date(decidedAt);
  const denied = await deniedListing(services.db, requestId, at);
  // The refusal may have been taken back, or the account deleted, before the job ran.
  if (!denied) return;
  await sendLetter(
    services,
    {
      to: denied.address,
      language: denied.primary_language,
      key: `listing-denied-${requestId}-${at.getTime()}`,
    },
    (say) =>
      denialLetter(say, {
        name: firstName(denied.full_name),
        title: denied.title ?? say('listings.card.untitled'),
        reason: denied.reason ?? '',
        product: services.config.PRODUCT_NAME,
        url: `${services.config.PUBLIC_URL}/landlord/my-listings/${denied.listing_id}/edit`,
      }),
  );
});

function denialLetter(
  say: Say,
  { url, ...about }: { name: string; title: string; reason: string; product: string; url: string },
): Letter {
  const text = (name: string) => say(`listings.letters.denied.${name}`, about);
  return {
    subject: text('subject'),
    heading: text('heading'),
    greeting: say('emails.layout.greeting', { name: about.name }),
    paragraphs: [text('text'), text('why'), text('next')],
    action: { label: text('action'), url },
    reason: text('about'),
  };
}
