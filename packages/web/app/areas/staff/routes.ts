import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const queue = 'areas/staff/queue/route.tsx';

export const staffRoutes: RouteConfigEntry[] = [
  route('man', 'areas/staff/home/route.tsx'),
  route('man/queue', queue, { id: 'staff-first-queue' }),
  route('man/queue/:kind', queue),
  route('man/queue/:kind/:id', 'areas/staff/item/route.tsx'),
];
