import { getOwnApplication, listApplicationEvents } from '@heima/domain/applications/tenant-endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

export const applicationQuery = (id: string) => endpointQuery(getOwnApplication, { params: { id } });

export const eventsQuery = (id: string) =>
  endpointQuery(listApplicationEvents, { params: { id }, query: {} });
