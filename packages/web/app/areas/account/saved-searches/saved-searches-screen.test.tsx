import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openedSearch } from '#features/alerts/search-notes.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { chooseFromMenu } from '#ui/testing/choose-from-menu.ts';
import { SavedSearchesScreen } from './saved-searches-screen.tsx';

const search = (given: Partial<SavedSearch>): SavedSearch => ({
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Vesturbær',
  filter: { postal_codes: ['107'], max_price: 300_000 },
  places: [{ field: 'postal_codes', value: '107', kind: 'postal_code', id: '107', name: '107 Reykjavík' }],
  frequency: 'daily',
  new_count: 4,
  version: 'v1',
  created_at: '2027-03-01T10:00:00.000Z',
  ...given,
});
const other = search({
  id: '01990000-0000-7000-8000-000000000002',
  name: 'Allt',
  filter: {},
  places: [],
  new_count: 0,
  created_at: '2027-02-01T10:00:00.000Z',
});

type Answer = Parameters<typeof fakeApi>[0];
const server = (held: SavedSearch[], answer: Answer = () => ({ status: 204 }), canBeTold = true) =>
  fakeApi((request) =>
    request.method === 'GET'
      ? { status: 200, body: { items: held, can_be_told: canBeTold } }
      : answer(request),
  );
const show = () => renderInPage(<SavedSearchesScreen />, ['alerts', 'reference', 'regions', 'validation']);
const moreOf = 'Fleiri aðgerðir: Vesturbær';
const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('li')!);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the list of saved searches', () => {
  it('shows of each what it looks for, what is new, and when e-mails come', async () => {
    server([search({}), other]);
    await show();
    const first = await row('Vesturbær');
    expect(first.getByText('107 Reykjavík · Allt að 300.000 kr.')).toBeTruthy();
    expect(first.getByText('4 nýjar')).toBeTruthy();
    expect(first.getByText('Vistuð 01.03.2027')).toBeTruthy();
    expect(first.getByRole('button', { name: 'Daglega' }).getAttribute('aria-pressed')).toBe('true');
    const second = await row('Allt');
    expect(second.getByText('Allt landið')).toBeTruthy();
    expect(second.queryByText(/nýjar/)).toBeNull();
  });

  it('eye C19: a search that is called by what it looks for says it once', async () => {
    server([search({ name: '107 Reykjavík, Allt að 300.000 kr.' })]);
    await show();
    expect(await screen.findAllByText(/107 Reykjavík/)).toHaveLength(1);
  });

  it('leads to the search, reports the visit to the server, and remembers which search it was', async () => {
    const { seen } = server([search({})]);
    const { router } = await show();
    fireEvent.click((await row('Vesturbær')).getByRole('link', { name: 'Skoða eignir: Vesturbær' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/listings'));
    expect(router.state.location.search).toBe('?max_price=300000&postal_codes=107');
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      path: '/saved-searches/01990000-0000-7000-8000-000000000001/visits',
    });
    expect(openedSearch.get()).toBe('01990000-0000-7000-8000-000000000001');
  });

  it('changes when e-mails come, and says so', async () => {
    const { seen } = server([search({})], () => ({ status: 200, body: search({ frequency: 'off' }) }));
    await show();
    fireEvent.click((await row('Vesturbær')).getByRole('button', { name: 'Aldrei' }));
    expect(await screen.findByText('Slökkt er á pósti')).toBeTruthy();
    expect(seen.at(-1)).toMatchObject({ method: 'PATCH', body: { frequency: 'off' } });
    const pressed = (await row('Vesturbær')).getByRole('button', { name: 'Aldrei' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
  });

  it('renames in place; Escape keeps the old name', async () => {
    const { seen } = server([search({})], () => ({ status: 200, body: search({ name: 'Nýtt' }) }));
    await show();
    const rename = async () =>
      chooseFromMenu((await row('Vesturbær')).getByRole('button', { name: moreOf }), 'Breyta heiti');
    await rename();
    const field = await screen.findByLabelText('Heiti leitar');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'x' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    await rename();
    fireEvent.change(await screen.findByLabelText('Heiti leitar'), { target: { value: 'Nýtt' } });
    fireEvent.click(screen.getByRole('button', { name: 'Vista' }));
    expect(await screen.findByRole('link', { name: 'Nýtt' })).toBeTruthy();
    expect(seen.filter(({ method }) => method === 'PATCH')).toMatchObject([{ body: { name: 'Nýtt' } }]);
  });

  it('deletes at once, moves the focus to the heading, and takes it back', async () => {
    const { seen } = server([search({}), other], ({ method }) =>
      method === 'DELETE' ? { status: 204 } : { status: 200, body: search({}) },
    );
    await show();
    await chooseFromMenu((await row('Vesturbær')).getByRole('button', { name: moreOf }), 'Eyða');
    expect(await screen.findByText('Leitinni „Vesturbær“ var eytt')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Vesturbær' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    fireEvent.click(screen.getByRole('button', { name: 'Afturkalla' }));
    await row('Vesturbær');
    expect(seen.at(-1)!.path).toBe('/saved-searches/01990000-0000-7000-8000-000000000001/restore');
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Vesturbær', 'Allt']);
  });

  it('a refused change is shown and changes nothing', async () => {
    server([search({})], () => refused(429, 'common.tooManyRequests', 'Of margar tilraunir.'));
    await show();
    fireEvent.click((await row('Vesturbær')).getByRole('button', { name: 'Strax' }));
    expect(await screen.findByText('Of margar tilraunir.')).toBeTruthy();
    const pressed = (await row('Vesturbær')).getByRole('button', { name: 'Daglega' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
  });

  it('an empty list shows the way on; an address that is not verified is shown where there are searches', async () => {
    server([], undefined, false);
    const { unmount } = await show();
    const link = await screen.findByRole('link', { name: 'Leita að húsnæði' });
    expect(link.getAttribute('href')).toBe('/listings');
    expect(screen.queryByRole('link', { name: 'Staðfesta netfang' })).toBeNull();
    unmount();
    server([search({})], undefined, false);
    await show();
    expect(await screen.findByRole('link', { name: 'Staðfesta netfang' })).toBeTruthy();
  });

  it('a failed list says so and is asked for again', async () => {
    let tries = 0;
    fakeApi(() => {
      tries += 1;
      return tries === 1
        ? refused(500, 'common.unexpected', 'Innri villa.')
        : { status: 200, body: { items: [search({})], can_be_told: true } };
    });
    await show();
    expect(await screen.findByText('Ekki tókst að sækja leitirnar')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    await row('Vesturbær');
  });
});
