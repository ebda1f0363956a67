import { layout, type RouteConfig } from '@react-router/dev/routes';
import { findRoutes } from './areas/find/routes.ts';
import { shellRoutes } from './areas/shell/routes.ts';

/** All pages, joined from the areas' own lists. */
export default [
  layout('areas/shell/public-layout.tsx', [...shellRoutes, ...findRoutes]),
] satisfies RouteConfig;
