import { listNotifications } from '@heima/domain/notifications/endpoints.ts';
import { markStale } from '#platform/api/held.ts';
import { onLive } from '#platform/live/live-events.ts';
import { refreshUnseen } from './unseen-count.ts';

/** Keeps the number at the bell, and a list that is open, up to date. */
export const watchUnseen = (): (() => void) =>
  onLive(['notifications.new', 'notifications.seen'], ({ kind }) => {
    void refreshUnseen();
    if (kind !== 'notifications.seen') void markStale([listNotifications]);
  });
