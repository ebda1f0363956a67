import { accountTakenOver } from '@heima/domain/accounts/events.ts';
import { endLinksOf } from '#capabilities/profiles/sharing/link-store.ts';
import { reaction } from '#platform/jobs/reaction.ts';

/**
 * Ends the share links that were made before an account came to its owner: they would show what the owner puts into
 * the profile from now on.
 */
export const endLinks = reaction({
  name: 'profiles.end-links',
  on: accountTakenOver,
  handle: ({ db }, { subjectId, at }) => endLinksOf(db, subjectId, at),
});
