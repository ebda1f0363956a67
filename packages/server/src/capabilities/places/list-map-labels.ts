import { type Box, boxHas } from '@heima/domain/places/box.ts';
import type { listMapLabels as contract } from '@heima/domain/places/endpoints.ts';
import { type LabelledAddress, streetLabels } from '@heima/domain/places/street-labels.ts';
import type { Handler } from '#platform/http/call.ts';
import type { Services } from '#platform/services.ts';
import { placeDirectory } from './place-directory.ts';
import { readAddressesIn } from './place-store.ts';

/** A window of the map at street zoom is smaller; in degrees. */
const largest = { height: 0.06, width: 0.14 };
const mostStreets = 300;
const mostNumbers = 1500;

/** What is written on the map at street zoom: names of streets, and close by the numbers of their houses. */
export const listMapLabels: Handler<typeof contract> = async ({ query }, { services }) => {
  const { boundaries_south_west: southWest, boundaries_north_east: northEast } = query;
  const box = { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng };
  if (box.north - box.south > largest.height || box.east - box.west > largest.width)
    return { streets: [], numbers: [] };
  const addresses = await addressesIn(services, box);
  return {
    streets: streetLabels(addresses, mostStreets),
    numbers: query.with_numbers
      ? addresses
          .flatMap(({ number, lat, lng }) => (number ? [{ name: number, lat, lng }] : []))
          .slice(0, mostNumbers)
      : [],
  };
};

async function addressesIn(services: Services, box: Box): Promise<LabelledAddress[]> {
  const { builtIn } = await placeDirectory(services);
  if (!builtIn) return readAddressesIn(services.db, box);
  const names = new Map(builtIn.streets.map(({ id, name }) => [id, name]));
  return builtIn.addresses.flatMap(({ street_id: streetId, number, lat, lng }) =>
    lat !== null && lng !== null && boxHas(box, { lat, lng })
      ? [{ streetId, street: names.get(streetId)!, number, lat, lng }]
      : [],
  );
}
