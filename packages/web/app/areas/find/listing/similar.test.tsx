import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { Similar } from './similar.tsx';

const card = {
  id: '01990000-0000-7000-8000-00000000000c',
  title: 'Björt íbúð',
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
  liked: true,
};

afterEach(cleanup);

it('eye C28: a similar home has a heart, pressed where the viewer likes it', async () => {
  fakeApi(() => ({ status: 200, body: [card] }));
  await renderInPage(<Similar listing={someListing()} />, ['listingScreen', 'searchScreen', 'reference'], {
    viewer: { id: '01990000-0000-7000-8000-000000000001' },
  });
  const heart = await screen.findByRole('button', { name: /Björt íbúð/ });
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});
