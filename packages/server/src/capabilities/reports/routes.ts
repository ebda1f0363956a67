import * as contract from '@heima/domain/reports/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { closeListingReport, closePersonReport } from './close-report.ts';
import { reportListing } from './report-listing.ts';
import { reportPerson } from './report-person.ts';

export const routes: readonly Route[] = [
  route(contract.reportListing, reportListing),
  route(contract.reportPerson, reportPerson),
  route(contract.closeListingReport, closeListingReport),
  route(contract.closePersonReport, closePersonReport),
];
