import { getOwnApplication } from '@heima/domain/applications/tenant-endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

export const applicationQuery = (id: string) => endpointQuery(getOwnApplication, { params: { id } });
