import { z } from 'zod';
import { clientIdForm } from '../listings/client-id.ts';
import { typedText } from '../listings/text-input.ts';
import { endpoint } from '../shared/endpoint.ts';
import { personReportReasons, reportOutcomes, reportReasons } from './report-codes.ts';

const id = z.object({ id: z.uuid() });
const error = 'validation.choice';
const clientId = z.string({ error: 'validation.form' }).regex(clientIdForm, { error: 'validation.form' });

/** `other` says nothing by itself. */
export const saysWhy = (body: { reason: string; text?: string | undefined }) =>
  body.reason !== 'other' || body.text !== undefined;
export const toText = { error: 'validation.required', path: ['text'] };
export const reportText = typedText({ max: 2000 }).optional();

export const reportListing = endpoint({
  method: 'POST',
  path: '/listings/:id/reports',
  summary: 'Reports a listing to staff. The same person reporting the same thing again changes nothing.',
  access: 'anyone',
  params: id,
  body: z
    .strictObject({
      reason: z.enum(reportReasons, { error }),
      text: reportText,
      client_id: clientId.optional(),
    })
    .refine(saysWhy, toText),
  limits: [{ name: 'listing-report', per: 'actor', max: 10, seconds: 3600 }],
});

export const reportPerson = endpoint({
  method: 'POST',
  path: '/users/:id/reports',
  summary: 'Reports a person with a public page to staff. The same thing said again changes nothing.',
  access: 'anyone',
  params: id,
  body: z
    .strictObject({ reason: z.enum(personReportReasons, { error }), text: reportText })
    .refine(saysWhy, toText),
  limits: [{ name: 'person-report', per: 'actor', max: 10, seconds: 3600 }],
});

const closing = {
  method: 'POST',
  params: id,
  body: z.strictObject({
    outcome: z.enum(reportOutcomes, { error }),
    /** What the reporter is told. */
    answer: typedText({ min: 3, max: 1000 }),
  }),
  refusals: ['reports.alreadyClosed'],
} as const;

export const closeListingReport = endpoint({
  ...closing,
  path: '/staff/listing-reports/:id/close',
  summary: 'Closes a report of a listing with its outcome; the reporter gets the answer.',
  access: { staff: 'listings' },
});

export const closePersonReport = endpoint({
  ...closing,
  path: '/staff/person-reports/:id/close',
  summary: 'Closes a report of a person with its outcome; the reporter gets the answer.',
  access: { staff: 'support' },
});
