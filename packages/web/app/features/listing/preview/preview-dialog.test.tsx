import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { PreviewButton } from './preview-button.tsx';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

const url = 'http://heima.test/listing-preview/abc';

async function open(refuses = false) {
  let held: string | null = null;
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { seen } = fakeApi(({ method }) => {
    if (method !== 'GET' && refuses) return refused(409, 'listings.wasPublished', 'Hún hefur verið birt.');
    if (method === 'POST') held = url;
    if (method === 'DELETE') {
      held = null;
      return { status: 204 };
    }
    return { status: 200, body: { url: held, created_at: held && '2026-11-28T12:00:00.000Z' } };
  });
  await renderInPage(<PreviewButton id="l1" />, ['listingPreviews']);
  fireEvent.click(screen.getByRole('button', { name: 'Sýna öðrum' }));
  await screen.findByRole('dialog', { name: 'Svona lítur auglýsingin út' });
  return { writeText, sent: () => seen.filter(({ method }) => method !== 'GET') };
}

it('gap: the owner sees how the draft looks, makes the link, copies it and withdraws it', async () => {
  const { writeText, sent } = await open();
  expect(screen.getByRole('link', { name: 'Skoða auglýsinguna' }).getAttribute('href')).toBe('/listings/l1');
  fireEvent.click(await screen.findByRole('button', { name: 'Búa til tengil' }));
  const field = (await screen.findByLabelText('Tengill á drögin')) as HTMLInputElement;
  expect(field.value).toBe(url);
  fireEvent.click(screen.getByRole('button', { name: 'Afrita tengil' }));
  await screen.findAllByText('Tengillinn var afritaður.');
  expect(writeText).toHaveBeenCalledWith(url);
  const withdraw = () => fireEvent.click(screen.getByRole('button', { name: 'Afturkalla tengil' }));
  withdraw();
  // It cannot be taken back, so it is asked about.
  fireEvent.click(screen.getByRole('button', { name: 'Halda tengli' }));
  expect(sent()).toHaveLength(1);
  withdraw();
  const question = screen.getByRole('alertdialog', { name: 'Afturkalla tengil?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Afturkalla tengil' }));
  await screen.findByRole('button', { name: 'Búa til tengil' });
  await waitFor(() => expect(screen.queryByLabelText('Tengill á drögin')).toBeNull());
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /listings/l1/preview-link',
    'DELETE /listings/l1/preview-link',
  ]);
});

it('gap: says why no link can be made', async () => {
  await open(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Búa til tengil' }));
  await screen.findByText('Hún hefur verið birt.');
});
