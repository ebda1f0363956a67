import { refusalToTransition } from '../shared/lifecycle.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import type { ProblemCode, RefusalData } from '../shared/refusal.ts';
import type { ExternalState, ListingState, PublishRequestState } from './listing-codes.ts';
import { listingLifecycle, publishRequestLifecycle } from './listing-lifecycle.ts';
import { type MissingField, missingToPublish, type PublishFacts } from './missing-fields.ts';

/** What the owner last asked staff, as answers have it. */
interface RequestFacts {
  state: PublishRequestState;
  decided_at: string | null;
  reason: string | null;
}

/** What of a listing decides whether it can be published now; the answer to somebody who may edit it has it all. */
export interface PublishingFacts extends PublishFacts {
  updated_at: string;
  unpublish_reason: string | null;
  publish_request: RequestFacts | null;
}

/** What is verified of the person who publishes; the account of the viewer has it. */
export interface ContactFacts {
  has_verified_email_address: boolean;
  has_verified_phone_number: boolean;
}

/**
 * Why a listing cannot be published now, or nothing: something is missing (R241, R259), the publisher's e-mail or phone
 * is not verified (R244, R245), or staff refused it and it has not changed since (C37). The first reason counts.
 */
export function refusalToPublish(
  listing: PublishingFacts,
  contact: ContactFacts,
  today: PlainDate,
): RefusalData | undefined {
  const missing = refusalOfMissing(missingToPublish(listing, today));
  if (missing) return missing;
  const unverified = refusalOfContact(contact);
  if (unverified) return unverified;
  const request = listing.publish_request;
  if (request?.state !== 'DENIED' || request.decided_at === null) return undefined;
  if (Date.parse(listing.updated_at) > Date.parse(request.decided_at)) return undefined;
  return request.reason === null
    ? { code: 'listings.deniedWithoutReason' }
    : { code: 'listings.deniedUnchanged', params: { reason: request.reason } };
}

/** What of the person keeps a listing from being published, or nothing (R244, R245). */
export function refusalOfContact(contact: ContactFacts): RefusalData | undefined {
  if (!contact.has_verified_email_address) return { code: 'listings.emailNotVerified' };
  return contact.has_verified_phone_number ? undefined : { code: 'listings.phoneNotVerified' };
}

/** Whether confirming e-mail and phone is all that is asked. */
export const asksToVerify = ({ code }: { code: ProblemCode }): boolean =>
  code === 'listings.emailNotVerified' || code === 'listings.phoneNotVerified';

/** The refusal that names what is missing: the fields (R259), and their messages beside them; nothing for a whole one. */
export const refusalOfMissing = (missing: readonly MissingField[]): RefusalData | undefined =>
  missing.length === 0
    ? undefined
    : {
        code: 'listings.missingFields',
        params: Object.assign({}, ...missing.map(({ params }) => params)),
        fields: Object.fromEntries(missing.map(({ field, text_key }) => [field, [text_key]])),
        extra: { fields: missing.map(({ field }) => field), missing_fields: missing },
      };

/** Why a listing cannot be unpublished, or nothing (R247). */
export const refusalToUnpublish = ({ state }: { state: ListingState }): RefusalData | undefined =>
  refusalToTransition(listingLifecycle, 'unpublish', state);

/** Why a listing cannot be deleted, or nothing (X017). */
export const refusalToDelete = ({ state }: { state: ListingState }): RefusalData | undefined =>
  refusalToTransition(listingLifecycle, 'delete', state);

/** What of a listing decides whether staff can accept or deny it. */
export interface ModerationFacts {
  visible: boolean;
  unpublish_reason: string | null;
  publish_request: Pick<RequestFacts, 'state'> | null;
}

/**
 * Why staff cannot decide about a listing, or nothing (R251). Who took a listing out again asks for nothing; one that
 * staff took out may still be accepted.
 */
export function refusalToModerate(
  { visible, unpublish_reason, publish_request }: ModerationFacts,
  decision: 'accept' | 'deny',
): RefusalData | undefined {
  if (publish_request === null || (!visible && unpublish_reason !== 'denied'))
    return { code: 'listings.noPublishRequest' };
  return refusalToTransition(publishRequestLifecycle, decision, publish_request.state);
}

/** Why a listing cannot be brought to the outside site, or nothing (R254): one that was never there must be published. */
export const refusalToSync = ({
  visible,
  external,
  isOff,
}: {
  visible: boolean;
  external: ExternalState;
  /** Whether the product works without the outside site. */
  isOff: boolean;
}): RefusalData | undefined => {
  if (isOff) return { code: 'listings.externalSiteOff' };
  return !visible && external === 'NEVER' ? { code: 'listings.notPublished' } : undefined;
};

/** What staff in the queue know of a request that they decide about. */
export interface RequestDecisionFacts {
  state: PublishRequestState;
  /** The name of who decided, where somebody did. */
  by: string;
}

/**
 * Why staff in the queue cannot decide about a request, or nothing. Of two who look at it at the same time the second
 * learns who was first; to change a decision one goes to the listing itself.
 */
export const refusalToDecideRequest = ({ state, by }: RequestDecisionFacts): RefusalData | undefined => {
  if (state === 'OPEN') return undefined;
  return state === 'WITHDRAWN'
    ? { code: 'listings.requestWithdrawn' }
    : { code: 'listings.requestDecided', params: { name: by } };
};
