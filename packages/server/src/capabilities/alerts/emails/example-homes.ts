import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import type { FoundHomes } from './alert-email.ts';

const home: ListingCard = {
  id: '01990000-0000-7000-8000-00000000000c',
  title: 'Björt íbúð við Ránargötu',
  short_address: 'Ránargata',
  postal_code: '101',
  city: 'Reykjavík',
  listing_type: 'residential',
  listing_category: 'apartment',
  size: 84,
  rooms: 3,
  bedrooms: 2,
  bathrooms: 1,
  price: { price: 250_000, currency: 'ISK' },
  price_type: 1,
  monthly_rent: 250_000,
  available_from: '2027-01-01',
  furniture: null,
  allowed_pets: [],
  included: [],
  images: [],
  image_count: 0,
  location: null,
  visible: true,
  published_at: '2026-11-28T12:00:00Z',
  liked: false,
};

/** What the e-mail about found homes may say: a search that found so many. */
export const exampleOf = (count: number): FoundHomes => ({
  search: {
    id: '01990000-0000-7000-8000-00000000000d',
    name: 'Vesturbær',
    filter: { min_bedrooms: 2, allowed_pets: ['cat'] },
    near: [],
    frequency: 'daily',
  },
  cards: Array.from({ length: Math.min(count, 10) }, () => home),
  count,
  batchId: '01990000-0000-7000-8000-00000000000e',
});
