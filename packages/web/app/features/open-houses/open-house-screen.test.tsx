import type { WholeOpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOf, someHosted, someOpenHouse } from '#features/open-houses/testing/some-open-house.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { OpenHouseScreen } from './open-house-screen.tsx';

const sets = ['listings', 'openHousesScreen', 'person', 'validation'];
const second = '01990000-0000-7000-8000-0000000000a2';
const dealtWith = pageOf(
  { id: second, full_name: 'Björn Karlsson' },
  { id: 'p3', full_name: 'Olena Kovalenko' },
);
const invited = pageOf({
  id: 'i1',
  invitee: { id: 'p3', full_name: 'Olena Kovalenko', profile_image: null },
  response: null,
  is_lapsed: false,
  created_at: '2026-11-20T12:00:00.000Z',
  answered_at: null,
});
type Answer = Parameters<typeof fakeApi>[0];

async function open(house: object, write: Answer = () => ({ status: 500 }), viewer = 'l1') {
  const api = fakeApi((asked) => {
    if (asked.method !== 'GET') return write(asked);
    if (asked.path.startsWith('/profiles')) return { status: 200, body: dealtWith };
    return { status: 200, body: asked.path.includes('/invites') ? invited : house };
  });
  await renderInPage(<OpenHouseScreen />, sets, {
    address: '/open-houses/h1',
    route: '/open-houses/:id',
    viewer: { id: viewer },
    today: '2026-11-29',
  });
  await screen.findByRole('heading', { level: 1, name: 'Opið hús: Björt íbúð' });
  return {
    sent: () => api.seen.filter(({ method }) => method !== 'GET'),
    searched: () => api.seen.flatMap(({ path }) => (path.startsWith('/profiles') ? [path] : [])),
  };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Breyta opnu húsi', hidden: true }));
const changed = (more: Partial<WholeOpenHouse>) => someHosted({ version: 'v2', ...more });

beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('one open house', () => {
  it('G36: its host and those who come write to each other, and staff that helps to nobody', async () => {
    const messages = () =>
      screen
        .queryAllByRole('button', { name: /^Skilaboð til / })
        .map((one) => one.getAttribute('aria-label'));
    const host = { id: 'l1', full_name: 'Þóra Ægisdóttir', profile_image: null };
    const seen = { host, attendees: null, version: null };
    await open(someHosted({ host }));
    expect(messages()).toEqual(['Skilaboð til Anna Jónsdóttir']);
    cleanup();
    await open(someHosted({ host }), undefined, 'staff');
    expect(messages()).toEqual([]);
    cleanup();
    for (const comes of [{ attending: true }, { waiting: true }]) {
      await open({ ...someOpenHouse(comes), ...seen }, undefined, 't1');
      expect(messages()).toEqual(['Skilaboð til Þóra Ægisdóttir']);
      cleanup();
    }
    await open({ ...someOpenHouse(), ...seen }, undefined, 't1');
    expect(messages()).toEqual([]);
    cleanup();
    await open({ ...someOpenHouse({ attending: true }), ...seen, host: null }, undefined, 't1');
    expect(messages()).toEqual([]);
  });

  it('V252: a tenant sees when it is and signs up, and nothing of what its host does', async () => {
    await open({ ...someOpenHouse(), attendees: null, version: null });
    expect(screen.getByText('05.12.2026 kl. 17:00–18:00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Skrá mig' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Setja í dagatal' }).getAttribute('href')).toContain('h1');
    for (const name of ['Breyta', 'Aflýsa opnu húsi', 'Senda boð'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('V252 R228: one that is canceled or over can be neither changed nor canceled, and takes no invitations', async () => {
    const closed = { attend: false, leave: false, host: false };
    await open(someHosted({ canceled: true, can: closed }));
    expect(await screen.findByText('Olena Kovalenko')).toBeTruthy();
    for (const name of ['Breyta', 'Aflýsa opnu húsi', 'Senda boð'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('V252 E077: its host changes it, from what it is, with the version that was read', async () => {
    const { sent } = await open(someHosted({ note: 'Bjalla 3' }), ({ body }) => ({
      status: 200,
      body: changed(body as object),
    }));
    press('Breyta');
    const form = await dialog();
    const field = (label: string) => form.getByLabelText(label) as HTMLInputElement;
    expect(
      ['Dagur', 'Hefst kl.', 'Lýkur kl.', 'Hámarksfjöldi', 'Skilaboð til gesta'].map(
        (one) => field(one).value,
      ),
    ).toEqual(['05.12.2026', '17:00', '18:00', '5', 'Bjalla 3']);
    fireEvent.change(field('Lýkur kl.'), { target: { value: '18:30' } });
    fireEvent.click(form.getByRole('button', { name: 'Vista breytingar', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      sent().map(({ method, path, body, headers }) => [method, path, body, headers['if-match']]),
    ).toEqual([
      [
        'PATCH',
        '/openhouses/h1',
        {
          starts_at: '2026-12-05T17:00:00Z',
          ends_at: '2026-12-05T18:30:00Z',
          capacity: 5,
          note: 'Bjalla 3',
        },
        '"v1"',
      ],
    ]);
    expect(screen.getByText('05.12.2026 kl. 17:00–18:30')).toBeTruthy();
  });

  it('E077: what ends after midnight ends on the next day; less room than there are people is told at its field', async () => {
    const { sent } = await open(someHosted(), () =>
      refused(400, 'common.invalidInput', 'Ekki í lagi', { capacity: ['Of fá pláss.'] }),
    );
    press('Breyta');
    const form = await dialog();
    const field = (label: string) => form.getByLabelText(label) as HTMLInputElement;
    fireEvent.change(field('Hefst kl.'), { target: { value: '22:00' } });
    fireEvent.change(field('Lýkur kl.'), { target: { value: '01:00' } });
    fireEvent.click(form.getByRole('button', { name: 'Vista breytingar', hidden: true }));
    await waitFor(() => expect(field('Hámarksfjöldi').getAttribute('aria-invalid')).toBe('true'));
    expect(sent()[0]!.body).toMatchObject({
      starts_at: '2026-12-05T22:00:00Z',
      ends_at: '2026-12-06T01:00:00.000Z',
    });
  });

  it('E077: what another of the team changed meanwhile is merged, and nothing of it written over', async () => {
    const { sent } = await open(someHosted({ note: 'Bjalla 3' }), ({ headers, body }) =>
      headers['if-match'] === '"v1"'
        ? {
            status: 412,
            body: { status: 412, code: 'common.changedMeanwhile', current: changed({ note: 'Bjalla 4' }) },
          }
        : { status: 200, body: { ...changed(body as object), version: 'v3' } },
    );
    press('Breyta');
    const form = await dialog();
    fireEvent.change(form.getByLabelText('Hámarksfjöldi'), { target: { value: '8' } });
    fireEvent.click(form.getByRole('button', { name: 'Vista breytingar', hidden: true }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]!.body).toMatchObject({ capacity: 8, note: 'Bjalla 4' });
    expect(sent()[1]!.headers['if-match']).toBe('"v2"');
  });

  it('R228 V252: of one that is canceled the host sees who was invited, and invites nobody', async () => {
    const can = { attend: false, leave: false, host: false };
    await open(someHosted({ canceled: true, can }));
    expect(await screen.findByText('Olena Kovalenko')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText(/Þú getur boðið/)).toBeNull();
  });

  it('V252 V111 E080 G36: its host invites people found by name, but for those who come or were invited', async () => {
    const { sent, searched } = await open(someHosted(), () => ({ status: 201, body: { invites: [] } }));
    const field = await screen.findByRole('combobox', { name: 'Leita að nafni, netfangi eða síma' });
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: 'Bj' } });
    await waitFor(() => expect(searched().some((path) => path.includes('search=Bj'))).toBe(true));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Björn Karlsson',
    ]);
    fireEvent.click(screen.getByRole('option', { name: 'Björn Karlsson' }));
    press('Senda boð');
    await waitFor(() =>
      expect(sent().map(({ path, body }) => [path, body])).toEqual([
        ['/openhouses/h1/invites', { invitee_ids: [second] }],
      ]),
    );
    expect(await screen.findByText('Boðið var sent.')).toBeTruthy();
  });
});
