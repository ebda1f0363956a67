import { notificationRefusals } from '@heima/domain/notifications/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { forgetOldNotifications } from './jobs/forget-notifications.ts';
import { gatherNotifications } from './jobs/gather-notifications.ts';
import { personDeletedReaction } from './jobs/person-deleted.ts';
import { sendNotifications } from './jobs/send-notifications.ts';
import { sweepNotifications } from './jobs/sweep-notifications.ts';
import { notificationsPart } from './personal-part.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** What people are told of: in the app, by e-mail and by SMS. Other capabilities tell through `public.ts`. */
export const notifications: Capability = {
  name: 'notifications',
  routes,
  refusals: notificationRefusals,
  jobs: [gatherNotifications, sendNotifications, sweepNotifications, forgetOldNotifications],
  personal: [notificationsPart],
  reactions: [personDeletedReaction],
};
