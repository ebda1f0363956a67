import { getReceivedApplication } from '@heima/domain/applications/landlord-endpoints.ts';
import { listApplicationEvents } from '@heima/domain/applications/tenant-endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

export const applicationQuery = (id: string) => endpointQuery(getReceivedApplication, { params: { id } });

export const eventsQuery = (id: string) =>
  endpointQuery(listApplicationEvents, { params: { id }, query: { page_size: 100 } });
