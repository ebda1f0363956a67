import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IdentitySection } from '#areas/profile/identity-section.tsx';
import { someAccount } from '#areas/profile/testing/some-profile.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { ContactSection } from './contact-section.tsx';

afterEach(cleanup);

const row = (text: string) => within(screen.getByText(text).closest('li')!);

it('V047: each address and number says whether it is verified and which is the primary one', async () => {
  const account = someAccount({
    email_addresses: [
      { id: 'e1', address: 'thora@daemi.is', verified: true },
      { id: 'e2', address: 'nytt@daemi.is', verified: false },
    ],
    phones: [
      { id: 'p1', country_code: '+354', country_code_obj: null, number: '6112345', verified: true },
      { id: 'p2', country_code: '+380', country_code_obj: null, number: '501234567', verified: false },
    ],
    primary_phone_id: 'p1',
  });
  await renderInPage(<ContactSection account={account} />, ['auth', 'profileScreens']);
  const marks = (text: string) => [
    row(text).queryByText('Staðfest') !== null,
    row(text).queryByText('Óstaðfest') !== null,
    row(text).queryByText(/^Aðaln/) !== null,
  ];
  expect(marks('thora@daemi.is')).toEqual([true, false, true]);
  expect(marks('nytt@daemi.is')).toEqual([false, true, false]);
  expect(marks('611 2345')).toEqual([true, false, true]);
  const [, , , foreign] = screen.getAllByRole('listitem');
  expect(within(foreign!).getByText('Óstaðfest')).toBeTruthy();
  expect(foreign!.textContent).toContain('+380');
  expect(screen.getByRole('link', { name: /^Breyta/ }).getAttribute('href')).toBe('/account/contact');
  expect(screen.queryByText('Ekkert símanúmer er skráð enn.')).toBeNull();
});

it('V047: who has no number reads so', async () => {
  await renderInPage(<ContactSection account={someAccount()} />, ['auth', 'profileScreens']);
  expect(screen.getByText('Ekkert símanúmer er skráð enn.')).toBeTruthy();
});

it('V051: without a proved identity the way to prove it is offered, afterwards only the mark is left', async () => {
  await renderInPage(<IdentitySection verified={false} />, ['profileScreens']);
  expect(screen.getByText('Ekki staðfest')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Staðfesta hver ég er' }).getAttribute('href')).toBe(
    '/profile/edit?identity=1',
  );
  cleanup();
  await renderInPage(<IdentitySection verified />, ['profileScreens']);
  expect(screen.getByText('Staðfest')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
