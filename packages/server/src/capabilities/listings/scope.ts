import { type SignedIn, teamsWith } from '@heima/domain/shared/actor.ts';
import { type RawBuilder, sql } from 'kysely';

/** Rows that the person works on: own ones and those of the person's teams. */
export const workedOnBy = (actor: SignedIn): RawBuilder<boolean> =>
  sql<boolean>`(l.owner_id = ${actor.userId} or l.team_id = any (${teamsWith(actor, 'manage_listings')}::uuid[]))`;
