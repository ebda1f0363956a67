/** States of a co-renter request (R187); a declined or removed one is gone. */
export const corenterStates = ['pending', 'accepted'] as const;
export type CorenterState = (typeof corenterStates)[number];

/** What an invitation's page says; `ended` is declined, removed or withdrawn, told alike. */
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
