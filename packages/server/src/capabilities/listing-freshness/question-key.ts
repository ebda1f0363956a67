/** Names one question about a home, for what is sent of it. */
export const questionKey = (listingId: string, askedAt: Date): string =>
  `still-free-${listingId}-${askedAt.getTime()}`;
