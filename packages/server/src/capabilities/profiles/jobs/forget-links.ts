import { z } from 'zod';
import { forgetLinks } from '#capabilities/profiles/sharing/link-store.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

/** Who looked at a profile is kept so long after its link has ended. */
const keptDays = 60;

const forgetLinksJob = defineJob({
  name: 'profiles.forget-links',
  payload: z.object({}),
  every: '43 3 * * *',
});

/** Forgets share links that ended long ago, and who opened them. */
export const forgetEndedLinks = handleJob(forgetLinksJob, async ({ db, clock }: Services) => {
  await forgetLinks(db, new Date(clock().getTime() - keptDays * 24 * 3600 * 1000));
});
