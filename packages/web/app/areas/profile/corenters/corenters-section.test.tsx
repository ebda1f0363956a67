import type { CorenterRequest } from '@heima/domain/corenters/endpoints.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserQueryClient } from '#platform/api/browser-query-client.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { CorentersSection } from './corenters-section.tsx';

const request = (given: Partial<CorenterRequest> = {}): CorenterRequest => ({
  id: 'r1',
  direction: 'sent',
  email: 'gestur@daemi.is',
  requested_by: { full_name: 'Þóra Ægisdóttir', profile_image: null },
  requested_to: null,
  is_accepted: false,
  is_expired: false,
  created_at: '2026-11-28T12:00:00.000Z',
  expires_at: '2026-12-12T12:00:00.000Z',
  ...given,
});

type Answer = Parameters<typeof fakeApi>[0];

async function open(items: CorenterRequest[], answer: Answer = () => ({ status: 204 }), verified = true) {
  const api = fakeApi((asked) => (asked.method === 'GET' ? { status: 200, body: { items } } : answer(asked)));
  const viewer = { id: 'p1', has_verified_email_address: verified };
  await renderInPage(<CorentersSection />, ['corenters', 'profileScreens', 'validation'], { viewer });
  await waitFor(() => expect(api.seen.length).toBeGreaterThan(0));
  return { sent: () => api.seen.filter(({ method }) => method !== 'GET') };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  browserQueryClient().clear();
});

describe('CorentersSection', () => {
  it('eye C19: on a page of its own it does not repeat the title of the page', async () => {
    fakeApi(() => ({ status: 200, body: { items: [] } }));
    await renderInPage(<CorentersSection onOwnPage />, ['corenters', 'profileScreens', 'validation']);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Boð');
  });

  it('V104: invites by e-mail and shows the request, once however often it is pressed', async () => {
    const { sent } = await open([], () => ({ status: 201, body: request() }));
    await screen.findByText('Þú hefur engum boðið enn.');
    fireEvent.change(screen.getByLabelText('Netfang'), { target: { value: 'gestur@daemi.is' } });
    press('Senda boð');
    press('Senda boð');
    await screen.findByText('gestur@daemi.is');
    expect(screen.getByText('Bíður svars til 12.12.2026')).toBeTruthy();
    expect(sent()).toMatchObject([{ path: '/corenter-requests', body: { email: 'gestur@daemi.is' } }]);
    expect((screen.getByLabelText('Netfang') as HTMLInputElement).value).toBe('');
  });

  it('E045: why nobody can be invited stands there before the button is pressed, and then at the field: no confirmed address, or too many', async () => {
    const pressed = async (why: string | RegExp) => {
      press('Senda boð');
      const email = screen.getByLabelText('Netfang');
      await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
      expect(document.activeElement).toBe(email);
      expect(screen.getAllByText(why)).toHaveLength(1);
    };
    await open([], undefined, false);
    await screen.findByText(/^Staðfestu fyrst netfangið/);
    await pressed(/^Staðfestu fyrst netfangið/);
    cleanup();
    browserQueryClient().clear();
    const ten = Array.from({ length: 10 }, (_, at) => request({ id: `r${at}`, email: `g${at}@daemi.is` }));
    await open(ten);
    await screen.findByText('Þú getur haft mest 10 meðleigjendur, boðna og samþykkta samtals.');
    await pressed('Þú getur haft mest 10 meðleigjendur, boðna og samþykkta samtals.');
    cleanup();
    browserQueryClient().clear();
    await open([
      ...ten.slice(1),
      request({ is_expired: true }),
      request({ id: 'r11', direction: 'received' }),
    ]);
    await screen.findByText('g9@daemi.is');
    expect(screen.queryByText(/^Þú getur haft mest/)).toBeNull();
  });

  it('V104: what is no address, and one’s own, is reported at the field', async () => {
    const answer = refused(400, 'corenters.ownEmail', 'Eigið', { email: ['Þetta er þitt eigið netfang.'] });
    const { sent } = await open([], () => answer);
    fireEvent.change(screen.getByLabelText('Netfang'), { target: { value: 'gestur' } });
    press('Senda boð');
    await screen.findByText('Sláðu inn gilt netfang.');
    expect(sent()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Netfang'), { target: { value: 'a@b.is' } });
    press('Senda boð');
    await screen.findByText('Þetta er þitt eigið netfang.');
  });

  it('X014 R187: a received request is accepted, or declined and gone', async () => {
    const received = request({ direction: 'received' });
    const { sent } = await open(
      [received, request({ id: 'r2', direction: 'received' })],
      ({ path, body }) => ({
        status: 200,
        body: (body as { is_accepted: boolean }).is_accepted
          ? { ...received, id: path.split('/').at(-1), is_accepted: true }
          : null,
      }),
    );
    const [first, second] = await screen.findAllByRole('listitem');
    fireEvent.click(within(first!).getByRole('button', { name: 'Samþykkja boð: Þóra Ægisdóttir' }));
    await within(first!).findByText('Samþykkt');
    fireEvent.click(within(second!).getByRole('button', { name: 'Hafna boði: Þóra Ægisdóttir' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(sent().map(({ body }) => body)).toEqual([{ is_accepted: true }, { is_accepted: false }]);
  });

  it('E047: removing asks first, and says what is lost', async () => {
    const { sent } = await open([request()]);
    await screen.findByText('gestur@daemi.is');
    press('Fjarlægja: gestur@daemi.is');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('Boðið fellur úr gildi: gestur@daemi.is.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fjarlægja' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(sent()).toMatchObject([{ method: 'DELETE', path: '/corenter-requests/r1' }]);
  });
});
