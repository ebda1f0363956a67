import { z } from 'zod';
import { deleteEndedLinks } from '#capabilities/profiles/sharing/link-store.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

/** Who looked at a profile is kept so long after its link has ended. */
const keptDays = 60;

const purgeEndedLinksJob = defineJob({
  name: 'profiles.purge-ended-links',
  payload: z.object({}),
  every: '43 3 * * *',
});

/** Deletes share links that ended long ago, and who opened them. */
export const purgeEndedLinks = handleJob(purgeEndedLinksJob, async ({ db, clock }: Services) => {
  await deleteEndedLinks(db, new Date(clock().getTime() - keptDays * 24 * 3600 * 1000));
});
