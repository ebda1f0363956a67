import { getNotificationSettings } from '@heima/domain/notifications/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** Of each type of notification the methods and whether they are blocked. */
export const settingsQuery = (userId: string) =>
  endpointQuery(getNotificationSettings, { params: { id: userId } });
