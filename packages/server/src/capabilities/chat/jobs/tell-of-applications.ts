import {
  applicationAccepted,
  applicationCancelled,
  applicationDenied,
  applicationSent,
} from '@heima/domain/applications/events.ts';
import { maxConnected } from '@heima/domain/chat/chat-limits.ts';
import type { SaidOfApplication, SaidOfBid } from '@heima/domain/chat/timeline-entry.ts';
import { priceToWire } from '@heima/domain/listings/money-on-wire.ts';
import { bidAccepted, bidDenied, bidExpired, bidPlaced, bidWithdrawn } from '@heima/domain/offers/events.ts';
import type { DomainEvent } from '@heima/domain/shared/event.ts';
import { addEntry, type NewEntry } from '#capabilities/chat/add-entry.ts';
import { connectListings } from '#capabilities/chat/connect-listings.ts';
import { listingsOf, lockConversation } from '#capabilities/chat/conversation-store.ts';
import { isToldOf } from '#capabilities/chat/entry-store.ts';
import {
  actorOf,
  type BidMade,
  bidsOver,
  connectApplication,
  conversationOfApplication,
  findBid,
  type Sides,
  sidesOf,
} from '#capabilities/chat/event-store.ts';
import { startConversation } from '#capabilities/chat/start-conversation.ts';
import { systemCause, type UnitOfWork } from '#platform/db/unit-of-work.ts';
import { type Reaction, reaction, type StoredEvent } from '#platform/jobs/reaction.ts';
import { type RecordedEvent, recordedUpTo } from '#platform/jobs/recorded-events.ts';
import type { Services } from '#platform/services.ts';

/** What is told, and what is said of it; a bid against a bid denies it and is told of as a new one. */
const ofApplications = [
  [applicationSent, 'sent'],
  [applicationAccepted, 'accepted'],
  [applicationDenied, 'denied'],
  [applicationCancelled, 'cancelled'],
] as const satisfies readonly [DomainEvent<object>, SaidOfApplication][];
const ofBids = [
  [bidPlaced, 'placed'],
  [bidAccepted, 'accepted'],
  [bidDenied, 'denied'],
  [bidWithdrawn, 'withdrawn'],
  [bidExpired, 'expired'],
] as const satisfies readonly [DomainEvent<object>, SaidOfBid][];
const told: readonly DomainEvent<object>[] = [...ofApplications, ...ofBids].map(([event]) => event);

/**
 * Says in the conversation of an applicant and who lets the home what becomes of the application and of bids; it begins
 * with the application where there is none. Third people who were added see nothing of it, and nobody hears what the
 * landlord opened or considers.
 */
async function tell(
  { unitOfWork, clock }: Services,
  event: StoredEvent,
  applicationOf: (unit: UnitOfWork) => Promise<string | undefined>,
): Promise<void> {
  await unitOfWork(systemCause(clock()), async (unit) => {
    const applicationId = await applicationOf(unit);
    const sides = applicationId && (await sidesOf(unit.db, applicationId));
    if (!sides) return;
    const { application_id, listing_id, applicant_id, owner_id } = sides;
    const id =
      (await conversationOfApplication(unit.db, application_id)) ??
      (await startConversation(unit, [applicant_id, owner_id], null)).id;
    await lockConversation(unit.db, id);
    await connectApplication(unit.db, id, application_id);
    // Of people with more homes between them the conversation names the first ones.
    if ((await listingsOf(unit.db, [id])).length < maxConnected)
      await connectListings(unit, id, { listingIds: [listing_id], by: null, isSaid: false });
    const bids = await bidsOver(unit.db, application_id);
    const subjectIds = [application_id, ...bids.map((bid) => bid.id)];
    for (const one of await recordedUpTo(unit.db, { subjectIds, of: told, event }))
      if (!(await isToldOf(unit.db, id, one.id))) await addEntry(unit, id, entryOf(one, sides, bids));
  });
}

function entryOf({ id, name, subjectId }: RecordedEvent, sides: Sides, bids: readonly BidMade[]): NewEntry {
  const { application_id, listing_id, applicant_id, owner_id } = sides;
  const common = { audience: [applicant_id, owner_id], causeKey: id };
  const [, said] = ofApplications.find(([event]) => event.name === name) ?? [];
  if (said)
    return {
      ...common,
      kind: 'application',
      senderId: said === 'sent' || said === 'cancelled' ? applicant_id : owner_id,
      data: { application_id, listing_id, event: said },
    };
  const [, event] = ofBids.find((one) => one[0].name === name)!;
  const bid = bids.find((one) => one.id === subjectId)!;
  return {
    ...common,
    kind: 'bid',
    senderId: actorOf(event, bid.initiator, sides),
    data: {
      bid_id: bid.id,
      rental_offer_id: bid.offer_id,
      listing_id,
      event,
      price: priceToWire(bid)!,
      price_type: bid.price_type,
    },
  };
}

export const tellOfApplications: readonly Reaction[] = [
  ...ofApplications.map(([on, said]) =>
    reaction({
      name: `chat.application-${said}`,
      on,
      handle: (services, event) => tell(services, event, async () => event.subjectId),
    }),
  ),
  ...ofBids.map(([on, said]) =>
    reaction({
      name: `chat.bid-${said}`,
      on,
      handle: (services, event) =>
        tell(services, event, async ({ db }) => (await findBid(db, event.subjectId))?.application_id),
    }),
  ),
];
