/** Where what is being written to the landlord of a home is kept, past signing in. */
export const contactDraft = (listingId: string): string => `heima-contact-${listingId}`;
