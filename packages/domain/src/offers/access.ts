import type { ApplicationSubject } from '../applications/access.ts';
import type { AccessTable } from '../shared/access.ts';
import { allOf, anyOf, inTeamWith, not, own, partyAs, staffOf } from '../shared/relations.ts';

const applicant = partyAs('tenant');
/** Nobody answers a bid of their own, also where an applicant has joined the landlord's team since. */
const landlord = allOf(anyOf(own, inTeamWith('manage_applications')), not(applicant));

/** Who may do what in the negotiation over an application: its two sides, and staff that helps them. */
export const offerAccess = {
  read: anyOf(applicant, landlord, staffOf('support')),
  act: anyOf(applicant, landlord),
  /** Bids and answers as BUYER (R214). */
  act_as_tenant: applicant,
  /** Bids and answers as SELLER (R213). */
  act_as_landlord: landlord,
} satisfies AccessTable<ApplicationSubject>;
