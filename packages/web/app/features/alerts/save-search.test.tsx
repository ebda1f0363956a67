import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { SaveSearchButton } from './save-search-button.tsx';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { openedSearch, wantedFilter } from './search-notes.ts';

const search = {
  postal_codes: ['107'],
  min_bedrooms: 2,
  max_price: 300_000,
  page: 3,
  order_by: 'price',
} as const;
const filter = { postal_codes: ['107'], min_bedrooms: 2, max_price: 300_000 };
const places = [
  { field: 'postal_codes', value: '107', kind: 'postal_code', id: '107', name: '107 Reykjavík' },
] as const;
const saved: SavedSearch = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Vesturbær',
  filter: { postal_codes: ['107'] },
  places: [...places],
  frequency: 'daily',
  new_count: 0,
  version: 'v1',
  created_at: '2027-03-01T10:00:00.000Z',
};

const server = (
  held: SavedSearch[] = [],
  canBeTold = true,
  answer = { status: 201, body: saved as unknown },
) =>
  fakeApi(({ method }) =>
    method === 'GET' ? { status: 200, body: { items: held, can_be_told: canBeTold } } : answer,
  );
const open = (close = vi.fn()) =>
  renderInPage(
    <SaveSearchDialog search={{ ...search, postal_codes: ['107'] }} places={places} onClose={close} />,
    ['alerts', 'reference', 'regions', 'validation'],
  ).then(() => close);
const name = () => screen.getByLabelText('Heiti leitar') as HTMLInputElement;
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Vista leit' }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('saving a search', () => {
  it('a visitor is asked to sign in and goes on where it began; without scripts the link leads there', async () => {
    const { seen } = server();
    const onSignIn = vi.fn();
    await renderInPage(
      <SaveSearchButton
        search={{ ...search, postal_codes: ['107'] }}
        places={places}
        words={{ save: 'Vista leit', saved: 'Vistuð' }}
        onSignIn={onSignIn}
      />,
    );
    const link = screen.getByRole('link', { name: 'Vista leit' });
    expect(link.getAttribute('href')).toBe('/login?from=%2F');
    fireEvent.click(link);
    await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(1));
    const { title, onSuccess, onLeave } = onSignIn.mock.calls[0]![0];
    expect(title).toBe('Skráðu þig inn til að vista leitina');
    expect(wantedFilter.get()).toBeUndefined();
    onLeave();
    expect(JSON.parse(wantedFilter.take()!)).toEqual(filter);
    onSuccess();
    expect(JSON.parse(wantedFilter.get()!)).toEqual(filter);
    expect(seen).toEqual([]);
  });

  it('a name that is too long is not cut, and says so at the field', async () => {
    const { seen } = server();
    await open();
    const long = 'Þriggja herbergja íbúð '.repeat(5);
    fireEvent.change(name(), { target: { value: long } });
    expect(name().value).toBe(long);
    expect(name().maxLength).toBe(-1);
    expect(screen.getByText(`${long.length} / 80`)).toBeTruthy();
    submit();
    await screen.findByText('Má vera mest 80 stafir.');
    expect(document.activeElement).toBe(name());
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('X02: suggests a name from the filter, starts in it, and sends the filter without order and page', async () => {
    const { seen } = server();
    const close = await open();
    expect(name().value).toBe('107 Reykjavík, 2 eða fleiri svefnherbergi, Allt að 300.000 kr.');
    expect(document.activeElement).toBe(name());
    fireEvent.change(name(), { target: { value: 'Vesturbær' } });
    fireEvent.click(screen.getByRole('radio', { name: /^Strax/ }));
    submit();
    await waitFor(() => expect(close).toHaveBeenCalled());
    const post = seen.find(({ method }) => method === 'POST')!;
    expect(post.path).toBe('/saved-searches');
    expect(post.body).toEqual({ name: 'Vesturbær', filter, frequency: 'at_once' });
    expect(post.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(screen.getByText('Leitin er vistuð')).toBeTruthy();
  });

  it('an empty name is reported at its field before anything is sent', async () => {
    const { seen } = server();
    const close = await open();
    fireEvent.change(name(), { target: { value: '  ' } });
    submit();
    expect(await screen.findByText('Þennan reit þarf að fylla út.')).toBeTruthy();
    expect(seen.every(({ method }) => method === 'GET')).toBe(true);
    expect(close).not.toHaveBeenCalled();
  });

  it('a refusal is shown and everything typed is kept', async () => {
    const text = 'Þú getur vistað mest 30 leitir.';
    fakeApi(({ method }) =>
      method === 'GET'
        ? { status: 200, body: { items: [], can_be_told: true } }
        : refused(409, 'alerts.tooMany', text),
    );
    const close = await open();
    fireEvent.change(name(), { target: { value: 'Mín leit' } });
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(name().value).toBe('Mín leit');
    expect(close).not.toHaveBeenCalled();
  });

  it('says that no e-mails come before the address is verified', async () => {
    server([], false);
    await open();
    const link = await screen.findByRole('link', { name: 'Staðfesta netfang' });
    expect(link.getAttribute('href')).toBe('/account/contact');
  });

  it('a filter changed from a saved search may take its place', async () => {
    openedSearch.set(saved.id);
    const { seen } = server([saved], true, { status: 200, body: { ...saved, filter } });
    const close = await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Breyta leitinni „Vesturbær“' }));
    expect(screen.queryByLabelText('Heiti leitar')).toBeNull();
    submit();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(seen.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: `/saved-searches/${saved.id}`,
      body: { filter },
    });
    expect(screen.getByText('Leitinni „Vesturbær“ var breytt')).toBeTruthy();
  });
});
