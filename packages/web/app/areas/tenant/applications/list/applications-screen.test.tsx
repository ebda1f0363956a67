import type { OwnApplication } from '@heima/domain/applications/application-answer.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someApplication, someHome } from '#areas/tenant/applications/testing/some-application.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { ApplicationsScreen } from './applications-screen.tsx';

const path = '/tenant/applications';
const sets = ['applicationsScreen', 'listings', 'reference'];
const show = (search = '') => renderInPage(<ApplicationsScreen />, sets, { address: `${path}${search}` });

const page = (items: OwnApplication[], more: { count?: number; groups?: object } = {}) => ({
  status: 200,
  body: {
    count: items.length,
    next: null,
    previous: null,
    groups: { new: 1, other: 2, denied: 0 },
    items,
    ...more,
  },
});
const queryOf = (asked: { path: string }) =>
  Object.fromEntries(new URLSearchParams(asked.path.split('?')[1]));
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const to = (name: string | RegExp) => link(name).getAttribute('href');

beforeEach(() => {
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list of own applications', () => {
  it('V099: shows of each the home, where it is, how it stands, since when, and the price', async () => {
    fakeApi(() =>
      page([
        someApplication(),
        someApplication({
          id: 'a2',
          status: 'accepted',
          listing: someHome({ title: null, price: null, images: [] }),
        }),
      ]),
    );
    const { container } = await show();
    expect(container.querySelector('[data-outline]')).toBeTruthy();
    const first = within((await screen.findByRole('link', { name: 'Björt íbúð' })).closest('li')!);
    expect(container.querySelector('[data-outline]')).toBeNull();
    expect(to('Björt íbúð')).toBe('/tenant/applications/a1');
    expect(first.getByText('101 Reykjavík · Send 01.03.2027')).toBeTruthy();
    expect(first.getByText('Lesin')).toBeTruthy();
    expect(first.getByText(/285\.000/)).toBeTruthy();
    expect(first.getByRole('presentation').getAttribute('src')).toBe('/images/i1-640.webp');
    const second = within(link('Án fyrirsagnar').closest('li')!);
    expect(second.getByText('Samþykkt')).toBeTruthy();
    expect(second.getByText('Verð ekki skráð')).toBeTruthy();
  });

  it('V099 R189: the groups are tabs with their numbers; a tab asks for its group alone', async () => {
    const { seen } = fakeApi((asked) =>
      queryOf(asked).group === 'denied' ? page([]) : page([someApplication()]),
    );
    const { router } = await show();
    await screen.findByText('Björt íbúð');
    const tabs = within(screen.getByRole('navigation', { name: 'Umsóknir eftir stöðu' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Allar3',
      'Nýjar1',
      'Í skoðun2',
      'Hafnaðar og afturkallaðar0',
    ]);
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Allar3');
    expect(queryOf(seen[0]!)).toEqual({ order_by: '-created_at', page: '1', page_size: '20' });
    fireEvent.click(tabs.getByRole('link', { name: /Í skoðun/ }));
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(router.state.location.search).toBe('?tab=other');
    expect(queryOf(seen[1]!)).toMatchObject({ group: 'other' });
    fireEvent.click(tabs.getByRole('link', { name: /Hafnaðar/ }));
    expect(await screen.findByText(/Engri umsókn hefur verið hafnað/)).toBeTruthy();
    expect(screen.queryByText('Björt íbúð')).toBeNull();
  });

  it('V099: while another tab is on its way the numbers stay, and no row of the tab before', async () => {
    fakeApi((asked) =>
      queryOf(asked).group ? new Promise<never>(() => undefined) : page([someApplication()]),
    );
    const { container } = await show();
    await screen.findByText('Björt íbúð');
    fireEvent.click(link(/Nýjar/));
    await waitFor(() => expect(container.querySelector('[data-outline]')).toBeTruthy());
    expect(screen.queryByText('Björt íbúð')).toBeNull();
    expect(link(/Í skoðun/).textContent).toBe('Í skoðun2');
  });

  it('V099 R625: the order stands in the address, and goes along to tabs and pages', async () => {
    const { seen } = fakeApi(() => page([someApplication()], { count: 41 }));
    const { router } = await show('?tab=other&page=2');
    await screen.findByText('Björt íbúð');
    fireEvent.click(link('Elst fyrst'));
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(router.state.location.search).toBe('?tab=other&order=oldest');
    expect(queryOf(seen[1]!)).toEqual({
      group: 'other',
      order_by: 'created_at',
      page: '1',
      page_size: '20',
    });
    await screen.findByText('Björt íbúð');
    expect(to(/Nýjar/)).toBe('/tenant/applications?tab=new&order=oldest');
    expect(to('Næsta síða')).toBe('/tenant/applications?tab=other&order=oldest&page=2');
    expect(to('Nýjast fyrst')).toBe('/tenant/applications?tab=other');
  });

  it('R625: it has pages of twenty, and both ways from one in the middle', async () => {
    const { seen } = fakeApi(() => page([someApplication()], { count: 41 }));
    await show('?page=2');
    expect(await screen.findByText('Síða 2 af 3')).toBeTruthy();
    expect(queryOf(seen[0]!)).toMatchObject({ page: '2', page_size: '20' });
    expect(to('Fyrri síða')).toBe('/tenant/applications');
    expect(to('Næsta síða')).toBe('/tenant/applications?page=3');
  });

  it('V099: a page beyond the last leads to the first', async () => {
    fakeApi(() => page([], { count: 3 }));
    await show('?page=9');
    expect(await screen.findByText('Hér eru ekki lengur neinar umsóknir.')).toBeTruthy();
    expect(to('Á fyrstu síðu')).toBe('/tenant/applications');
  });

  it('V099: a tab or an order that there is none of counts as none', async () => {
    const { seen } = fakeApi(() => page([someApplication()]));
    await show('?tab=x&order=y&page=-1');
    await screen.findByText('Björt íbúð');
    expect(queryOf(seen[0]!)).toEqual({ order_by: '-created_at', page: '1', page_size: '20' });
  });

  it('V099: who has applied for nothing is led to the search', async () => {
    fakeApi(() => page([], { groups: { new: 0, other: 0, denied: 0 } }));
    await show();
    expect(await screen.findByText('Engar umsóknir enn')).toBeTruthy();
    expect(to('Leita að húsnæði')).toBe('/listings');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('V099: a failed list says so and is asked for again', async () => {
    let isDown = true;
    fakeApi(() => (isDown ? refused(500, 'common.unexpected', 'Innri villa.') : page([someApplication()])));
    const { container } = await show();
    expect(await screen.findByText('Ekki tókst að sækja umsóknirnar')).toBeTruthy();
    expect(container.querySelector('[data-outline]')).toBeNull();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    expect(await screen.findByText('Björt íbúð')).toBeTruthy();
  });

  it('V099: a change that is reported live is shown', async () => {
    let status: OwnApplication['status'] = 'received';
    fakeApi(() => page([someApplication({ status })]));
    const { unmount } = await show();
    await screen.findByText('Móttekin');
    status = 'denied';
    act(() => FakeSource.all[0]!.say('applications.changed'));
    expect(await screen.findByText('Hafnað')).toBeTruthy();
    unmount();
    expect(FakeSource.all[0]!.readyState).toBe(FakeSource.CLOSED);
  });
});
