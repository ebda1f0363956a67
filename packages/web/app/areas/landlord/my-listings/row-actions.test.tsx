import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import type { OwnListing } from './own-listing.ts';
import { RowActions } from './row-actions.tsx';

const sets = ['landlordScreens', 'listingPreviews', 'listings', 'wizardScreens', 'validation'];
const listing = (state: OwnListing['state']) =>
  ({ id: '01990000-0000-7000-8000-000000000001', title: 'Björt íbúð', state }) as OwnListing;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Where = () => <output>{useLocation().search}</output>;

describe('what can be done with an own listing', () => {
  it('R267: a draft that could not be deleted is reported, and deleted on the second try', async () => {
    let isDown = true;
    const { seen } = fakeApi(() =>
      isDown ? refused(503, 'common.providerDown', 'Reyndu aftur eftir smástund.') : { status: 204 },
    );
    await renderInPage(<RowActions listing={listing('NEVER_PUBLISHED')} />, sets);
    fireEvent.click(screen.getByRole('button', { name: 'Eyða drögum: Björt íbúð' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Eyða drögum', hidden: true }));
    await screen.findByText('Ekki tókst að eyða');
    expect(await screen.findByText('Reyndu aftur eftir smástund.')).toBeTruthy();
    isDown = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Reyna aftur' }));
    await screen.findByText('Drögunum hefur verið eytt.');
    expect(seen.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  });

  it('R263: a publishing that failed is reported, and can be tried again', async () => {
    const { seen } = fakeApi(() => refused(503, 'common.providerDown', 'Reyndu aftur eftir smástund.'));
    await renderInPage(<RowActions listing={listing('NOT_IN_PUBLICATION')} />, sets);
    const [button] = screen.getAllByRole('button');
    fireEvent.click(button!);
    await screen.findByText('Reyndu aftur eftir smástund.');
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(seen[0]!.path).toBe(`/listings/${listing('NOT_IN_PUBLICATION').id}/publish`);
  });

  it('eye B12: who publishes again follows the listing to the tab of published ones', async () => {
    fakeApi(() => ({ status: 200, body: someListing({ state: 'PUBLISHED' }) }));
    await renderInPage(
      <>
        <RowActions listing={listing('NOT_IN_PUBLICATION')} />
        <Where />
      </>,
      sets,
    );
    fireEvent.click(screen.getAllByRole('button')[0]!);
    await waitFor(() => expect(screen.getByText('?tab=published')).toBeTruthy());
  });
});
