import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const accountRoutes: RouteConfigEntry[] = [
  route('account', 'areas/account/home/route.tsx'),
  route('account/liked-listings', 'areas/account/liked-listings/route.tsx'),
  route('account/insights', 'areas/account/insights/route.tsx'),
  route('account/login-security', 'areas/account/login-security/route.tsx'),
  route('account/contact', 'areas/account/contact/route.tsx'),
  route('account/saved-searches', 'areas/account/saved-searches/route.tsx'),
  route('account/payout-methods', 'areas/account/payout-methods/route.tsx'),
  route('account/notifications', 'areas/account/notification-settings/route.tsx'),
  route('account/offers', 'areas/account/offers/list/route.tsx'),
  route('account/offers/:id', 'areas/account/offers/detail/route.tsx'),
  route('tenant', 'areas/account/overview/tenant/route.tsx'),
  route('landlord', 'areas/account/overview/landlord/route.tsx'),
  route('notifications', 'areas/account/notifications/route.tsx'),
];
