import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

const queue = 'areas/staff/queue/route.tsx';

/** The back office, in a frame of its own. */
export const staffRoutes: RouteConfigEntry[] = [
  layout('areas/staff/frame/staff-layout.tsx', [
    route('man', 'areas/staff/home/route.tsx'),
    route('man/users', 'areas/staff/users/route.tsx'),
    route('man/users/:id', 'areas/staff/user/route.tsx'),
    route('man/listings/publishes', 'areas/staff/publishes/route.tsx'),
    route('man/translations', 'areas/staff/texts/route.tsx'),
    route('man/translations/:tag', 'areas/staff/text/route.tsx'),
    route('man/queue', queue, { id: 'staff-first-queue' }),
    route('man/queue/:kind', queue),
    route('man/queue/:kind/:id', 'areas/staff/item/route.tsx'),
  ]),
];
