import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { someCard } from '#entities/listing/testing/some-card.ts';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { Similar } from './similar.tsx';

const card = someCard({ liked: true });

afterEach(cleanup);

it('eye C28: a similar home has a heart, pressed where the viewer likes it', async () => {
  fakeApi(() => ({ status: 200, body: [card] }));
  await renderInPage(<Similar listing={someListing()} />, ['listingScreen', 'searchScreen', 'reference'], {
    viewer: { id: '01990000-0000-7000-8000-000000000001' },
  });
  const heart = await screen.findByRole('button', { name: /Björt íbúð/ });
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});
