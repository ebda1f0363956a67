import type { AccessTable } from '../shared/access.ts';
import { type Relation, staffOf } from '../shared/relations.ts';
import { areaOfQueue, type QueueKind } from './queues.ts';

/** A queue as the access rules see it. */
export interface QueueSubject {
  kind: QueueKind;
}

/** Staff of the area that the queue belongs to. */
const worksOnQueue: Relation<QueueSubject> = (actor, { kind }) => staffOf(areaOfQueue[kind])(actor, kind);

/** Whoever works through a queue reads it and shows what they are looking at. */
export const queueAccess = {
  read: worksOnQueue,
  claim: worksOnQueue,
} satisfies AccessTable<QueueSubject>;
