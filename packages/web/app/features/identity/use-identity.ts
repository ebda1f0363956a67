import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { type OwnIdentity, ownIdentity } from '@heima/domain/identity/endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { endpointKey, endpointQuery } from '#platform/api/queries.ts';

/** What is proved of a person; asked for by page loaders and by the parts of this folder. */
export const identityQuery = (userId: string) => endpointQuery(ownIdentity, { params: { id: userId } });

export interface IdentityState {
  identity: OwnIdentity | undefined;
  /** Asks anew, after something was proved; the account's name and birth date may have changed with it. */
  renew: () => Promise<void>;
}

/** The proved identity of the signed-in person: `identity.verified` locks name and birth date (R127). */
export function useIdentity(userId: string): IdentityState {
  const client = useQueryClient();
  const { data } = useQuery(identityQuery(userId));
  const renew = useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: endpointKey(ownIdentity) }),
      client.invalidateQueries({ queryKey: endpointKey(currentUser) }),
    ]);
  }, [client]);
  return { identity: data, renew };
}
