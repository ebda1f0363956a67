import type { suggestIcelandicAddresses as contract } from '@heima/domain/places/endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { findIcelandicAddresses } from './find-icelandic-addresses.ts';

/** Icelandic addresses for a typed text (E397). */
export const suggestIcelandicAddresses: Handler<typeof contract> = async ({ params }, { services, now }) => {
  const { found, failure } = await findIcelandicAddresses(services, params.query, now);
  if (failure) throw failure;
  return found;
};
