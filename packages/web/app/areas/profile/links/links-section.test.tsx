import type { ProfileLink } from '@heima/domain/profiles/link-endpoints.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserQueryClient } from '#platform/api/browser-query-client.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { LinksSection } from './links-section.tsx';

const link = (given: Partial<ProfileLink> = {}): ProfileLink => ({
  id: 'l1',
  name: 'Njálsgata 40',
  url: 'http://heima.test/shared-profile/abc',
  state: 'open',
  includes_paychecks: true,
  created_at: '2026-11-28T12:00:00.000Z',
  expires_at: '2026-12-12T12:00:00.000Z',
  withdrawn_at: null,
  opening_count: 0,
  openings: [],
  ...given,
});

type Answer = Parameters<typeof fakeApi>[0];

async function open(items: ProfileLink[], answer: Answer = () => ({ status: 204 })) {
  let held = items;
  const api = fakeApi((asked) => {
    if (asked.method === 'GET') return { status: 200, body: { items: held } };
    if (asked.method === 'DELETE')
      held = held.map((one) => ({ ...one, state: 'withdrawn', url: null, withdrawn_at: one.created_at }));
    return answer(asked);
  });
  await renderInPage(<LinksSection />, ['profileScreens', 'validation'], { viewer: { id: 'p1' } });
  return { sent: () => api.seen.filter(({ method }) => method !== 'GET') };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
  browserQueryClient().clear();
});

describe('LinksSection', () => {
  it('shows of each link for whom it is, until when, and who looked', async () => {
    await open([
      link({
        opening_count: 2,
        openings: [
          { at: '2026-11-29T09:30:00.000Z', full_name: 'Björn Landlord' },
          { at: '2026-11-28T18:05:00.000Z', full_name: null },
        ],
      }),
      link({ id: 'l2', name: '', url: null, state: 'expired', includes_paychecks: false }),
    ]);
    const rows = (await screen.findAllByRole('listitem')).filter((one) => !one.closest('details'));
    const [first, second] = rows;
    expect(within(first!).getByText('Gildir til 12.12.2026 · með launaseðlum')).toBeTruthy();
    // The words alone: a sign beside them would say nothing.
    const summary = within(first!).getByText('Opnaður 2 sinnum: sjá hver skoðaði');
    expect(summary.closest('summary')!.querySelector('svg')).toBeNull();
    expect(first!.textContent).toContain('Björn Landlord29.11.2026 09:30');
    expect(first!.textContent).toContain('Einhver sem var ekki innskráður28.11.2026 18:05');
    expect(within(second!).getByText('Tengill frá 28.11.2026')).toBeTruthy();
    expect(within(second!).queryByRole('button')).toBeNull();
  });

  it('makes a link that lasts as long as was chosen, and shows it to be copied', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { sent } = await open([], () => ({ status: 201, body: link() }));
    press('Búa til tengil til að deila');
    const dialog = await screen.findByRole('dialog', { name: 'Búa til tengil til að deila' });
    fireEvent.change(within(dialog).getByLabelText(/Handa hverjum/), { target: { value: 'Njálsgata 40' } });
    fireEvent.change(within(dialog).getByLabelText('Gildir í'), { target: { value: '30' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Búa til tengil' }));
    const address = await within(dialog).findByLabelText('Tengill til að deila');
    expect((address as HTMLInputElement).value).toBe('http://heima.test/shared-profile/abc');
    expect(sent().map(({ body }) => body)).toEqual([
      { name: 'Njálsgata 40', expires_in_days: 30, includes_paychecks: false },
    ]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Afrita' }));
    await screen.findByText('Tengillinn var afritaður.');
    expect(writeText).toHaveBeenCalledWith('http://heima.test/shared-profile/abc');
  });

  it('says why no link was made', async () => {
    await open([], () => refused(409, 'profiles.tooManyLinks', 'Mest 20 tenglar'));
    press('Búa til tengil til að deila');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Búa til tengil' }));
    await within(dialog).findByText('Mest 20 tenglar');
  });

  it('withdraws after asking; the link is shown as withdrawn and can no longer be copied', async () => {
    const { sent } = await open([link()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Afturkalla tengil: Njálsgata 40' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Afturkalla tengil?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Afturkalla' }));
    await screen.findByText(/^Afturkallaður/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Afrita/ })).toBeNull());
    expect(sent()).toMatchObject([{ method: 'DELETE', path: '/profile-links/l1' }]);
  });
});
