import type { AccessTable } from '../shared/access.ts';
import type { Actor } from '../shared/actor.ts';

export interface NotificationSubject {
  userId: string;
}

const own = (actor: Actor, { userId }: NotificationSubject): boolean =>
  actor.kind === 'user' && actor.userId === userId;

/** What a person is told of, and how, is that person's alone, also for staff. */
export const notificationAccess = { read: own, change: own } satisfies AccessTable<NotificationSubject>;
