import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const tenantRoutes: RouteConfigEntry[] = [
  route('tenant/applications', 'areas/tenant/applications/list/route.tsx'),
  route('tenant/applications/:id', 'areas/tenant/applications/detail/route.tsx'),
  route('tenant/offers', 'areas/tenant/offers/list/route.tsx'),
  route('tenant/offers/:id', 'areas/tenant/offers/detail/route.tsx'),
  route('tenant/open-houses', 'areas/tenant/open-houses/joined/route.tsx'),
  route('open-houses', 'areas/tenant/open-houses/list/route.tsx'),
  route('open-houses/:id', 'areas/tenant/open-houses/detail/route.tsx'),
];
