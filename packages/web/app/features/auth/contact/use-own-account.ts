import { type CurrentUser, currentUser } from '@heima/domain/accounts/endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { endpointKey, endpointQuery } from '#platform/api/queries.ts';

export const ownAccountQuery = () => endpointQuery(currentUser, {});

export interface OwnAccount {
  account: CurrentUser | undefined;
  /** Asks anew, after something was changed. */
  renew: () => Promise<void>;
}

/** The signed-in person's own account, as it is now. While `watching`, it is asked for every few seconds. */
export function useOwnAccount(watching = false): OwnAccount {
  const client = useQueryClient();
  const { data } = useQuery({ ...ownAccountQuery(), refetchInterval: watching ? 5000 : false });
  const renew = useCallback(() => client.invalidateQueries({ queryKey: endpointKey(currentUser) }), [client]);
  return { account: data, renew };
}
