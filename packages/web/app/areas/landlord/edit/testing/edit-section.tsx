import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { EditPage } from '#areas/landlord/edit/edit-page.tsx';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';

export const editTexts = [
  'applicationsScreen',
  'landlordScreens',
  'wizardScreens',
  'listingScreen',
  'listings',
  'reference',
  'places',
  'validation',
];

type Answer = Parameters<typeof fakeApi>[0];

interface Edited {
  /** The listing as it is before the edit. */
  listing?: Parameters<typeof someListing>[0];
  /** Answers first; what it leaves unanswered is answered as a server does that takes everything. */
  answer?: (request: Parameters<Answer>[0]) => ReturnType<Answer> | undefined;
}

/** The edit page of a listing at one of its sections, and what it sends. */
export async function editSection(section: string, { listing: changes, answer }: Edited = {}) {
  const listing = someListing({ title: 'Risíbúð', ...changes });
  const { seen } = fakeApi((request) => {
    const given = answer?.(request);
    if (given) return given;
    const { method, path, body } = request;
    if (method !== 'GET') return { status: 200, body: { ...listing, ...(body as object) } };
    return { status: 200, body: /^\/listings\/[^/]*$/.test(path) ? listing : [] };
  });
  await renderInPage(<EditPage />, editTexts, {
    route: '/landlord/my-listings/:id/edit',
    address: `/landlord/my-listings/${listing.id}/edit?section=${section}`,
    viewer: { id: 'u1' },
  });
  const sent = () =>
    seen
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [`${method} ${path.replace(listing.id, ':id')}`, body] as const);
  return {
    sent,
    /** Presses the button and gives what was sent by then. */
    save: async () => {
      const before = sent().length;
      fireEvent.click(screen.getByRole('button', { name: 'Vista breytingar' }));
      await waitFor(() => expect(sent().length).toBeGreaterThan(before));
      return sent().slice(before);
    },
  };
}
