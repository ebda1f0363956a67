import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { type OwnIdentity, ownIdentity } from '@heima/domain/identity/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';

/** What is proved of a person; asked for by page loaders and by the parts of this folder. */
export const identityQuery = (userId: string) => endpointQuery(ownIdentity, { params: { id: userId } });

/** What something newly proved makes stale: the account's name and birth date may have changed with it. */
export const staleWithIdentity = [ownIdentity, currentUser];

/** The proved identity of the signed-in person: `identity.verified` locks name and birth date (R127). */
export const useIdentity = (userId: string): OwnIdentity | undefined => useQuery(identityQuery(userId)).data;
