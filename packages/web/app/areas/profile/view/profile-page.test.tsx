import type { ProfileView } from '@heima/domain/profiles/profile-answer.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { somePaycheck, someProfile } from '#areas/profile/testing/some-profile.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { ProfilePage } from './profile-page.tsx';

afterEach(cleanup);

const { missing: _, ...own } = someProfile({
  user_id: 'p1',
  bio: 'Róleg og reyklaus.',
  age: 30,
  occupation: { id: 'student', name: 'Nemi' } as never,
  nationality: { id: 'UA', name: 'Úkraína' } as never,
  spoken_languages: [
    { id: 'is', name: 'Íslenska' },
    { id: 'uk', name: 'Úkraínska' },
  ] as never,
  is_smoking: false,
  has_clean_criminal_record: true,
  pets: ['cat'],
  has_pets: true,
  has_verified_identity: true,
  completeness: 75,
});
const profile = {
  ...own,
  full_name: 'Þóra Ægisdóttir',
  has_verified_email_address: true,
  has_verified_phone_number: false,
  corenters: [{ full_name: 'Olena Kovalenko', profile_image: null }],
  paychecks: null,
} as unknown as ProfileView;

const show = (
  data: ProfileView | undefined,
  options: { viewer?: string; error?: Error; refetch?: () => unknown } = {},
) =>
  renderInPage(
    <ProfilePage
      data={data}
      error={options.error ?? null}
      refetch={options.refetch ?? vi.fn()}
      path="/profiles/p1"
    />,
    ['profileScreens', 'reference'],
    { viewer: { id: options.viewer ?? 'landlord' } },
  );
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  );

it('V058: a landlord reads who the tenant is and what is proved, changes nothing and finds no contact data', async () => {
  await show(profile);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Þóra Ægisdóttir');
  expect(screen.getByText('Róleg og reyklaus.')).toBeTruthy();
  expect(facts()).toEqual({
    Aldur: '30 ára',
    Staða: 'Nemi',
    Ríkisfang: 'Úkraína',
    Tungumál: 'Íslenska, úkraínska',
    Reykingar: 'Reykir ekki',
    'Hreint sakavottorð': 'Já',
    Gæludýr: 'Köttur',
  });
  expect(screen.getByText('Auðkenni staðfest')).toBeTruthy();
  expect(screen.getByText('Netfang staðfest')).toBeTruthy();
  expect(screen.queryByText('Sími staðfestur')).toBeNull();
  expect(screen.getByText('Síðan er 75% fullgerð')).toBeTruthy();
  expect(screen.getByText('Olena Kovalenko')).toBeTruthy();
  for (const role of ['textbox', 'button', 'checkbox', 'combobox'])
    expect(screen.queryAllByRole(role)).toEqual([]);
  expect(document.body.textContent).not.toMatch(/@|\+354/);
  expect(screen.queryByRole('heading', { name: 'Launaseðlar' })).toBeNull();
});

it('V058 C46: nothing that was not answered reads like a no', async () => {
  const { missing: __, ...empty } = someProfile({ user_id: 'p1', age: null });
  await show({ ...profile, ...empty } as ProfileView);
  const answers = () => [...document.querySelectorAll('dd')].map((one) => one.textContent);
  expect(answers()).toEqual(answers().map(() => 'Ekki tilgreint'));
  cleanup();
  await show({ ...profile, ...empty, has_pets: false, is_smoking: false } as ProfileView);
  expect(answers().filter((one) => one !== 'Ekki tilgreint')).toEqual(['Reykir ekki', 'Engin gæludýr']);
});

it('V058: paychecks show where they were shared; none says so', async () => {
  await show({ ...profile, paychecks: [somePaycheck()] } as ProfileView);
  const section = within(screen.getByRole('region', { name: 'Launaseðlar' }));
  expect(section.getByRole('link', { name: /Október 2026/ }).getAttribute('href')).toContain(
    '/documents/paychecks/',
  );
  cleanup();
  await show({ ...profile, paychecks: [] } as ProfileView);
  expect(screen.getByRole('region', { name: 'Launaseðlar' }).textContent).not.toContain('Október');
});

it('V058: its owner sees it as a landlord does to whom nothing more was given, with the way back', async () => {
  await show({ ...profile, paychecks: [somePaycheck()] } as ProfileView, { viewer: 'p1' });
  expect(screen.getByText('Svona sér leigusali síðuna þína')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Til baka' }).getAttribute('href')).toBe('/profile');
  expect(screen.queryByText('Október 2026')).toBeNull();
});

it('V058: a profile that cannot be had says so, and is asked for again', async () => {
  const refetch = vi.fn();
  const error = new ApiProblem({ status: 503, code: 'common.providerDown', detail: 'Reyndu aftur.' });
  await show(undefined, { error, refetch });
  fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
  expect(refetch).toHaveBeenCalledOnce();
});
