import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const landlordRoutes: RouteConfigEntry[] = [
  route('landlord/my-listings', 'areas/landlord/my-listings/route.tsx'),
  route('landlord/my-listings/:id/edit', 'areas/landlord/edit/route.tsx'),
  route('landlord/applications', 'areas/landlord/applications/list/route.tsx'),
  route('landlord/applications/compare', 'areas/landlord/applications/compare/route.tsx'),
  route('landlord/applications/:id', 'areas/landlord/applications/detail/route.tsx'),
  route('landlord/open-houses', 'areas/landlord/open-houses/route.tsx'),
];
