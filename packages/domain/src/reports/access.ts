import type { AccessTable } from '../shared/access.ts';
import { not, type OwnedSubject, own, staffOf } from '../shared/relations.ts';

/** Who may report a person: everybody but that person. Whether there is a page to report, the use case asks. */
export const personReportAccess = {
  read: () => true,
  report: not(own),
} satisfies AccessTable<OwnedSubject>;

/** Reports of listings are looked into by the staff of listings, those of people by support. */
export const listingReportHandling = {
  read: staffOf('listings'),
  close: staffOf('listings'),
} satisfies AccessTable<unknown>;

export const personReportHandling = {
  read: staffOf('support'),
  close: staffOf('support'),
} satisfies AccessTable<unknown>;
