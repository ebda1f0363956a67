import { lifecycle } from '../shared/lifecycle.ts';
import type { RefusalData } from '../shared/refusal.ts';

/** How far a verification of an identity document has come. */
export const verificationStates = [
  'created',
  'started',
  'submitted',
  'review',
  'approved',
  'declined',
  'resubmission',
  'expired',
] as const;
export type VerificationState = (typeof verificationStates)[number];

/** The codes that the documents show for a verification (R109 to R113). */
export const verificationCodes = {
  completed: 9001,
  declined: 9102,
  resubmission: 9103,
  expired: 9104,
  error: 0,
} as const;

export type VerificationStatus = keyof typeof verificationCodes | 'pending';

const shown: Readonly<Partial<Record<VerificationState, VerificationStatus>>> = {
  approved: 'completed',
  declined: 'declined',
  resubmission: 'resubmission',
  expired: 'expired',
};

/** What a person is shown of a state: all that is not decided yet, a review too, is pending. */
export const statusOfState = (state: VerificationState): VerificationStatus => shown[state] ?? 'pending';

/** The code of a status; none while nothing is decided. */
export const codeOfStatus = (status: VerificationStatus): number | null =>
  status === 'pending' ? null : verificationCodes[status];

/**
 * Machine 27: the way to a decision only goes forward; of decisions the newer one counts, whatever was decided before,
 * so that late, repeated and replayed messages change nothing.
 */
export const verificationLifecycle = lifecycle(verificationStates, {
  created: { from: [], to: 'created', by: 'program' },
  started: { from: ['created'], to: 'started', by: 'program' },
  submitted: { from: ['created', 'started'], to: 'submitted', by: 'program' },
  review: { from: verificationStates, to: 'review', by: 'program' },
  approved: { from: verificationStates, to: 'approved', by: 'program' },
  declined: { from: verificationStates, to: 'declined', by: 'program' },
  resubmission: { from: verificationStates, to: 'resubmission', by: 'program' },
  expired: { from: verificationStates, to: 'expired', by: 'program' },
});

/** Whether a state is one of the way there, before any decision. */
export const isOnTheWay = (state: VerificationState): state is 'created' | 'started' | 'submitted' =>
  state === 'created' || state === 'started' || state === 'submitted';

/** Why a person cannot begin a verification, or nothing: what is proved needs no second proof. */
export const refusalToVerify = ({ isVerified }: { isVerified: boolean }): RefusalData | undefined =>
  isVerified ? { code: 'identity.identityVerified' } : undefined;

/** How far people of ours are with a document that was accepted and does not agree with the account (decision 0033). */
export const reviewStates = ['NONE', 'WAITING', 'ACCEPTED', 'REJECTED'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What decides how far a review is. */
export interface ReviewFacts {
  state: VerificationState;
  agrees: boolean | null;
  review: 'accepted' | 'rejected' | null;
}

/** Only a document that the provider accepted and that differs from the account waits for people of ours. */
export function reviewState({ state, agrees, review }: ReviewFacts): ReviewState {
  if (state !== 'approved') return 'NONE';
  if (review !== null) return review === 'accepted' ? 'ACCEPTED' : 'REJECTED';
  return agrees === false ? 'WAITING' : 'NONE';
}

export const reviewLifecycle = lifecycle(reviewStates, {
  accept: { from: ['WAITING'], to: 'ACCEPTED', by: 'decide', otherwise: 'identity.notUnderReview' },
  reject: { from: ['WAITING'], to: 'REJECTED', by: 'decide', otherwise: 'identity.notUnderReview' },
});

/**
 * Why staff cannot decide about a document, or nothing. Of two who look at it at the same time the second learns who
 * was first.
 * @param by the name of who decided
 */
export const refusalToReview = ({
  state,
  by,
}: {
  state: ReviewState;
  by: string;
}): RefusalData | undefined => {
  if (state === 'WAITING') return undefined;
  return state === 'NONE'
    ? { code: 'identity.notUnderReview' }
    : { code: 'identity.reviewDecided', params: { name: by } };
};
