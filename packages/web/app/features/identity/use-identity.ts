import { type OwnIdentity, ownIdentity } from '@heima/domain/identity/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';

/** What is proved of a person; asked for by page loaders and by the parts of this folder. */
export const identityQuery = (userId: string) => endpointQuery(ownIdentity, { params: { id: userId } });

/** The proved identity of the signed-in person: `identity.verified` locks name and birth date (R127). */
export const useIdentity = (userId: string): OwnIdentity | undefined => useQuery(identityQuery(userId)).data;
