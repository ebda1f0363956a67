import type { OwnApplication } from '@heima/domain/applications/application-answer.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { browserQueryClient } from '#platform/api/browser-query-client.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { ApplyScreen } from './apply-screen.tsx';

const profile = {
  user_id: 'p1',
  completeness: 62,
  occupation: { tag: 'student', name: 'Nemi', occupation: 'student' },
  pets: ['cat'],
  is_smoking: false,
  paychecks: [],
} as unknown as OwnProfile;

const sentProfile = {
  full_name: 'Þóra Ægisdóttir',
  bio: null,
  age: 30,
  nationality: null,
  spoken_languages: [],
  has_clean_criminal_record: null,
  completeness: 62,
  corenters: ['Olena Kovalenko'],
  has_verified_email_address: true,
  has_verified_phone_number: false,
  has_verified_identity: true,
};

type Answer = Parameters<typeof fakeApi>[0];

async function open(
  answer: Answer,
  home: Partial<ListingAnswer> = {},
  last: Partial<OwnApplication> = { id: 'a9', status: 'opened', decided_at: null },
) {
  const listing = someListing({ id: 'l1', visible: true, application_id: null, is_owner: false, ...home });
  const api = fakeApi((asked) => {
    if (asked.method !== 'GET') return answer(asked);
    const { path } = asked;
    const body = path.startsWith('/listings/') ? listing : path.startsWith('/tenants/') ? last : profile;
    return { status: 200, body };
  });
  const { router } = await renderInPage(
    <ApplyScreen />,
    [
      'applicationsScreen',
      'applications',
      'listings',
      'profileScreens',
      'reference',
      'searchScreen',
      'validation',
    ],
    { address: '/listings/l1/apply', route: '/listings/:id/apply', viewer: { id: 'p1' } },
  );
  const sent = (path: string) => api.seen.filter((asked) => asked.path.startsWith(path));
  return { sent, router };
}

const preview: Answer = ({ body, path }) =>
  path.includes('applicationpreviews')
    ? {
        status: 201,
        body: {
          ...(body as object),
          id: 'a1',
          listing_id: 'l1',
          created_at: '2026-11-29T12:00:00.000Z',
          shares_paychecks: false,
          profile: sentProfile,
        },
      }
    : { status: 201, body: { id: 'a2' } as OwnApplication };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('Skilaboð til leigusalans'), { target: { value: text } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  browserQueryClient().clear();
  sessionStorage.clear();
});
window.scrollTo = () => undefined;

describe('applying for a home', () => {
  it('V067 V068: begins with what the profile says, shows it as the landlord will see it, goes back and sends once', async () => {
    const { sent, router } = await open(preview);
    await write('Við erum tvö.');
    press('Fleiri fullorðnir');
    press('Skoða áður en ég sendi');
    await screen.findByRole('heading', { level: 1, name: 'Svona sér leigusalinn umsóknina' });
    expect(screen.getByText('Við erum tvö.')).toBeTruthy();
    expect(screen.getByText('2 fullorðnir')).toBeTruthy();
    expect(screen.getByText('Olena Kovalenko')).toBeTruthy();
    expect(sent('/listings/l1/applicationpreviews')[0]!.body).toEqual({
      message: 'Við erum tvö.',
      preferred_move_in: 'asap',
      move_in_date: null,
      preferred_stay: 'longer',
      requested_length: null,
      adults: 2,
      children: 0,
      occupation: 'student',
      pets: ['cat'],
      is_smoking: false,
      negotiate_price: false,
      bid_price: null,
      with_corenters: true,
      share_paychecks: false,
    });
    press('Breyta');
    const message = (await screen.findByLabelText('Skilaboð til leigusalans')) as HTMLTextAreaElement;
    expect(message.value).toBe('Við erum tvö.');
    press('Skoða áður en ég sendi');
    const send = await screen.findByRole('button', { name: 'Senda umsókn' });
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() => expect(router.state.location.pathname).toBe('/tenant/applications/a2'));
    const [one, ...more] = sent('/listings/l1/applications');
    expect(more).toEqual([]);
    expect(one!.body).toEqual(sent('/listings/l1/applicationpreviews')[0]!.body);
    expect(one!.headers['idempotency-key']).toBeTruthy();
  });

  it('V068: Back leads from the preview to the form, Forward to the preview again', async () => {
    const { router } = await open(preview);
    await write('Við erum tvö.');
    press('Skoða áður en ég sendi');
    await screen.findByRole('heading', { level: 1, name: 'Svona sér leigusalinn umsóknina' });
    expect(router.state.location.search).toBe('?step=preview');
    await act(() => router.navigate(-1));
    const message = (await screen.findByLabelText('Skilaboð til leigusalans')) as HTMLTextAreaElement;
    expect(message.value).toBe('Við erum tvö.');
    await act(() => router.navigate(1));
    expect(await screen.findByRole('button', { name: 'Senda umsókn' })).toBeTruthy();
  });

  it('V067: what is missing is said at its field before anything is sent', async () => {
    const { sent } = await open(preview);
    await screen.findByLabelText('Skilaboð til leigusalans');
    fireEvent.click(screen.getByLabelText('Eftir ákveðinn dag'));
    press('Skoða áður en ég sendi');
    const message = screen.getByLabelText('Skilaboð til leigusalans');
    await waitFor(() => expect(message.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Fyrsti dagur').getAttribute('aria-invalid')).toBe('true');
    expect(sent('/listings/l1/applicationpreviews')).toEqual([]);
  });

  it('V067: what was written is there again after the page was left, until it has been sent', async () => {
    await open(preview);
    await write('Við erum tvö.');
    press('Fleiri fullorðnir');
    cleanup();
    browserQueryClient().clear();
    await open(preview);
    const message = (await screen.findByLabelText('Skilaboð til leigusalans')) as HTMLTextAreaElement;
    expect(message.value).toBe('Við erum tvö.');
    press('Skoða áður en ég sendi');
    fireEvent.click(await screen.findByRole('button', { name: 'Senda umsókn' }));
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('V067 G06: a bid goes along, shows in the preview and is asked about once where it is far from what is asked', async () => {
    const { sent } = await open(
      (asked) =>
        asked.path.includes('applicationpreviews')
          ? {
              status: 201,
              body: {
                ...(preview(asked) as { body: object }).body,
                bid: { price: { price: 265_000, currency: 'ISK' }, price_type: 1 },
              },
            }
          : preview(asked),
      { price: { price: 285_000, currency: 'ISK' }, price_type: 1 },
    );
    await write('Halló');
    const field = screen.getByLabelText('Tilboð í leigu (valfrjálst)') as HTMLInputElement;
    expect(screen.getByText(/Auglýst leiga: 285\.000 kr\./)).toBeTruthy();
    fireEvent.change(field, { target: { value: '265' } });
    press('Skoða áður en ég sendi');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(sent('/listings/l1/applicationpreviews')).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: /^Breyta í 265\.000/ }));
    expect(field.value.replaceAll('.', '')).toBe('265000');
    press('Skoða áður en ég sendi');
    await screen.findByRole('heading', { level: 1, name: 'Svona sér leigusalinn umsóknina' });
    expect(screen.getByText(/^265\.000 kr\./)).toBeTruthy();
    expect(sent('/listings/l1/applicationpreviews')[0]!.body).toMatchObject({ bid_price: '265000' });
    press('Breyta');
    const again = (await screen.findByLabelText('Tilboð í leigu (valfrjálst)')) as HTMLInputElement;
    expect(again.value.replaceAll('.', '')).toBe('265000');
    fireEvent.change(again, { target: { value: '50000' } });
    press('Skoða áður en ég sendi');
    fireEvent.click(await screen.findByRole('button', { name: 'Verðið er rétt' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Senda umsókn' }));
    await waitFor(() =>
      expect(sent('/listings/l1/applications')[0]!.body).toMatchObject({ bid_price: '50000' }),
    );
    expect(sent('/listings/l1/applications')[0]!.body).not.toHaveProperty('confirmed');
  });

  it('V067: a pet that the home does not allow is said before anything is sent, and nothing is forbidden', async () => {
    await open(preview, { rules: { ...someListing().rules, allowed_pet: ['dog'] } });
    await write('Halló');
    expect(screen.getByText(/þessi gæludýr ekki leyfð: Köttur\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Köttur' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hundur' }));
    expect(screen.queryByText(/gæludýr ekki leyfð/)).toBeNull();
    press('Skoða áður en ég sendi');
    await screen.findByRole('heading', { level: 1, name: 'Svona sér leigusalinn umsóknina' });
  });

  it('V067: a day that does not exist is said to be none', async () => {
    await open(preview);
    await write('Halló');
    fireEvent.click(screen.getByLabelText('Eftir ákveðinn dag'));
    const day = screen.getByLabelText('Fyrsti dagur');
    fireEvent.change(day, { target: { value: '31.02.2027' } });
    fireEvent.blur(day);
    expect(screen.getByText('Þessi dagur er ekki til.')).toBeTruthy();
    fireEvent.change(day, { target: { value: 'í vor' } });
    fireEvent.blur(day);
    expect(screen.getByText('Sláðu inn rétta dagsetningu.')).toBeTruthy();
  });

  it('R196: what cannot be sent says why, and everything stays', async () => {
    await open((asked) =>
      asked.path.includes('applicationpreviews')
        ? preview(asked)
        : refused(409, 'applications.listingClosed', 'Auglýsingin er ekki lengur í birtingu.'),
    );
    await write('Halló');
    press('Skoða áður en ég sendi');
    fireEvent.click(await screen.findByRole('button', { name: 'Senda umsókn' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Ekki tókst að senda umsóknina');
    expect(screen.getByRole('alert').textContent).toContain('Auglýsingin er ekki lengur í birtingu.');
    expect(screen.getByText('Halló')).toBeTruthy();
  });

  it.each([
    [{ application_id: 'a9' }, 'Þú hefur sótt um þessa eign'],
    [{ is_owner: true }, 'Þetta er þín eigin auglýsing.'],
    [{ visible: false }, 'Eignin tekur ekki við umsóknum'],
  ])('A03: a home that one cannot apply for says so: %o', async (home, words) => {
    await open(preview, home as Partial<ListingAnswer>);
    await screen.findByText(words);
    expect(screen.getByRole('link', { name: 'Til baka í auglýsinguna' }).getAttribute('href')).toBe(
      '/listings/l1',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('A01: who has applied is led to that application; who was denied waits until the home is let anew', async () => {
    const home = { application_id: 'a9', published_at: '2026-11-01T12:00:00Z' };
    const denied = { id: 'a9', status: 'denied', decided_at: '2026-11-02T12:00:00Z' } as const;
    await open(preview, home, denied);
    await screen.findByText('Umsókn þinni um þessa eign var hafnað');
    expect(screen.getByRole('link', { name: 'Sjá umsóknina mína' }).getAttribute('href')).toBe(
      '/tenant/applications/a9',
    );
    cleanup();
    browserQueryClient().clear();
    await open(preview, { ...home, published_at: '2026-11-03T12:00:00Z' }, denied);
    expect(await screen.findByLabelText('Skilaboð til leigusalans')).toBeTruthy();
  });
});
