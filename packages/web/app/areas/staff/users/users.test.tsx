import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UserPage } from '#areas/staff/user/user-page.tsx';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { UsersScreen } from './users-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '01990000-0000-7000-8000-0000000000c1';
const row = {
  id,
  full_name: 'Þórunn Ösp',
  email: 'thorunn@daemi.is',
  phone: '+3547712345',
  is_staff: true,
  member_since: '2026-03-04T10:00:00.000Z',
  identity_verified: true,
  email_verified: false,
  phone_verified: true,
};

describe('people of the product', () => {
  const show = async (address: string, items: object[] = [row], count = items.length) => {
    const api = fakeApi(() => ({ status: 200, body: { items, count, next: null, previous: null } }));
    const { router } = await renderInPage(<UsersScreen />, ['staffScreens'], { address });
    return { ...api, router };
  };

  it('V185: shows who is found with what is proved, and asks for what the address says', async () => {
    const { seen } = await show('/man/users?search=Þórunn&staff=true&page=2', [row], 26);
    const line = (await screen.findByRole('link', { name: 'Þórunn Ösp' })).closest('tr')!;
    expect(within(line).getByText('04.03.2026')).toBeTruthy();
    expect(within(line).getByText('thorunn@daemi.is').textContent).toContain('Óstaðfest');
    expect(within(line).getByText('Starfsfólk')).toBeTruthy();
    expect(await screen.findByText('26 notendur fundust')).toBeTruthy();
    const asked = new URLSearchParams(seen[0]!.path.split('?')[1]);
    expect(Object.fromEntries(asked)).toMatchObject({
      search: 'Þórunn',
      is_staff: 'true',
      page: '2',
      page_size: '25',
    });
  });

  it('V185: a search is a new address, begins at the first page, and is sent with Enter', async () => {
    const { router } = await show('/man/users?search=a&page=2', [row], 60);
    const field = await screen.findByRole('searchbox', { name: 'Leita að notanda' });
    fireEvent.change(field, { target: { value: '771 2345' } });
    fireEvent.submit(field.closest('form')!);
    await waitFor(() => expect(router.state.location.search).toBe('?search=771+2345'));
  });

  it('V185: nobody found: says what can be searched by, with a way back to all', async () => {
    await show('/man/users?search=enginn', []);
    expect(await screen.findByText('Enginn notandi fannst')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sýna alla notendur' }).getAttribute('href')).toBe('/man/users');
  });
});

describe('the page of one person', () => {
  const user = {
    ...row,
    username: 'thorunn',
    user_type: 'LL',
    primary_language: 'ua',
    birth_date: '1990-05-06',
    profile_image: null,
    is_staff: false,
    staff_areas: [] as string[],
    email_addresses: [{ id: 'e1', address: 'thorunn@daemi.is', verified: false }],
    phones: [{ id: 'p1', country_code: '+354', number: '7712345', verified: true }],
    primary_email_id: 'e1',
    primary_phone_id: 'p1',
    identity: {
      verified_at: row.member_since,
      country: 'Ísland',
      mobile_login: true,
      personal_id_login: false,
      under_review: true,
    },
    has_password: true,
    sessions: [
      {
        id: 's1',
        created_at: row.member_since,
        last_used_at: row.member_since,
        user_agent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
      },
    ],
    history: [
      {
        id: 'h1',
        at: row.member_since,
        action: 'accounts_roleChanged',
        by: 'Arnór',
        reason: 'Hætti störfum',
      },
    ],
    can: { set_role: true, change_view: true },
  };
  const listing = {
    id: 'l1',
    title: 'Björt íbúð',
    state: 'NOT_IN_PUBLICATION',
    price: { price: 250_000, currency: 'ISK' },
  };

  const show = async (
    changes: Partial<typeof user> = {},
    write = () => ({ status: 200, body: user }) as never,
  ) => {
    const api = fakeApi(({ method, path }) => {
      if (method !== 'GET') return write();
      if (path.includes('/listings'))
        return { status: 200, body: { items: [listing], count: 1, next: null, previous: null } };
      return { status: 200, body: { ...user, ...changes } };
    });
    await renderInPage(
      <Routes location={`/man/users/${id}`}>
        <Route path="/man/users/:id" element={<UserPage />} />
      </Routes>,
      ['staffScreens', 'validation'],
      { viewer: { id: 'u9' } },
    );
    await screen.findByRole('heading', { level: 1, name: 'Þórunn Ösp' });
    return api;
  };
  const part = (name: string) => within(screen.getByRole('region', { name }));

  it('V186: shows account, contacts, proofs, listings, sessions, role and history', async () => {
    await show();
    expect(part('Aðgangur').getByText('Українська')).toBeTruthy();
    expect(part('Netföng og símanúmer').getByText('Óstaðfest · Aðal')).toBeTruthy();
    expect(part('Netföng og símanúmer').getByText('771 2345')).toBeTruthy();
    expect(part('Auðkenni').getByText('í síma')).toBeTruthy();
    expect(part('Auðkenni').getByRole('link', { name: 'Skilríki bíða skoðunar' }).getAttribute('href')).toBe(
      '/man/queue/identities',
    );
    expect(await part('Auglýsingar').findByText('Ekki í birtingu')).toBeTruthy();
    expect(part('Innskráningar').getByText('Firefox, Windows')).toBeTruthy();
    expect(part('Saga').getByText('Hlutverki breytt: Hætti störfum')).toBeTruthy();
  });

  it('E277 R120: giving the role asks once, with a reason, and says what it means', async () => {
    const { seen } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Gera að starfsmanni' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gera að starfsmanni' }));
    expect(dialog.getByText(/fær aðgang að öllum sviðum/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Gera að starfsmanni' }));
    await waitFor(() => expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Byrjar í desember' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Gera að starfsmanni' }));
    expect(await screen.findByText('Þórunn Ösp er nú starfsmaður.')).toBeTruthy();
    const sent = seen.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [`/staff/users/${id}/set-role`, { is_staff: true, reason: 'Byrjar í desember' }],
    ]);
  });

  it('G37: a refusal stays in the dialog, with what was typed', async () => {
    const detail = 'Einn starfsmaður verður alltaf að vera eftir.';
    await show({ is_staff: true, staff_areas: ['support'] }, (() =>
      refused(409, 'accounts.lastStaff', detail)) as never);
    expect(screen.getByText('Starfsmaður. Svið: þjónusta.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Taka hlutverkið af' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Hættir' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Taka hlutverkið af' }));
    expect(await dialog.findByText(detail)).toBeTruthy();
    expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Hættir');
  });

  it('G37 R118: about oneself there is no role to change; the view of others can be', async () => {
    const { seen } = await show({ id: 'u9', can: { set_role: false, change_view: true } });
    expect(screen.getByText(/Enginn breytir eigin hlutverki/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Gera að starfsmanni' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Leigjandi' }));
    await waitFor(() =>
      expect(seen.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])).toEqual([
        ['/users/u9', { user_type: 'TN' }],
      ]),
    );
  });
});
