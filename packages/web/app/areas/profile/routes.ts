import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** In the frame of the account. */
export const ownProfileRoutes: RouteConfigEntry[] = [
  route('profile', 'areas/profile/own/route.tsx'),
  route('profile/edit', 'areas/profile/edit/route.tsx'),
  route('profiles/:id', 'areas/profile/view/route.tsx'),
  route('tenant/co-tenants', 'areas/profile/corenters/route.tsx'),
];

/** In the public frame. */
export const publicProfileRoutes: RouteConfigEntry[] = [
  route('shared-profile/:token', 'areas/profile/view/shared-route.tsx'),
  route('users/:id', 'areas/profile/landlord/route.tsx'),
  route('invitations/:id', 'areas/profile/invitation/route.tsx'),
];
