import { z } from 'zod';
import { webhookEndpoint } from '../shared/outside-endpoint.ts';

export const verificationWebhook = webhookEndpoint({
  path: '/webhooks/veriff',
  summary: 'Where the verification service reports that something about a verification changed.',
  provider: 'veriff',
  maxBytes: 256 * 1024,
  event: z.object({
    providerSessionId: z.string(),
    /** What the webhook itself reports of the way to a decision; decisions are read anew. */
    progress: z.enum(['started', 'submitted']).nullable(),
  }),
});
