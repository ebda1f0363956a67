import { lifecycle, refusalToTransition } from '../shared/lifecycle.ts';
import type { RefusalData } from '../shared/refusal.ts';
import { maxCorenters } from './corenter-limits.ts';

/** States of a co-renter request (R187); a declined or removed one is gone. */
export const corenterStates = ['pending', 'accepted'] as const;
export type CorenterState = (typeof corenterStates)[number];

/** What an invitation's page says; `ended` is declined, removed or withdrawn, which the page does not distinguish. */
export const invitationStatuses = ['PENDING', 'ACCEPTED', 'EXPIRED', 'ENDED'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export interface RequestFacts {
  acceptedAt: Date | null;
  endedAt: Date | null;
  expiresAt: Date;
}

/** What has become of a request by now. An accepted one does not expire. */
export function invitationStatus(
  { acceptedAt, endedAt, expiresAt }: RequestFacts,
  now: Date,
): InvitationStatus {
  if (endedAt) return 'ENDED';
  if (acceptedAt) return 'ACCEPTED';
  return expiresAt <= now ? 'EXPIRED' : 'PENDING';
}

/** The lifecycle of a request. Only time makes one expire; it is then sent anew by inviting again. */
export const requestLifecycle = lifecycle(invitationStatuses, {
  renew: { from: ['EXPIRED'], to: 'PENDING', by: 'invite' },
  accept: {
    from: ['PENDING'],
    to: 'ACCEPTED',
    by: 'answer',
    otherwise: { ENDED: 'corenters.invitationUnknown', EXPIRED: 'corenters.invitationExpired' },
  },
  decline: {
    from: ['PENDING'],
    to: 'ENDED',
    by: 'answer',
    otherwise: { ENDED: 'corenters.invitationUnknown', EXPIRED: 'corenters.invitationExpired' },
  },
  remove: {
    from: ['PENDING', 'ACCEPTED', 'EXPIRED'],
    to: 'ENDED',
    by: 'remove',
    otherwise: 'common.notFound',
  },
});

/** Why there can be no more co-renters, or nothing. @param count those that are pending or accepted */
export const refusalToAddCorenter = (count: number): RefusalData | undefined =>
  count >= maxCorenters ? { code: 'corenters.tooMany', params: { maximum: maxCorenters } } : undefined;

/**
 * Why a person cannot invite, or nothing: nobody has e-mails sent to strangers from an account that nobody stands
 * behind, and there is a limit.
 */
export const refusalToInvite = ({
  hasVerifiedEmail,
  count,
}: {
  hasVerifiedEmail: boolean;
  count: number;
}): RefusalData | undefined =>
  hasVerifiedEmail ? refusalToAddCorenter(count) : { code: 'corenters.confirmFirst' };

/** Why a request cannot be answered so, or nothing (X014). */
export const refusalToAnswer = (
  { status, count }: { status: InvitationStatus; count: number },
  isAccepted: boolean,
): RefusalData | undefined =>
  refusalToTransition(requestLifecycle, isAccepted ? 'accept' : 'decline', status) ??
  (isAccepted ? refusalToAddCorenter(count) : undefined);
