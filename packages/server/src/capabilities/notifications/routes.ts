import * as contract from '@heima/domain/notifications/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { clickAllNotifications, clickNotification } from './click-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { blockNotifications, getNotificationSettings, unblockNotifications } from './settings.ts';

export const routes: readonly Route[] = [
  route(contract.listNotifications, listNotifications),
  route(contract.clickNotification, clickNotification),
  route(contract.clickAllNotifications, clickAllNotifications),
  route(contract.getNotificationSettings, getNotificationSettings),
  route(contract.blockNotifications, blockNotifications),
  route(contract.unblockNotifications, unblockNotifications),
];
