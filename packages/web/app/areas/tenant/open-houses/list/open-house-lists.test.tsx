import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostedScreen } from '#areas/landlord/open-houses/hosted-screen.tsx';
import { JoinedScreen } from '#areas/tenant/open-houses/joined/joined-screen.tsx';
import { pageOf, someOpenHouse } from '#features/open-houses/testing/some-open-house.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { OpenHousesScreen } from './open-houses-screen.tsx';

const sets = ['listings', 'openHousesScreen', 'validation'];
const none = { attend: false, leave: false, host: false };
const home = '01990000-0000-7000-8000-0000000000cc';
const house = someOpenHouse({ listing: { id: home, title: 'Björt íbúð' } as never });

beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answers = Record<string, unknown>;
const answering = (answers: Answers) =>
  fakeApi(({ path }) => {
    const [, body] = Object.entries(answers).find(([start]) => path.startsWith(start)) ?? [];
    return body ? { status: 200, body } : { status: 500 };
  });
const viewer = { id: 'p1' };
const rows = (label: string) => within(screen.getByRole('list', { name: label })).getAllByRole('listitem');

describe('V103: what a tenant is invited to and comes to', () => {
  const invite = (id: string, more: object) => ({ id, is_lapsed: false, open_house: house, ...more });
  const open = (invites: object, joined: object) => {
    answering({ '/tenant/p1/openhouse-invites': invites, '/tenant/p1/openhouses': joined });
    return renderInPage(<JoinedScreen />, sets, { viewer, address: '/tenant/open-houses' });
  };

  it('R230 R231 V07: invitations can be answered, but for one that has lapsed or was canceled', async () => {
    const canceled = someOpenHouse({ canceled: true, can: none });
    await open(
      pageOf(invite('i1', {}), invite('i2', { is_lapsed: true }), invite('i3', { open_house: canceled })),
      pageOf(someOpenHouse({ attending: true, attendance_id: 'n1' })),
    );
    await screen.findByRole('list', { name: 'Boð til þín' });
    const [first, lapsed, gone] = rows('Boð til þín');
    expect(within(first!).getByRole('button', { name: 'Þiggja boðið' })).toBeTruthy();
    expect(lapsed!.textContent).toContain('Boðið féll úr gildi');
    expect(gone!.textContent).toContain('Aflýst');
    for (const row of [lapsed!, gone!]) expect(within(row).queryByRole('button')).toBeNull();
    expect(rows('Opnu húsin mín')[0]!.textContent).toContain('Þú ert á skrá');
  });

  it('with nothing it says where open houses are', async () => {
    await open(pageOf(), pageOf());
    expect(await screen.findByText('Þú hefur ekki skráð þig í opið hús')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Boð til þín' })).toBeNull();
  });
});

describe('V111: what a landlord hosts', () => {
  it('R232: lists it page by page, and plans another for a home that the server finds', async () => {
    const found = { ...pageOf({ id: home, title: 'Björt íbúð' }) };
    const { seen } = fakeApi(({ method, path }) =>
      method === 'POST'
        ? { status: 201, body: { ...house, attendees: [], version: 'v1' } }
        : path.startsWith('/landlords/listings')
          ? { status: 200, body: path.includes('words=bjort') ? found : pageOf() }
          : path.startsWith(`/listings/${home}`)
            ? { status: 200, body: { id: home, title: 'Björt íbúð' } }
            : { status: 200, body: { ...pageOf(house), count: 26 } },
    );
    await renderInPage(<HostedScreen />, sets, {
      viewer,
      address: '/landlord/open-houses',
      today: '2026-11-29',
    });
    await screen.findByRole('list', { name: 'Opin hús' });
    expect(screen.getByRole('navigation', { name: /síð/i })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Skrá opið hús' }));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    const field = dialog.getByRole('combobox', { name: 'Eign', hidden: true });
    fireEvent.change(field, { target: { value: 'bjort' } });
    fireEvent.click(await dialog.findByRole('option', { name: 'Björt íbúð', hidden: true }));
    fireEvent.change(dialog.getByLabelText('Dagur'), { target: { value: '05.12.2026' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Skrá opið hús', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [made] = seen.filter(({ method }) => method === 'POST');
    expect([made!.path, made!.body]).toEqual([
      `/listings/${home}/openhouses`,
      { starts_at: '2026-12-05T17:00:00Z', ends_at: '2026-12-05T18:00:00Z', capacity: null, note: null },
    ]);
  });

  it('what cannot be fetched says so', async () => {
    fakeApi(() => refused(503, 'common.providerDown', 'Reyndu aftur eftir smástund.'));
    await renderInPage(<HostedScreen />, sets, { viewer, address: '/landlord/open-houses' });
    expect(await screen.findByText('Ekki tókst að sækja opin hús')).toBeTruthy();
  });
});

describe('V251: the coming open houses', () => {
  it('R232: are narrowed to one home and widened again, and the address says so', async () => {
    const { seen } = answering({
      '/openhouses': pageOf(house),
      [`/listings/${home}`]: { id: home, title: 'Björt íbúð' },
    });
    const { router } = await renderInPage(<OpenHousesScreen />, sets, { address: '/open-houses' });
    await screen.findByRole('list', { name: 'Opin hús' });
    const field = screen.getByRole('combobox', { name: 'Eign' }) as HTMLInputElement;
    fireEvent.click(field);
    fireEvent.click(await screen.findByRole('option', { name: 'Björt íbúð' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?listing=${home}`));
    await waitFor(() => expect(seen.some(({ path }) => path.includes(`listing=${home}`))).toBe(true));
    await router.navigate(-1);
    await waitFor(() => expect(field.value).toBe('Allar eignir'));
    await router.navigate(1);
    await waitFor(() => expect(field.value).toBe('Björt íbúð'));
    fireEvent.change(field, { target: { value: '' } });
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('an address that names no home shows all', async () => {
    const { seen } = answering({ '/openhouses': pageOf(house) });
    await renderInPage(<OpenHousesScreen />, sets, { address: '/open-houses?listing=nonsense' });
    await screen.findByRole('list', { name: 'Opin hús' });
    expect(seen.filter(({ path }) => path.includes('nonsense'))).toEqual([]);
  });
});
