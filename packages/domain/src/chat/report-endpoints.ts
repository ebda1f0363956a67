import { z } from 'zod';
import { reportText, saysWhy, toText } from '../reports/endpoints.ts';
import { personReportReasons } from '../reports/report-codes.ts';
import { endpoint } from '../shared/endpoint.ts';
import { maxReported } from './chat-limits.ts';

export const reportInConversation = endpoint({
  method: 'POST',
  path: '/conversations/:id/reports',
  summary:
    'Reports somebody of a conversation to staff, with the messages that are named: staff see these and no others. The same thing said again adds messages that were not named before.',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  body: z
    .strictObject({
      /** Where there are more than two; else it is the other. */
      user_id: z.uuid({ error: 'validation.form' }).optional(),
      reason: z.enum(personReportReasons, { error: 'validation.choice' }),
      text: reportText,
      /** Places of the messages that staff shall see. */
      entry_seqs: z
        .array(z.int({ error: 'validation.integer' }).min(1))
        .max(maxReported)
        .optional(),
    })
    .refine(saysWhy, toText),
  limits: [{ name: 'person-report', per: 'actor', max: 10, seconds: 3600 }],
});
