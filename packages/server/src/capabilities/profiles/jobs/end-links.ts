import type { Reaction } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { endLinksOf } from '../sharing/link-store.ts';

/**
 * Ends the share links that were made before an account came to its owner: they would show what the owner puts into
 * the profile from now on.
 */
export const endLinks: Reaction<Services> = {
  name: 'profiles.end-links',
  event: 'accounts.takenOver',
  handle: ({ db }, { subjectId, at }) => endLinksOf(db, subjectId, at),
};
