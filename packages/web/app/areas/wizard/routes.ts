import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The wizard has a frame of its own: nothing leads away from it by accident. */
export const wizardRoutes: RouteConfigEntry[] = [route('start-listing', 'areas/wizard/route.tsx')];
