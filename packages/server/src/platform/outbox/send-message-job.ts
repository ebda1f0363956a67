import { z } from 'zod';
import { defineJob, type Job } from '#platform/jobs/define-job.ts';
import type { AnyMessage } from './define-message.ts';

const payload = z.object({ id: z.uuid() });

/** Sends one message. */
export const sendMessageJob = defineJob({ name: 'outbox.send', payload });

/** The same for messages that a person waits for: no slow mail server and no heap of others is before them. */
export const sendUrgentMessageJob = defineJob({ name: 'outbox.send-urgent', payload, pauseSeconds: 3 });

/** The queue that a message waits in. */
export const jobOf = ({ isUrgent }: Pick<AnyMessage, 'isUrgent'>): Job<{ id: string }> =>
  isUrgent ? sendUrgentMessageJob : sendMessageJob;
