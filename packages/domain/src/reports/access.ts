import type { AccessTable } from '../shared/access.ts';
import { allOf, not, type OwnedSubject, own, staffOf } from '../shared/relations.ts';

/** Who may report a person: everybody but that person. Whether there is a page to report, the use case asks. */
export const personReportAccess = {
  read: () => true,
  report: not(own),
} satisfies AccessTable<OwnedSubject>;

/**
 * Reports of listings are looked into by the staff of listings, those of people by support. Nobody closes one about
 * themselves or their own listing.
 */
export const listingReportHandling = {
  read: staffOf('listings'),
  close: allOf(staffOf('listings'), not(own)),
} satisfies AccessTable<OwnedSubject>;

export const personReportHandling = {
  read: staffOf('support'),
  close: allOf(staffOf('support'), not(own)),
} satisfies AccessTable<OwnedSubject>;
