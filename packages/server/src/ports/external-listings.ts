export interface ExternalListing {
  ourId: string;
  type: string;
  category: string | null;
  address: string;
  postalCode: string;
  point: { lat: number; lng: number } | null;
  size: number | null;
  rooms: number | null;
  bedrooms: number | null;
  price: number;
  currency: string;
  depositMonths: number | null;
  availableFrom: string | null;
  term: string;
  pets: boolean;
  furnished: string | null;
  descriptionIs: string | null;
  descriptionEn: string | null;
  imageUrls: string[];
  contactUrl: string;
  updatedAt: string;
}

export interface ExternalListingState {
  state: 'pending' | 'live' | 'rejected' | 'removed';
  externalId: string | null;
  url: string | null;
  errors: string[];
}

/** An outside listing site (mbl). */
export interface ExternalListings {
  upsert(listing: ExternalListing): Promise<ExternalListingState>;
  remove(ourId: string): Promise<void>;
  status(ourId: string): Promise<ExternalListingState>;
}
