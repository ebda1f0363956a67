import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const findRoutes: RouteConfigEntry[] = [
  route('listings', 'areas/find/search/route.tsx'),
  route('listings/:id', 'areas/find/listing/route.tsx'),
  route('listings/:id/poster', 'areas/find/poster/route.tsx'),
  route('listing-preview/:token', 'areas/find/preview/route.tsx'),
];
