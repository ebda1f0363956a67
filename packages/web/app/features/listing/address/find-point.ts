import { geocodePlace, suggestAddresses, suggestMapPlaces } from '@heima/domain/places/endpoints.ts';
import type { Point } from '@heima/domain/places/point.ts';
import type { CallArguments, CallResult, Endpoint } from '@heima/domain/shared/endpoint.ts';
import { callApi } from '#platform/api/call-api.ts';

/** Where an address is: by the register, else by the map provider; nothing when neither knows it or answers. */
export async function findPoint(address: string): Promise<Point | undefined> {
  const known = await ask(suggestAddresses, { params: { query: address } });
  const point = known?.find(({ location }) => location !== null)?.location;
  if (point) return point;
  const places = await ask(suggestMapPlaces, { query: { query: address } });
  const [first] = places ?? [];
  if (!first) return undefined;
  return (await ask(geocodePlace, { query: { place_id: first.place_id } }))?.location;
}

const ask = <const E extends Endpoint>(
  endpoint: E,
  args: CallArguments<E>,
): Promise<CallResult<E> | undefined> =>
  // A register that does not answer leaves the pin to be set by hand.
  callApi(endpoint, args).catch(() => undefined);
