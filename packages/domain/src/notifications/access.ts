import type { AccessTable } from '../shared/access.ts';
import { type OwnedSubject, own } from '../shared/relations.ts';

/** What a person is notified of, and how, is that person's alone, also for staff. */
export const notificationAccess = { read: own, change: own } satisfies AccessTable<OwnedSubject>;
