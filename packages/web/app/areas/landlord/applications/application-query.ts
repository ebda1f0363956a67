import { getReceivedApplication } from '@heima/domain/applications/landlord-endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

export const applicationQuery = (id: string) => endpointQuery(getReceivedApplication, { params: { id } });
