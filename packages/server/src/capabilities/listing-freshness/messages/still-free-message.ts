import { isAsked, leavesAt } from '@heima/domain/listing-freshness/freshness.ts';
import { showDate, todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { z } from 'zod';
import { forgetQuestion, readFreshness } from '#capabilities/listing-freshness/freshness-store.ts';
import { stillFreeToken } from '#capabilities/listing-freshness/still-free-token.ts';
import { readListing } from '#capabilities/listings/public.ts';
import { notificationSubscriptionOf, wantsByEmail } from '#capabilities/notifications/public.ts';
import { defineMessage } from '#platform/outbox/define-message.ts';
import type { Services } from '#platform/services.ts';

const payload = z.object({ listingId: z.uuid(), ownerId: z.uuid(), askedAt: z.iso.datetime() });

interface Question {
  ownerId: string;
  title: string | null;
  token: string;
  /** When the home leaves publication without an answer; null where it stays. */
  leavesAt: Date | null;
}

const example: Question = {
  ownerId: '01990000-0000-7000-8000-00000000000b',
  title: 'Björt íbúð',
  token: 'token',
  leavesAt: new Date('2027-01-12T12:00:00Z'),
};

/** Asks an owner whether a home is still free, with one press to say so. */
export const stillFreeMessage = defineMessage({
  name: 'listing-freshness.still-free',
  payload,
  load: question,
  // A question that could not be sent for days was not asked, and nothing follows from its silence.
  triedMinutes: 3 * 24 * 60,
  ended: async (unit, { listingId, askedAt }, outcome) => {
    if (outcome === 'given_up') await forgetQuestion(unit.db, listingId, new Date(askedAt));
  },
  write: {
    email: ({ title, token, leavesAt: leaves }, { translate, origin, productName }) => {
      const name = title ?? translate('listings.card.untitled');
      return {
        subject: translate('listingFreshness.asked.subject', { title: name }),
        heading: translate('listingFreshness.asked.heading'),
        paragraphs: [
          translate('listingFreshness.asked.text', { title: name }),
          ...(leaves
            ? [translate('listingFreshness.asked.leaves', { date: showDate(todayInIceland(leaves)) })]
            : []),
        ],
        action: { label: translate('listingFreshness.asked.action'), url: `${origin}/still-free/${token}` },
        note: translate('listingFreshness.asked.note'),
        reason: translate('listingFreshness.reason', { product: productName }),
        settings: {
          label: translate('notifications.email.settings'),
          url: `${origin}/account/notifications`,
        },
      };
    },
  },
  ...notificationSubscriptionOf('still_free', ({ ownerId }: Question) => ownerId),
  examples: [example, { ...example, title: null, leavesAt: null }],
});

/** What is asked when the e-mail is sent; nothing once the owner has answered or wants no e-mail. */
async function question(
  { db, secrets }: Services,
  { listingId, ownerId, askedAt }: z.output<typeof payload>,
): Promise<Question | undefined> {
  const freshness = await readFreshness(db, listingId);
  const row = freshness && isAsked(freshness) ? await readListing(db, listingId, null) : undefined;
  if (!freshness || row?.owner_id !== ownerId || !(await wantsByEmail(db, ownerId, 'still_free')))
    return undefined;
  const madeAt = Math.floor(Date.parse(askedAt) / 1000);
  return {
    ownerId,
    title: row.title,
    token: stillFreeToken(secrets, { listingId, ownerId, madeAt }),
    leavesAt: leavesAt(freshness) ?? null,
  };
}
