import { z } from 'zod';
import { defineJob, type Job } from './define-job.ts';

const payload = z.object({ eventId: z.uuid() });

/** The job that runs one reaction for one event. */
export const reactionJob = (name: string): Job<{ eventId: string }> =>
  defineJob({ name: `reaction.${name}`, payload });
