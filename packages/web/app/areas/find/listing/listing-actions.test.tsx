import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { ListingActions } from './listing-actions.tsx';

afterEach(cleanup);

const { can } = someListing();
const nothing = { ...can, edit: false, publish: false };

const show = (given: Partial<ListingAnswer>, viewer?: { id: string }) =>
  renderInPage(
    <ListingActions
      listing={someListing({
        id: 'l1',
        state: 'PUBLISHED',
        visible: true,
        is_owner: false,
        can: nothing,
        ...given,
      })}
    />,
    ['listingScreen'],
    viewer && { viewer },
  );
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('V065: a home that is to let is applied for, by visitors too', async () => {
  await show({ application_id: null });
  expect(link('Sækja um')).toBe('/listings/l1/apply');
});

it('V065 R202 R203: who has applied sees the application instead', async () => {
  await show({ has_applied: true, application_id: 'a1' }, { id: 'u1' });
  expect(link('Sjá umsóknina mína')).toBe('/tenant/applications/a1');
  expect(link('Sækja um')).toBeUndefined();
});

it('A03: a home that is no longer to let is kept, and not applied for', async () => {
  await show({ visible: false, application_id: null }, { id: 'u1' });
  expect(screen.getByRole('button', { name: 'Vista' })).toBeTruthy();
  expect(link('Sækja um')).toBeUndefined();
});

it('who lets it edits it', async () => {
  await show({ is_owner: true, can: { ...can, publish: true } }, { id: 'u1' });
  expect(link('Breyta auglýsingu')).toBe('/landlord/my-listings/l1/edit');
  expect(link('Sækja um')).toBeUndefined();
});
