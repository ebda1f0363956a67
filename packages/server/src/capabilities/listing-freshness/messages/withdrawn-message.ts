import { linkDays } from '@heima/domain/listing-freshness/freshness.ts';
import { z } from 'zod';
import { stillFreeToken } from '#capabilities/listing-freshness/still-free-token.ts';
import { readListing } from '#capabilities/listings/public.ts';
import { defineMessage } from '#platform/outbox/define-message.ts';
import type { Services } from '#platform/services.ts';

const payload = z.object({ listingId: z.uuid(), ownerId: z.uuid(), withdrawnAt: z.iso.datetime() });

interface Withdrawn {
  title: string | null;
  token: string;
}

/** Tells an owner that silence took a home out of publication; always sent, with one press to publish again. */
export const withdrawnMessage = defineMessage({
  name: 'listing-freshness.withdrawn',
  payload,
  load: withdrawn,
  triedMinutes: 7 * 24 * 60,
  write: {
    email: ({ title, token }, { translate, origin, productName }) => {
      const name = title ?? translate('listings.card.untitled');
      const subject = translate('listingFreshness.withdrawn.subject', { title: name });
      return {
        subject,
        heading: translate('listingFreshness.withdrawn.heading'),
        paragraphs: [
          translate('listingFreshness.withdrawn.text', { title: name }),
          translate('listingFreshness.withdrawn.kept'),
        ],
        action: {
          label: translate('listingFreshness.withdrawn.action'),
          url: `${origin}/still-free/${token}`,
        },
        note: translate('listingFreshness.withdrawn.note', { count: linkDays }),
        reason: translate('listingFreshness.reason', { product: productName }),
      };
    },
  },
  examples: [
    { title: 'Björt íbúð', token: 'token' },
    { title: null, token: 'token' },
  ],
});

/** Nothing once the home is published again, or its owner is gone. */
async function withdrawn(
  { db, secrets }: Services,
  { listingId, ownerId, withdrawnAt }: z.output<typeof payload>,
): Promise<Withdrawn | undefined> {
  const row = await readListing(db, listingId, null);
  if (row?.owner_id !== ownerId || row.unpublish_reason !== 'no_answer') return undefined;
  const madeAt = Math.floor(Date.parse(withdrawnAt) / 1000);
  return { title: row.title, token: stillFreeToken(secrets, { listingId, ownerId, madeAt }) };
}
