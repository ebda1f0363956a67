import type { ListingImage } from '@heima/domain/listings/listing-card.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { type DraftForm, DraftFormProvider } from '#features/listing/draft/draft-form.tsx';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { PhotoList } from './photo-list.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';

const photo = (id: string, changes: Partial<ListingImage> = {}): ListingImage => ({
  id,
  caption: null,
  src: `/media/listing-images/${id}`,
  width: 400,
  height: 300,
  widths: [320, 400],
  avif: true,
  blur: 'data:,',
  ...changes,
});

function Photos() {
  const [listing, setListing] = useState(someListing({ images: ['a', 'b', 'c'].map((id) => photo(id)) }));
  const form = {
    listing,
    values: {},
    set: () => undefined,
    refusal: () => undefined,
    clientId: () => undefined,
    updateCache: (change: Parameters<DraftForm['updateCache']>[0]) =>
      setListing((now) => ({ ...now, ...change(now) })),
  } as unknown as DraftForm;
  return (
    <DraftFormProvider value={form}>
      <PhotoList photos={usePhotoUploads(form)} />
    </DraftFormProvider>
  );
}

const shown = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('img')!.getAttribute('src'));
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const sets = ['wizardScreens', 'listings', 'listingScreen'];

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

describe('gap: photos of a listing', () => {
  it('one press makes a photo the cover; the focus stays with it and the change is read out', async () => {
    const { seen } = fakeApi(() => ({ status: 200, body: [] }));
    await renderInPage(<Photos />, sets);
    expect(screen.queryByRole('button', { name: 'Gera mynd 1 að forsíðumynd' })).toBeNull();
    press('Gera mynd 3 að forsíðumynd');
    expect(shown()).toEqual(['c', 'a', 'b'].map((id) => `/media/listing-images/${id}-320.webp`));
    expect(screen.getByText('Myndin er núna forsíðumynd').getAttribute('role')).toBe('status');
    await waitFor(() => expect(seen.map(({ body }) => body)).toEqual([{ ids: ['c', 'a', 'b'] }]));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Færa mynd 1 aftar' }));
    expect(screen.getAllByRole('listitem')[0]!.textContent).toContain('Forsíða');
  });

  it('each press turns a photo once more, one after the other, and the button keeps the focus', async () => {
    let turned = 0;
    const waiting: (() => void)[] = [];
    const { seen } = fakeApi(async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      turned += 1;
      return { status: 200, body: photo('b', { src: `/media/listing-images/turned-${turned}` }) };
    });
    await renderInPage(<Photos />, sets);
    press('Snúa mynd 2 til hægri');
    press('Snúa mynd 2 til hægri');
    const button = screen.getByRole('button', { name: 'Snúa mynd 2 til hægri' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]!();
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(shown()[1]).toBe('/media/listing-images/turned-1-320.webp');
    waiting[1]!();
    await waitFor(() => expect(shown()[1]).toBe('/media/listing-images/turned-2-320.webp'));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /listingimages/b/rotate',
      'POST /listingimages/b/rotate',
    ]);
    expect(document.activeElement).toBe(button);
    expect(screen.getByText('Mynd 2 var snúið').getAttribute('role')).toBe('status');
  });

  it('a photo that could not be turned stays as it was, and that is said', async () => {
    fakeApi(() => refused(503, 'common.providerDown', 'Reyndu aftur eftir smástund.'));
    await renderInPage(<Photos />, sets);
    const before = shown();
    press('Snúa mynd 1 til hægri');
    await screen.findByText('Ekki tókst að snúa myndinni');
    expect(shown()).toEqual(before);
  });
});
