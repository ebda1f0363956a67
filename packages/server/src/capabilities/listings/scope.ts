import type { Actor } from '@heima/domain/shared/actor.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Secrets } from '#platform/secrets.ts';
import { clientIdHash } from './find-listing.ts';

/** Rows of `listing l` that the caller may read: the same rule as `listingAccess.read`, as a condition. */
export function readableBy(actor: Actor, secrets: Secrets): RawBuilder<boolean> {
  if (actor.kind === 'visitor')
    return actor.clientId === undefined
      ? sql<boolean>`l.visible`
      : sql<boolean>`(l.visible or (l.owner_id is null and l.client_id_hash = ${clientIdHash(secrets, actor.clientId)}))`;
  if (actor.isStaff) return sql<boolean>`true`;
  return sql<boolean>`(l.visible or l.owner_id = ${actor.userId} or exists (
    select 1 from listing_grant g where g.listing_id = l.id and g.user_id = ${actor.userId}))`;
}

/** Rows that the person works on: own ones and those of the person's teams. */
export const workedOnBy = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`(l.owner_id = ${userId} or exists (
    select 1 from listing_grant g where g.listing_id = l.id and g.user_id = ${userId} and g.kind = 'team'))`;
