import { lifecycle, refusalToTransition } from '../shared/lifecycle.ts';
import type { RefusalData } from '../shared/refusal.ts';

/** What can become of an application (R188). */
export const applicationStatuses = [
  'sent',
  'received',
  'opened',
  'considered',
  'accepted',
  'denied',
  'cancelled',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** How lists group them (R189); `other` is under review. */
export const applicationGroups = ['new', 'other', 'denied'] as const;
export type ApplicationGroup = (typeof applicationGroups)[number];

/** The statuses of each group. */
export const statusesOf: Readonly<Record<ApplicationGroup, readonly ApplicationStatus[]>> = {
  new: ['sent', 'received'],
  other: ['opened', 'considered', 'accepted'],
  denied: ['denied', 'cancelled'],
};

/** The group of a status. */
export const groupOf = (status: ApplicationStatus): ApplicationGroup =>
  applicationGroups.find((group) => statusesOf[group].includes(status))!;

/**
 * The status as the applicant hears it: read, while the landlord considers it. What is on the landlord's mind before
 * there is an answer promises nothing.
 */
export const saidToApplicant = (status: ApplicationStatus): ApplicationStatus =>
  status === 'considered' ? 'opened' : status;

/** Not yet decided: the landlord may answer, and the applicant withdraw. */
export const openStatuses = ['sent', 'received', 'opened', 'considered'] as const;

const decided = {
  accepted: 'applications.alreadyAccepted',
  denied: 'applications.alreadyDenied',
  cancelled: 'applications.wasCancelled',
} as const;

/** The lifecycle of an application (state machine 3). */
export const applicationLifecycle = lifecycle(applicationStatuses, {
  deliver: { from: ['sent'], to: 'received', by: 'system' },
  open: { from: ['sent', 'received'], to: 'opened', by: 'decide' },
  /** R199, R200. */
  consider: { from: ['sent', 'received', 'opened'], to: 'considered', by: 'decide', otherwise: decided },
  setAside: { from: ['considered'], to: 'opened', by: 'decide', otherwise: decided },
  /** R197. */
  accept: { from: openStatuses, to: 'accepted', by: 'decide', otherwise: decided },
  /** R198, R201. */
  deny: { from: openStatuses, to: 'denied', by: 'decide', otherwise: decided },
  /** R190. */
  cancel: { from: openStatuses, to: 'cancelled', by: 'cancel', otherwise: decided },
});

export interface ApplyFacts {
  /** Whether the home is in publication. */
  visible: boolean;
  /** Whether the applicant lets it, alone or in a team. */
  isLandlord: boolean;
  /** The applicant's last application for it, which is not cancelled. */
  last?: { id: string; status: ApplicationStatus; decidedAt: Date | null } | undefined;
  /** When the home was last published. */
  publishedAt: Date | null;
}

/**
 * Why somebody cannot apply, or nothing. Whoever was denied may try again when the home is let anew: the same landlord
 * need not say no twice to the same question.
 */
export function refusalToApply({
  visible,
  isLandlord,
  last,
  publishedAt,
}: ApplyFacts): RefusalData | undefined {
  if (isLandlord) return { code: 'applications.ownListing' };
  if (!visible) return { code: 'applications.listingClosed' };
  if (!last || last.status === 'cancelled') return undefined;
  const isLetAnew = last.decidedAt !== null && publishedAt !== null && publishedAt > last.decidedAt;
  if ((last.status === 'denied' || last.status === 'accepted') && isLetAnew) return undefined;
  const code = last.status === 'denied' ? 'applications.wasDenied' : 'applications.alreadyApplied';
  return { code, extra: { application_id: last.id } };
}

/** Why an application cannot be cancelled, or nothing (R190). */
export const refusalToCancel = (status: ApplicationStatus): RefusalData | undefined =>
  refusalToTransition(applicationLifecycle, 'cancel', status);

/** Why an application cannot be decided, or nothing. */
export const refusalToDecide = (status: ApplicationStatus): RefusalData | undefined =>
  refusalToTransition(applicationLifecycle, 'accept', status);

/** Whether it can be taken into consideration, or set aside again (R199, R200). */
export const refusalToConsider = (status: ApplicationStatus): RefusalData | undefined =>
  refusalToTransition(applicationLifecycle, status === 'considered' ? 'setAside' : 'consider', status);
