import type { UnpublishReason } from '@heima/domain/listings/listing-codes.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { removeFiles } from '#platform/files/remove-files.ts';
import { editListing as edit } from './edit-listing.ts';
import { findListing as find } from './find-listing.ts';
import { addToCounts, deleteGrants, type Grant, insertGrant } from './grant-store.ts';
import { imageFiles } from './image-files.ts';
import { findPublished, hasPublished } from './list-store.ts';
import { listingOf } from './listing-of-row.ts';
import type { ListingRow } from './listing-row.ts';
import { lockListing, readListing, updateListing } from './listing-store.ts';
import { presentImage } from './present-card.ts';
import { presentDescription } from './present-listing.ts';
import { takeOut } from './publication/unpublish-listing.ts';
import { cardsById } from './reading/cards-by-id.ts';
import { searchArea } from './search-places.ts';
import type { ImageRow } from './search-store.ts';

export type { Grant, ImageRow, ListingRow };

/** Published listings for the sitemap: ids with the time of their last change, and how many there are. */
export const publishedListings: typeof findPublished = (...given) => findPublished(...given);

/** Whether a person has a listing in publication, and so a page of their own. */
export const hasPublishedListing = (db: Database, userId: string): Promise<boolean> =>
  hasPublished(db, userId);

/** The listing, when the caller may do this with it; refuses with 404, 401 or 403 otherwise. */
export const findListing: typeof find = (...given) => find(...given);

/** Changes a listing that the caller may edit; a published one must stay whole. See `edit-listing.ts`. */
export const editListing: typeof edit = (...given) => edit(...given);

/** Stores columns of a listing that is held by `editListing`. */
export const setListingColumns: typeof updateListing = (...given) => updateListing(...given);

/** A listing as the pure rules of the domain read it. */
export const listingFacts: typeof listingOf = (row) => listingOf(row);

/** A text as answers carry it. */
export const descriptionAnswer: typeof presentDescription = (row) => presentDescription(row);

/** A picture as answers carry it. */
export const imageAnswer: typeof presentImage = (row) => presentImage(row);

/** Removes the files of pictures after the commit. */
export const removeImageFiles = (
  unit: UnitOfWork,
  images: readonly Pick<ImageRow, 'file' | 'widths'>[],
): Promise<void> => unit.enqueue(removeFiles, { files: images.flatMap(imageFiles) });

/**
 * Lets a person do something with a listing because of an application, an invitation or a contract (G30). An
 * `applicant` grant also makes `has_applied` and `application_id` of the listing's answer.
 */
export const grantListing = (unit: UnitOfWork, grant: Grant): Promise<void> =>
  insertGrant(unit.db, { ...grant, now: unit.now });

/** Takes grants back: all of a source, or those of one person or listing. */
export const revokeListing = (
  unit: UnitOfWork,
  grants: Pick<Grant, 'kind' | 'sourceId'> & Partial<Grant>,
): Promise<void> => deleteGrants(unit.db, grants);

/** Keeps the applications and offers of the statistics up to date; negative numbers take away. */
export const addToListingCounts = (
  unit: UnitOfWork,
  listingId: string,
  counts: { applications?: number; offers?: number },
): Promise<void> => addToCounts(unit.db, listingId, counts);

/**
 * Takes a listing out of publication for its owner, as a new contract may (R256). One that is not published is left
 * alone.
 */
export async function takeListingOut(
  unit: UnitOfWork,
  listingId: string,
  reason: UnpublishReason,
): Promise<void> {
  await lockListing(unit.db, listingId);
  const row = (await readListing(unit.db, listingId, null)) ?? refuse('common.notFound');
  if (row.visible) await takeOut(unit, listingId, reason);
}

/** Published listings as cards for this viewer, in the order of the ids. */
export const listingCards: typeof cardsById = (...given) => cardsById(...given);

/** What the places of a search mean: postal codes, a box around a street or map place, and their names. */
export const searchedArea: typeof searchArea = (...given) => searchArea(...given);
