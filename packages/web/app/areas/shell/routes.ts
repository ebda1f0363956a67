import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const shellRoutes: RouteConfigEntry[] = [
  index('areas/shell/home/route.tsx'),
  route('still-free/:token', 'areas/shell/still-free/route.tsx'),
  route('unsubscribe/:token', 'areas/shell/unsubscribe/route.tsx'),
  route('*', 'areas/shell/not-found/route.tsx'),
];
