import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The list of conversations stays while one goes from one to another. */
export const inboxRoutes: RouteConfigEntry[] = [
  route('inbox', 'areas/inbox/list/inbox-layout.tsx', [
    index('areas/inbox/list/route.tsx'),
    route(':id', 'areas/inbox/conversation/route.tsx', { id: 'inbox-id' }),
  ]),
];
