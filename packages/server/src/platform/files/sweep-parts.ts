import { z } from 'zod';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { PortError } from '#ports/port-error.ts';

/** A put that has not ended after an hour never will: its process died. */
const deadMs = 3600 * 1000;

const sweep = defineJob({ name: 'files.sweep-parts', payload: z.object({}), every: '37 4 * * *' });

/** Removes the halves of files that died with their process: at start, and daily. */
export async function sweepParts({ files, log }: Pick<Services, 'files' | 'log'>): Promise<void> {
  try {
    // Files have the time of the machine.
    const swept = await files.sweepParts(new Date(Date.now() - deadMs));
    if (swept > 0) log.info({ swept }, 'removed halves of files');
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    log.warn({ outcome: error.outcome }, 'the file store cannot be swept now');
  }
}

export const sweepPartsJob = handleJob(sweep, (services: Services) => sweepParts(services));
