import { listApplicationEvents } from '@heima/domain/applications/tenant-endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** What has happened to an application. */
export const eventsQuery = (id: string) =>
  endpointQuery(listApplicationEvents, { params: { id }, query: {} });
