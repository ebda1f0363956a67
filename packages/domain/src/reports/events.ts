import { z } from 'zod';
import { event } from '../shared/event.ts';
import { personReportReasons, reportOutcomes, reportReasons } from './report-codes.ts';

export const listingReported = event('reports.listingReported', {
  subject: 'listing',
  payload: z.object({ reason: z.enum(reportReasons), report: z.uuid() }),
});
export const personReported = event('reports.personReported', {
  subject: 'user',
  payload: z.object({ reason: z.enum(personReportReasons), report: z.uuid() }),
});
export const reportClosed = event('reports.closed', {
  subject: 'report',
  payload: z.object({ outcome: z.enum(reportOutcomes) }),
});
