import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someAccount, someProfile } from '#areas/profile/testing/some-profile.ts';
import { browserQueryClient } from '#platform/api/browser-query-client.ts';
import { PageProblems } from '#platform/errors/page-problems.tsx';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { EditScreen } from './edit-screen.tsx';

const countries = [
  { id: 'IS', name: 'Ísland' },
  { id: 'UA', name: 'Úkraína' },
];
const languages = [
  ['is', 'Íslenska', 'Íslenska'],
  ['uk', 'Українська', 'Úkraínska'],
  ['pl', 'Polski', 'Pólska'],
].map(([id, native_name, translated_name]) => ({ id, native_name, translated_name }));

type Reply = ReturnType<Parameters<typeof fakeApi>[0]>;

/** The page of a person, with what the server answers to each change. */
async function open(profile: OwnProfile = someProfile(), saving?: () => Reply | undefined) {
  const api = fakeApi(({ method, path, body }) => {
    if (method !== 'GET') return saving?.() ?? { status: 200, body: answerTo(path, body) };
    if (path === '/auth/user') return { status: 200, body: someAccount() };
    if (path.startsWith('/countries')) return { status: 200, body: countries };
    if (path.startsWith('/languages')) return { status: 200, body: languages };
    return { status: 200, body: profile };
  });
  const answerTo = (path: string, body: unknown) =>
    path.endsWith('/profile') ? { ...profile, ...(body as object) } : someAccount();
  const page = await renderInPage(
    <>
      <PageProblems />
      <EditScreen />
    </>,
    [
      'accounts',
      'auth',
      'contacts',
      'electronicId',
      'identity',
      'profileScreens',
      'proofs',
      'reference',
      'sessions',
      'signIn',
      'validation',
    ],
    {
      address: '/profile/edit',
      viewer: { id: 'p1' },
    },
  );
  await screen.findByLabelText('Um mig');
  const sent = () => api.seen.filter(({ method }) => method !== 'GET');
  return { ...page, sent };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
  browserQueryClient().clear();
});

describe('EditScreen', () => {
  it('V045 R140: the text about oneself has six rows; only what was changed is sent', async () => {
    const { sent, router } = await open();
    expect(screen.getByLabelText('Um mig').getAttribute('rows')).toBe('6');
    type('Um mig', 'Róleg og reglusöm');
    fireEvent.click(within(screen.getByRole('group', { name: 'Reykingar' })).getByLabelText('Nei'));
    press('Vista');
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(sent()).toMatchObject([
      {
        method: 'PATCH',
        path: '/users/p1/profile',
        body: {
          bio: 'Róleg og reglusöm',
          is_smoking: false,
          has_clean_criminal_record: null,
          nationality_id: null,
          spoken_language_ids: [],
          pets: null,
        },
      },
    ]);
  });

  it('eye A4: a birth date that is none is not saved over in silence', async () => {
    const { sent } = await open();
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    choose('Dagur', '31');
    choose('Ár', '1996');
    choose('Mánuður', '2');
    expect(screen.getByText(/^31. febrúar er ekki til/)).toBeTruthy();
    type('Um mig', 'Annað');
    press('Vista');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Dagur')));
    expect(screen.getByLabelText('Dagur').getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
    choose('Dagur', '29');
    press('Vista');
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ birth_date: '1996-02-29' }),
      ),
    );
  });

  it('everything that is wrong is said at once: no name and half a birth date', async () => {
    const { sent } = await open();
    fireEvent.change(screen.getByLabelText('Dagur'), { target: { value: '' } });
    type('Fullt nafn', '');
    press('Vista');
    const name = screen.getByLabelText('Fullt nafn');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Veldu dag, mánuð og ár.')).toBeTruthy();
    expect(document.activeElement).toBe(name);
    expect(sent()).toEqual([]);
  });

  it('R041 U13: what was typed stays when the sign-in has ended, and is saved after signing in anew', async () => {
    let ended = true;
    const { sent, router } = await open(someProfile(), () =>
      ended ? refused(401, 'common.signInNeeded', 'Skráðu þig inn til að halda áfram.') : undefined,
    );
    type('Um mig', 'Mikill texti');
    press('Vista');
    const dialog = await screen.findByRole('alertdialog', { name: 'Innskráningin er runnin út' });
    expect(within(dialog).getByRole('link', { name: 'Skrá inn í nýjum flipa' })).toBeTruthy();
    expect(currentToasts()).toEqual([]);
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Loka' })[0]!);
    expect((screen.getByLabelText('Um mig') as HTMLTextAreaElement).value).toBe('Mikill texti');
    ended = false;
    press('Vista');
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(sent().at(-1)).toMatchObject({ method: 'PATCH', body: { bio: 'Mikill texti' } });
  });

  it('R144: cancelling leads back to the profile, and asks when something would be lost', async () => {
    const { router } = await open();
    const cancel = screen.getByRole('link', { name: 'Hætta við' });
    expect(cancel.getAttribute('href')).toBe('/profile');
    type('Um mig', 'Óvistað');
    fireEvent.click(cancel);
    await screen.findByRole('alertdialog');
    expect(router.state.location.pathname).toBe('/profile/edit');
  });

  it('R136: a failed saving is a toast, and everything typed stays', async () => {
    const { router } = await open(someProfile(), () => refused(500, 'common.unexpected', 'Villa'));
    type('Um mig', 'Mikilvægt');
    press('Vista');
    await screen.findByText('Ekki tókst að vista. Reyndu aftur.');
    expect((screen.getByLabelText('Um mig') as HTMLTextAreaElement).value).toBe('Mikilvægt');
    expect(router.state.location.pathname).toBe('/profile/edit');
  });

  it('R124 V045: a name that is none is reported at its field and nothing is sent', async () => {
    const { sent } = await open();
    type('Fullt nafn', 'Jón2');
    press('Vista');
    await screen.findByText(/Í nafni mega/);
    expect(sent()).toEqual([]);
    expect(screen.queryByText('Ekki tókst að vista. Reyndu aftur.')).toBeNull();
  });

  it('V045: with a proved identity name and birth date are shown and not changed', async () => {
    await open(someProfile({ has_verified_identity: true }));
    expect(screen.queryByLabelText('Fullt nafn')).toBeNull();
    expect(screen.getByText('19.05.1996')).toBeTruthy();
    expect(screen.getByText(/koma úr þjóðskrá/)).toBeTruthy();
  });

  it('V053 R018: languages are found by either name, folded, and chosen in a dialog of 400 px', async () => {
    const { sent } = await open();
    press('Velja tungumál');
    const dialog = await screen.findByRole('dialog', { name: 'Tungumál sem þú talar' });
    expect(getComputedStyle(dialog.querySelector('[data-width]')!).maxWidth).toBe('400px');
    fireEvent.click(await within(dialog).findByLabelText('Íslenska'));
    fireEvent.change(within(dialog).getByLabelText('Leita að tungumáli'), { target: { value: 'ukrain' } });
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.click(within(dialog).getByRole('checkbox'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Velja 2 tungumál' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Vista');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.body).toMatchObject({ spoken_language_ids: ['is', 'uk'] });
  });

  it('V054 R145: pets are the five kinds, and closing the dialog chooses nothing', async () => {
    await open(someProfile({ pets: ['dog'], has_pets: true }));
    press('Velja gæludýr');
    const dialog = await screen.findByRole('dialog', { name: 'Gæludýr' });
    const boxes = within(dialog).getAllByRole('checkbox') as HTMLInputElement[];
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false, false, false, false]);
    fireEvent.click(boxes[0]!);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hætta við' }));
    expect(screen.queryByText('Köttur')).toBeNull();
    press('Velja gæludýr');
    const again = await screen.findByRole('dialog');
    fireEvent.click(within(again).getAllByRole('checkbox')[0]!);
    fireEvent.click(within(again).getByRole('button', { name: 'Velja' }));
    expect(await screen.findByRole('button', { name: 'Fjarlægja: Köttur' })).toBeTruthy();
    press('Fjarlægja: Hundur');
    expect(screen.queryByText('Hundur')).toBeNull();
    // The last one taken back is not said; that there are none is said by a tick of its own.
    press('Fjarlægja: Köttur');
    expect(screen.queryByText('Engin gæludýr')).toBeNull();
    press('Velja gæludýr');
    const none = await screen.findByRole('dialog');
    fireEvent.click(within(none).getByRole('checkbox', { name: 'Engin gæludýr' }));
    fireEvent.click(within(none).getByRole('button', { name: 'Velja' }));
    expect(await screen.findByText('Engin gæludýr')).toBeTruthy();
  });

  it('V056 R139: a picture that could not be sent is a toast, and what the server said of it stands at the field', async () => {
    await open();
    class Refusing extends EventTarget {
      upload = new EventTarget();
      status = 400;
      responseText = JSON.stringify({
        status: 400,
        code: 'common.invalidInput',
        detail: 'Rangt',
        errors: { image: ['Myndin er skemmd.'] },
      });
      open() {}
      setRequestHeader() {}
      getResponseHeader = () => 'application/problem+json';
      send() {
        this.dispatchEvent(new Event('load'));
      }
    }
    vi.stubGlobal('XMLHttpRequest', Refusing);
    const picker = document.querySelector('input[type=file][accept="image/jpeg,image/png"]')!;
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'mynd.jpg', { type: 'image/jpeg' });
    fireEvent.change(picker, { target: { files: [file] } });
    await waitFor(() =>
      expect(currentToasts().map(({ tone, text }) => [tone, text])).toEqual([
        ['danger', 'Ekki tókst að hlaða myndinni upp.'],
      ]),
    );
    expect(screen.getByText('Myndin er skemmd.')).toBeTruthy();
  });
});
