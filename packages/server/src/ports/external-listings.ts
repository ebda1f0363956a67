import type { Currency } from '@heima/domain/shared/money.ts';

/** A listing as another site may show it: never a phone number or an e-mail address. */
export interface ExternalListing {
  ourId: string;
  /** A site that wants a title makes one of the address when there is none. */
  title: string | null;
  type: string;
  category: string | null;
  /** As exact as the owner lets it be shown; empty when not at all. */
  address: string;
  postalCode: string;
  /** Place printed after the postal code. */
  place: string | null;
  /** Never the exact position. */
  point: { lat: number; lng: number } | null;
  /** Square metres. */
  size: number | null;
  rooms: number | null;
  bedrooms: number | null;
  /** A month; whole krónur, cents of other currencies. */
  price: number;
  currency: Currency;
  depositMonths: number | null;
  availableFrom: string | null;
  term: 'long-term' | 'fixed-term';
  pets: boolean;
  /** Our code of what furniture goes with the home. */
  furnished: string | null;
  descriptionIs: string | null;
  descriptionEn: string | null;
  /** Public copies without sign-in. */
  imageUrls: string[];
  contactUrl: string;
  updatedAt: string;
}

export interface ExternalListingState {
  state: 'pending' | 'live' | 'rejected' | 'removed';
  externalId: string | null;
  url: string | null;
  /** Why it was rejected, or what of it could not be taken: field and the site's own words, for staff. */
  errors: string[];
}

/** An outside listing site (mbl). */
export interface ExternalListings {
  /**
   * Hands over the whole listing, in place of what the site has. A listing that the site refuses comes back as
   * `rejected`; raises PortError `conflict` when the site holds a newer state.
   */
  upsert(listing: ExternalListing): Promise<ExternalListingState>;
  /** Takes it off the site; done as well when the site never had it. */
  remove(ourId: string): Promise<void>;
  /** Raises PortError `not-found` when the site never had it. */
  status(ourId: string): Promise<ExternalListingState>;
}
