import type { PublishRequestState } from '@heima/domain/listings/listing-codes.ts';
import type { Selectable } from 'kysely';
import type { ListingPublishRequestTable } from './tables.ts';

const requestStates = { accepted: 'ACCEPTED', denied: 'DENIED', withdrawn: 'WITHDRAWN' } as const;

/** The state of a request: an undecided one is open. */
export const requestState = ({
  decision,
}: Pick<Selectable<ListingPublishRequestTable>, 'decision'>): PublishRequestState =>
  decision === null ? 'OPEN' : requestStates[decision];
