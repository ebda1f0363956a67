import { z } from 'zod';
import { defineJob, type Job } from './define-job.ts';

const payload = z.object({ reaction: z.string(), eventId: z.uuid() });

/** The job that runs one reaction of a capability for one event. All reactions of a capability share its queue. */
export const reactionJob = (capability: string): Job<z.output<typeof payload>> =>
  defineJob({ name: `reactions.${capability}`, payload });
