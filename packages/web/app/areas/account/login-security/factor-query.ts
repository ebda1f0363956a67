import { getSecondFactor } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** Whether the person has a password, and a second factor besides. */
export const factorQuery = (userId: string) => endpointQuery(getSecondFactor, { params: { id: userId } });
