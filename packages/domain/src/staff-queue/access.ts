import type { AccessTable } from '../shared/access.ts';
import { allOf, not, type OwnedSubject, own, type Relation, staffOf } from '../shared/relations.ts';
import { areaOfQueue, isReportQueue, type QueueKind } from './queues.ts';

/** A queue as the access rules see it. */
export interface QueueSubject {
  kind: QueueKind;
}
/** An item of a queue belongs to the person that it is about. */
export type QueueItemSubject = QueueSubject & OwnedSubject;

/** Staff of the area that the queue belongs to. */
const worksOnQueue: Relation<QueueSubject> = (actor, { kind }) => staffOf(areaOfQueue[kind])(actor, kind);
const isReport: Relation<QueueSubject> = (_, { kind }) => isReportQueue(kind);

/** Whoever works through a queue reads it and shows what they are looking at. */
export const queueAccess = {
  read: worksOnQueue,
  claim: worksOnQueue,
} satisfies AccessTable<QueueSubject>;

/**
 * A report says who made it: nobody reads one about themselves, or learns that it is there. Nobody decides about
 * themselves.
 */
export const queueItemAccess = {
  read: allOf(worksOnQueue, not(allOf(own, isReport))),
  decide: allOf(worksOnQueue, not(own)),
} satisfies AccessTable<QueueItemSubject>;
