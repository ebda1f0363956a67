import { applyForListing } from '@heima/domain/applications/applying-endpoints.ts';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import type { Person } from '#testing/people.ts';
import type { TestApp } from '#testing/test-app.ts';

export const wholeApplication = {
  message: 'Við erum tvö og reyklaus.',
  preferred_move_in: 'asap',
  preferred_stay: 'longer',
  adults: 2,
  occupation: 'employee',
  is_smoking: false,
} as const;

/** A published home of a person. */
export const publishedHome = (app: TestApp, owner: Person, more: object = {}): Promise<string> =>
  buildWholeListing(app.services.db, {
    owner_id: owner.id,
    visible: true,
    published_at: new Date(app.services.clock().getTime() - 3_600_000),
    ...more,
  });

/** Applies for a home as a person would. */
export const apply = async (app: TestApp, who: Person, listingId: string, more: object = {}) =>
  (
    await app.ask(
      applyForListing,
      { params: { id: listingId }, body: { ...wholeApplication, ...more } },
      { as: who.access },
    )
  ).body;
