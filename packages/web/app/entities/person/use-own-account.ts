import { type CurrentUser, currentUser } from '@heima/domain/accounts/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';

export const ownAccountQuery = () => endpointQuery(currentUser, {});

/** The signed-in person's own account, as it is now. While `watching`, it is asked for every few seconds. */
export const useOwnAccount = (watching = false): CurrentUser | undefined =>
  useQuery({ ...ownAccountQuery(), refetchInterval: watching ? 5000 : false }).data;
