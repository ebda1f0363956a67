import { viewerId } from '#capabilities/listings/public.ts';
import type { Call } from '#platform/http/call.ts';

/** Who reports: the person, and a keyed hash of the person or network address. */
export const reporterOf = ({ actor, address, services }: Pick<Call, 'actor' | 'address' | 'services'>) => {
  const reporterId = viewerId(actor);
  return {
    reporter_id: reporterId,
    reporter: services.secrets.hash(`report ${reporterId ?? address}`),
  };
};
