import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { InvitationScreen } from './invitation-screen.tsx';

const viewer = { id: 'u1', full_name: 'Anna Þöll' };
const address = '/invitations/?token=leyndarmal';

const open = (more: { is_own: boolean; status?: string }) => {
  const api = fakeApi(({ path }) =>
    path === '/logout'
      ? { status: 204 }
      : {
          status: 200,
          body: {
            id: 'i1',
            kind: 'corenter',
            inviter: { full_name: 'Anna Þöll', profile_image: null },
            target: { email: 'bodid@daemi.is' },
            status: 'PENDING',
            expires_at: '2026-12-12T12:00:00.000Z',
            can_answer: false,
            ...more,
          },
        },
  );
  return renderInPage(<InvitationScreen />, ['profileScreens'], { address, viewer }).then(() => api);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('invitation', () => {
  it('V106: the one who sent it reads so, and is led to the co-tenants', async () => {
    await open({ is_own: true });
    await screen.findByText(/Þetta boð er frá þér/);
    const link = screen.getByRole('link', { name: 'Opna meðleigjendur' });
    expect(link.getAttribute('href')).toBe('/tenant/co-tenants');
    expect(screen.queryByText(/ekki meðal netfanga þinna/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('V106: the one whose invitation has run out can send another', async () => {
    await open({ is_own: true, status: 'EXPIRED' });
    await screen.findByText('Boðið er útrunnið. Þú getur sent nýtt.');
    expect(screen.getByRole('link', { name: 'Opna meðleigjendur' })).toBeTruthy();
  });

  it('V106 M01: somebody else signs out and comes back to the same address', async () => {
    const assign = vi.fn();
    const { seen } = await open({ is_own: false });
    await screen.findByText(/sem er ekki meðal netfanga þinna/);
    vi.stubGlobal('location', { assign });
    fireEvent.click(screen.getByRole('button', { name: 'Skrá út og nota annan aðgang' }));
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    expect(seen.map(({ path }) => path)).toContain('/logout');
    const [to] = assign.mock.calls[0] as [string];
    expect(new URL(to, 'http://heima.test').searchParams.get('from')).toBe(address);
  });
});
