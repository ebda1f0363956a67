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
