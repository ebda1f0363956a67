import { lifecycle } from '../shared/lifecycle.ts';

/** Machine 28: an entry of the list under the bell. */
export const notificationStates = ['unseen', 'seen', 'clicked'] as const;

export const notificationLifecycle = lifecycle(notificationStates, {
  see: { from: ['unseen'], to: 'seen', by: 'read' },
  click: { from: ['unseen', 'seen'], to: 'clicked', by: 'change' },
});
