import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { removeFiles } from '#platform/files/remove-files.ts';
import { deleteGrants, type Grant, insertGrant } from './grant-store.ts';
import { imageFiles } from './image-files.ts';
import { addApplication, addOffer } from './listing-store.ts';

export { cardsById as listingCards, homeCards } from '#capabilities/listings/reading/cards-by-id.ts';
export { aboutListing } from './about-listing.ts';
export { type CardRow, cardColumns, type ImageRow } from './card-columns.ts';
export { calculateRents } from './comparable-rent-store.ts';
export { editListing, publishIssues, rereadListing } from './edit-listing.ts';
export { clientIdHash, findListing, isHeldBy, subjectOf, viewerId } from './find-listing.ts';
export type { Grant } from './grant-store.ts';
export { addLike, likedAmong, likersOf, removeLike } from './liked-store.ts';
export {
  findLikedCards,
  findPublished as publishedListings,
  hasPublished as hasPublishedListing,
  listingFacts,
} from './list-store.ts';
export { columnFields, columnOf } from './listing-columns.ts';
export { listingMachine } from './listing-machine.ts';
export { listingOf } from './listing-of-row.ts';
export type { ListingRow, UtilityRow } from './listing-row.ts';
export {
  abandonedDrafts,
  copyListingRow,
  deleteListingRow,
  draftOfClient,
  insertDraft,
  lockListing,
  newestDraft,
  readListing,
  saveUtilities,
  updateListing,
} from './listing-store.ts';
export { publishedOrDrafts, removePerson } from './person-store.ts';
export { presentCard, presentImage } from './present-card.ts';
export {
  listingVersion,
  presentDescription,
  presentListing,
  publishingFacts,
  stateOf,
} from './present-listing.ts';
export { workedOnBy } from './scope.ts';
export type { ListingTable } from './tables.ts';
export { beginWith } from './word-match.ts';
export { imageFiles };

/** Removes the files of pictures after the commit. */
export const removeImageFiles = (
  unit: UnitOfWork,
  images: readonly Parameters<typeof imageFiles>[0][],
): Promise<void> => unit.enqueue(removeFiles, { files: images.flatMap(imageFiles) });

/**
 * Lets a person do something with a listing because of an application, an invitation or a contract (G30). An
 * `applicant` grant also makes `has_applied` and `application_id` of the listing's answer.
 */
export const grantListing = (unit: UnitOfWork, grant: Grant): Promise<void> =>
  insertGrant(unit.db, { ...grant, now: unit.now });

/** Counts an application for a home, for its figures. */
export const countApplication = (unit: UnitOfWork, listingId: string): Promise<void> =>
  addApplication(unit.db, listingId);

/** Counts a negotiation over a home, for its figures. */
export const countOffer = (unit: UnitOfWork, listingId: string): Promise<void> =>
  addOffer(unit.db, listingId);

/** Takes grants back: all of a source, or those of one person or listing. */
export const revokeListing = (
  unit: UnitOfWork,
  grants: Pick<Grant, 'kind' | 'sourceId'> & Partial<Grant>,
): Promise<void> => deleteGrants(unit.db, grants);
