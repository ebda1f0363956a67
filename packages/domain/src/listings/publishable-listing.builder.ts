import { newDraft } from './new-draft.ts';
import type { PublishingFacts } from './publish.ts';

/** A flat that can be published, unless the test gives other values. */
export const publishableListing = (given: Partial<PublishingFacts> = {}): PublishingFacts => ({
  ...newDraft(),
  street_name: 'Þórsgata',
  postal_code: { id: '101', code: '101' },
  location: { lat: 64.1436, lng: -21.9279, exact: true },
  listing_type: 'residential',
  listing_category: 'apartment',
  size: 84.5,
  bedrooms: 2,
  bathrooms: 1,
  title: 'Björt íbúð',
  images: [{}],
  description_translations: [{ language: 'is', text: 'x'.repeat(50) }],
  price: { price: 285_000, currency: 'ISK' },
  terms_accepted: true,
  updated_at: '2026-11-19T10:00:00.000Z',
  unpublish_reason: null,
  publish_request: null,
  ...given,
});
