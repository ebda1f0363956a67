import type { StaffArea } from '../shared/actor.ts';

/** What staff look through, one after the other. */
export const queueKinds = ['publish_requests', 'listing_reports', 'person_reports', 'identities'] as const;
export type QueueKind = (typeof queueKinds)[number];

/** Queues of what people report: whom it is about must not see it. */
export const isReportQueue = (kind: QueueKind): boolean =>
  kind === 'listing_reports' || kind === 'person_reports';

/** The area whose staff work through a queue. */
export const areaOfQueue: Readonly<Record<QueueKind, StaffArea>> = {
  publish_requests: 'listings',
  listing_reports: 'listings',
  person_reports: 'support',
  identities: 'support',
};

/** Areas that have a queue. */
export const queueAreas = ['listings', 'support'] as const satisfies readonly StaffArea[];

/** Whoever opened an item is shown as looking at it until nothing was heard of the page for so long. */
export const claimSeconds = 120;

/** An open page says so this often. */
export const claimEverySeconds = 45;
