import type { z } from 'zod';

/** A job as data: its name, the shape of its payload and how it is tried again. The handler is apart. */
export interface Job<Payload = unknown> {
  name: string;
  payload: z.ZodType<Payload>;
  /** How often a failed try is repeated, with growing pauses starting at `pauseSeconds`. */
  retries: number;
  pauseSeconds: number;
  /** Cron expression (UTC, which is Icelandic time) for jobs that run by the clock. */
  every?: string;
}

export function defineJob<Payload>(
  job: Pick<Job<Payload>, 'name' | 'payload'> & Partial<Job<Payload>>,
): Job<Payload> {
  return { retries: 8, pauseSeconds: 5, ...job };
}

/** A job with what it does. Handlers may run twice for one cause and must come to the same end. */
export interface JobHandler<Services> {
  // biome-ignore lint/suspicious/noExplicitAny: a list holds jobs of many payloads; each pair is checked by handleJob.
  job: Job<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  handle(services: Services, payload: any): Promise<void>;
}

/** Binds a job to its handler with matching types. */
export const handleJob = <Services, Payload>(
  job: Job<Payload>,
  handle: (services: Services, payload: Payload) => Promise<void>,
): JobHandler<Services> => ({ job, handle });

export interface EnqueueOptions {
  /** Not before this time. */
  after?: Date;
  /**
   * Names what the job is for. A job of the same name whose once-key is still known is not added again: one that waits
   * or runs, and for a week after it has come to its end, good or bad.
   */
  onceKey?: string;
}
