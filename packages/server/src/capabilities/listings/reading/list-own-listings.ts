import { type Freshness, isAsked, leavesAt } from '@heima/domain/listing-freshness/freshness.ts';
import { personListingsAccess } from '@heima/domain/listings/access.ts';
import type {
  ownListings as ownContract,
  userListings as userContract,
} from '@heima/domain/listings/endpoints.ts';
import { progressOf, wizardProgressMax } from '@heima/domain/listings/wizard-steps.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { sql } from 'kysely';
import { likedAmong } from '#capabilities/listings/liked-store.ts';
import { findOwnCards, type OwnCardRow } from '#capabilities/listings/list-store.ts';
import { presentCard } from '#capabilities/listings/present-card.ts';
import { stateOf } from '#capabilities/listings/present-listing.ts';
import { workedOnBy } from '#capabilities/listings/scope.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';

/** Listings on one page of these lists. */
const pageSize = 20;

/** Listings that the signed-in person works on, last changed first (E052). */
export const listOwnListings: Handler<typeof ownContract> = async ({ query }, { services, actor }) => {
  const page = readPage(query, pageSize);
  const scope = workedOnBy(signedIn(actor));
  const { rows, count } = await findOwnCards(
    services.db,
    scope,
    { ...query, waitsFor: query.waits_for },
    page,
  );
  const liked = await likedAmong(
    services.db,
    actor,
    rows.map(({ id }) => id),
  );
  return {
    count,
    ...pageLinks('/landlords/listings', { ...query, page_size: page.size }, { ...page, count }),
    items: rows.map((row) => presentOwnCard(row, liked)),
  };
};

/**
 * Listings of one person (E025): all of them for that person and staff, the published ones for everybody else. Others
 * are answered 404 for a person who has none, as for one who does not exist.
 */
export const listUserListings: Handler<typeof userContract> = async (
  { params, query },
  { services, actor },
) => {
  const page = readPage(query, pageSize);
  const seesAll = personListingsAccess.see_unpublished(actor, { ownerId: params.id });
  const owned = sql<boolean>`l.owner_id = ${params.id}`;
  // What others may not see is refused rather than left out of the question.
  if (!seesAll && query.state !== undefined && query.state !== 'PUBLISHED') refuse('common.notAllowed');
  const state = seesAll ? query.state : 'PUBLISHED';
  const { rows, count } = await findOwnCards(services.db, owned, { state }, page);
  if (!seesAll && count === 0) refuse('common.notFound');
  const liked = await likedAmong(
    services.db,
    actor,
    rows.map(({ id }) => id),
  );
  const shown = rows.map((row) => presentOwnCard(row, liked));
  return {
    count,
    ...pageLinks(
      `/users/${params.id}/listings`,
      { state: query.state, page_size: page.size },
      { ...page, count },
    ),
    items: seesAll
      ? shown
      : shown.map((card) => ({ ...card, still_free_question: null, step: null, progress: 0 })),
  };
};

const presentOwnCard = (row: OwnCardRow, liked: ReadonlySet<string>) => ({
  ...presentCard(row, liked),
  state: stateOf(row),
  unpublished_at: row.unpublished_at?.toISOString() ?? null,
  unpublish_reason: row.unpublish_reason,
  still_free_question: stillFreeQuestion(row),
  updated_at: row.updated_at.toISOString(),
  step: row.step,
  progress: progressOf(row.step),
  progress_max: wizardProgressMax,
});

function stillFreeQuestion(row: OwnCardRow): { leaves_at: string | null } | null {
  if (!row.visible || row.published_at === null) return null;
  const freshness: Freshness = {
    publishedAt: row.published_at,
    confirmedAt: row.confirmed_at,
    firstAskedAt: row.first_asked_at,
    askedAt: row.asked_at,
    isKept: row.is_kept ?? false,
  };
  return isAsked(freshness) ? { leaves_at: leavesAt(freshness)?.toISOString() ?? null } : null;
}
