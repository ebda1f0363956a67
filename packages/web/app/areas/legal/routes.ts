import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const legalRoutes: RouteConfigEntry[] = [
  route('about', 'areas/legal/about/route.tsx'),
  route('terms', 'areas/legal/terms/overview-route.tsx'),
  route('terms/:document', 'areas/legal/terms/document-route.tsx'),
];
