import { notificationRefusals } from '@heima/domain/notifications/refusals.ts';
import { collectNotifications } from '#capabilities/notifications/jobs/collect-notifications.ts';
import { personDeletedReaction } from '#capabilities/notifications/jobs/person-deleted.ts';
import { purgeOldNotifications } from '#capabilities/notifications/jobs/purge-notifications.ts';
import { sweepNotifications } from '#capabilities/notifications/jobs/sweep-notifications.ts';
import type { Capability } from '#platform/capability.ts';
import { notificationData } from './personal-data-source.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** What people are notified of: in the app, by e-mail and by SMS. Other capabilities notify through `public.ts`. */
export const notifications: Capability = {
  name: 'notifications',
  routes,
  refusals: notificationRefusals,
  jobs: [collectNotifications, sweepNotifications, purgeOldNotifications],
  personal: [notificationData],
  reactions: [personDeletedReaction],
};
