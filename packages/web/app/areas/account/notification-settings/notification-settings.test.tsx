import type { NotificationSettings } from '@heima/domain/notifications/endpoints.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { NotificationSettingsScreen } from './notification-settings-screen.tsx';

const contacts = (verified: boolean) => ({
  email_addresses: [{ id: 'e1', address: 'a@daemi.is', verified }],
  primary_email_id: 'e1',
  phones: [{ id: 'p1', country_code: '+354', country_code_obj: null, number: '7712345', verified }],
  primary_phone_id: 'p1',
});
const viewer = { id: '01990000-0000-7000-8000-000000000001', ...contacts(true) };
const settings: NotificationSettings = [
  {
    id: 3,
    tag: 'listing_denied',
    methods: [
      { id: 1, tag: 'email', blacklist_id: null },
      { id: 2, tag: 'sms', blacklist_id: 'b32' },
    ],
  },
  { id: 5, tag: 'liked_price_drop', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
];
const show = (who: object = viewer) =>
  renderInPage(<NotificationSettingsScreen />, ['notifications'], { viewer: who as typeof viewer });
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('V030 notification settings', () => {
  it('R181: a switch for each method of each type is on unless the method is blocked', async () => {
    fakeApi(() => ({ status: 200, body: settings }));
    await show();
    const denied = 'Auglýsing þín var tekin úr birtingu';
    expect((await toggle(`${denied}: Tölvupóstur`)).checked).toBe(true);
    expect((await toggle(`${denied}: SMS`)).checked).toBe(false);
    const row = screen.getByRole('row', { name: /Verð lækkar/ });
    expect(within(row).getByText('Ekki í boði')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Staðfesta' })).toBeNull();
  });

  it('R181 R182: switching off makes an entry, switching on again deletes it by its id', async () => {
    const { seen } = fakeApi(({ method }) =>
      method === 'GET'
        ? { status: 200, body: settings }
        : method === 'POST'
          ? { status: 201, body: { id: 'b51', notification_type_id: 5, notification_method_id: 1 } }
          : { status: 204 },
    );
    await show();
    const name = 'Verð lækkar á eign sem þér líkar: Tölvupóstur';
    fireEvent.click(await toggle(name));
    expect(await screen.findByText(`Slökkt: ${name}`)).toBeTruthy();
    expect((await toggle(name)).checked).toBe(false);
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      path: `/users/${viewer.id}/notification-blacklist`,
      body: { notification_type_id: 5, notification_method_id: 1 },
    });
    fireEvent.click(await toggle(name));
    expect(await screen.findByText(`Kveikt: ${name}`)).toBeTruthy();
    expect(seen.at(-1)).toMatchObject({ method: 'DELETE', path: '/notification-blacklist/b51' });
    expect((await toggle(name)).checked).toBe(true);
  });

  it('a refused change is shown and changes nothing', async () => {
    fakeApi(({ method }) =>
      method === 'GET'
        ? { status: 200, body: settings }
        : refused(429, 'common.tooManyRequests', 'Of margar tilraunir.'),
    );
    await show();
    const name = 'Verð lækkar á eign sem þér líkar: Tölvupóstur';
    fireEvent.click(await toggle(name));
    expect(await screen.findByText('Of margar tilraunir.')).toBeTruthy();
    expect((await toggle(name)).checked).toBe(true);
  });

  it('says what is not sent as long as e-mail and phone are not confirmed', async () => {
    fakeApi(() => ({ status: 200, body: settings }));
    await show({ ...viewer, ...contacts(false) });
    expect(await screen.findByText(/Tölvupóstur er ekki sendur fyrr en/)).toBeTruthy();
    expect(screen.getByText(/SMS er ekki sent fyrr en/)).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'Staðfesta' }))
      expect(link.getAttribute('href')).toBe('/account/contact');
  });

  it('settings that fail to come say so and are asked for again', async () => {
    let tries = 0;
    fakeApi(() => {
      tries += 1;
      return tries === 1
        ? refused(500, 'common.unexpected', 'Innri villa.')
        : { status: 200, body: settings };
    });
    await show();
    expect(await screen.findByText('Ekki tókst að sækja stillingarnar')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    await waitFor(() => expect(screen.getByRole('table')).toBeTruthy());
  });
});
