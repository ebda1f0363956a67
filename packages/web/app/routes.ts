import { layout, type RouteConfig } from '@react-router/dev/routes';
import { accountRoutes } from '#areas/account/routes.ts';
import { authRoutes } from '#areas/auth/routes.ts';
import { applyRoutes, findRoutes } from '#areas/find/routes.ts';
import { inboxRoutes } from '#areas/inbox/routes.ts';
import { landlordRoutes } from '#areas/landlord/routes.ts';
import { legalRoutes } from '#areas/legal/routes.ts';
import { ownProfileRoutes, publicProfileRoutes } from '#areas/profile/routes.ts';
import { shellRoutes } from '#areas/shell/routes.ts';
import { staffRoutes } from '#areas/staff/routes.ts';
import { tenantRoutes } from '#areas/tenant/routes.ts';
import { wizardRoutes } from '#areas/wizard/routes.ts';

/** All pages, joined from the areas' own lists: with the public frame, with the account frame, with one of their own. */
export default [
  layout('areas/shell/page-services.tsx', [
    layout('areas/shell/public-layout.tsx', [
      ...shellRoutes,
      ...findRoutes,
      ...authRoutes,
      ...legalRoutes,
      ...publicProfileRoutes,
    ]),
    layout('areas/account/account-layout.tsx', [
      ...accountRoutes,
      ...ownProfileRoutes,
      ...landlordRoutes,
      ...applyRoutes,
      ...tenantRoutes,
    ]),
    layout('areas/shell/app-layout.tsx', inboxRoutes),
    ...staffRoutes,
    ...wizardRoutes,
  ]),
] satisfies RouteConfig;
