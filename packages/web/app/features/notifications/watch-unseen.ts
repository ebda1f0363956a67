import { listNotifications } from '@heima/domain/notifications/endpoints.ts';
import { markStale } from '#platform/api/held.ts';
import { isConnected, onLive } from '#platform/live/live-events.ts';
import { refreshUnseen } from './unseen-count.ts';

/** Keeps the number at the bell, and a list that is open, up to date. */
export function watchUnseen(): () => void {
  if (isConnected()) void refreshUnseen();
  return onLive(['notifications.new', 'notifications.seen'], ({ kind }) => {
    void refreshUnseen();
    if (kind !== 'notifications.seen') void markStale([listNotifications]);
  });
}
