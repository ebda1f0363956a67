import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const findRoutes: RouteConfigEntry[] = [
  route('listings', 'areas/find/search/route.tsx'),
  route('listings/:id', 'areas/find/listing/route.tsx'),
  route('listings/:id/poster', 'areas/find/poster/route.tsx'),
  route('listing-preview/:token', 'areas/find/preview/route.tsx'),
];

/** In the frame of the account. */
export const applyRoutes: RouteConfigEntry[] = [route('listings/:id/apply', 'areas/find/apply/route.tsx')];
