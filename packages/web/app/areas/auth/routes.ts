import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const authRoutes: RouteConfigEntry[] = [
  route('login', 'areas/auth/login/route.tsx'),
  route('forgot-password/:token', 'areas/auth/reset-password/route.tsx'),
  route('emailconfirmation/:token', 'areas/auth/confirm-email/route.tsx'),
];
