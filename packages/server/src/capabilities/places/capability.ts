import { placesRefusals } from '@heima/domain/places/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { hearNotices } from '#platform/db/notices.ts';
import { placesChanged } from './import-store.ts';
import { placeDirectory, refreshPlaces } from './place-directory.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** Where things are: the places people type, addresses, and the registers behind them. */
export const places: Capability = {
  name: 'places',
  routes,
  refusals: placesRefusals,
  follow: (services) => hearNotices(services, placesChanged, () => refreshPlaces(services)),
  // Who serves requests has the directory before the first one comes; a worker makes it when a job needs it.
  prepare: async (services) => {
    await placeDirectory(services);
  },
};
