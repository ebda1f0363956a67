import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeLogin, currentLogin } from '#features/auth/open-login.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { clientLoader } from './route.tsx';

afterEach(() => {
  closeLogin();
  cleanup();
  vi.unstubAllGlobals();
});

/** The page of a link as its loader finds it. */
async function open(answer: Parameters<typeof fakeApi>[0]) {
  const { seen } = fakeApi(answer);
  const request = new Request('http://localhost:3000/forgot-password/leyndur');
  const data = await clientLoader({ request, params: { token: 'leyndur' } } as never);
  await renderInPage(<ResetPasswordScreen />, ['auth', 'validation'], { data });
  return seen;
}
const password = () => screen.getByLabelText('Nýtt lykilorð') as HTMLInputElement;
const save = (text: string) => {
  fireEvent.change(password(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Vista lykilorð' }));
};
const link = { status: 200, body: { email: 'jona@daemi.is' } };

it('V027: a link takes a new password, once, and leads to signing in with its address', async () => {
  const seen = await open(() => link);
  expect(screen.getByText('Veldu nýtt lykilorð fyrir jona@daemi.is.')).toBeTruthy();
  save('sumar2027');
  await screen.findByText('Lykilorðinu var breytt');
  expect(seen.at(-1)).toMatchObject({
    method: 'POST',
    path: '/forgot-password/leyndur',
    body: { password: 'sumar2027' },
  });
  expect(screen.queryByLabelText('Nýtt lykilorð')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Skrá inn' }));
  expect(currentLogin()).toMatchObject({ view: 'password', email: 'jona@daemi.is', redirect: '/' });
});

it('V027: a password that is too weak is reported at its field, and stays as typed', async () => {
  await open(({ path }) =>
    path.endsWith('/validate')
      ? link
      : refused(400, 'common.invalidInput', 'Rangt', { password: ['Of auðvelt lykilorð.'] }),
  );
  save('sumar2027');
  await screen.findByText('Of auðvelt lykilorð.');
  expect(password().value).toBe('sumar2027');
  expect(password().getAttribute('aria-invalid')).toBe('true');
});

it.each([
  ['R093', 410, 'proofs.linkExpired', 'Slóðin er ekki rétt eða tengillinn er útrunninn. Biddu um nýjan.'],
  ['R094', 400, 'proofs.linkMismatch', 'Tengillinn á ekki við þetta netfang.'],
] as const)(
  'V027 %s: a link that is refused with %i says why, and leads to a new one',
  async (_, status, code, detail) => {
    await open(() => refused(status, code, detail));
    expect(screen.getByRole('alert').textContent).toBe(detail);
    expect(screen.queryByLabelText('Nýtt lykilorð')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Fá nýjan tengil' }));
    expect(currentLogin()).toMatchObject({ view: 'email' });
  },
);

it('V027 R094: a link that no longer matches when it is used says so above the field', async () => {
  await open(({ path }) =>
    path.endsWith('/validate')
      ? link
      : refused(400, 'proofs.linkMismatch', 'Tengillinn á ekki við þetta netfang.'),
  );
  save('sumar2027');
  expect((await screen.findByRole('alert')).textContent).toContain('Tengillinn á ekki við þetta netfang.');
});

it('V027: when the server fails the page fails as any does, and calls no link bad', async () => {
  await expect(open(() => refused(500, 'common.unexpected', 'Bilun'))).rejects.toMatchObject({ status: 500 });
});
