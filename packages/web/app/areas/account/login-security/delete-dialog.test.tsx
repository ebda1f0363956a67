import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const codeLabel = 'Kóði úr auðkenningarforritinu';

/** Answers for somebody who signs in in two steps, or not; `answer` is that of the deletion. */
const server = (isOn: boolean, answer: Parameters<typeof fakeApi>[0], factor = {}) =>
  fakeApi((request) =>
    request.method === 'DELETE'
      ? answer(request)
      : {
          status: 200,
          body: {
            has_password: true,
            asks_electronic_id: false,
            is_on: isOn,
            is_required: false,
            recovery_codes_left: 10,
            ...factor,
          },
        },
  );
const sent = (seen: ReturnType<typeof fakeApi>['seen']) => seen.filter(({ method }) => method === 'DELETE');

it.each([
  ['Delete', 1],
  ['Eyða', 1],
  ['eyða ', 1],
  ['delete', 0],
  ['Eyda', 0],
  ['', 0],
])('R121 eye B16: the word %j sends the deletion %i times', async (word, times) => {
  const { seen } = server(false, () => refused(409, 'accounts.lastStaff', 'Nei.'));
  await renderInPage(<DeleteDialog userId="u1" onClose={() => {}} />, ['loginSecurityScreen', 'accounts']);
  fireEvent.change(screen.getByLabelText('Skrifaðu orðið Delete eða Eyða'), { target: { value: word } });
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Eyða aðgangi fyrir fullt og allt', hidden: true }));
  if (times === 0) await screen.findByText('Skrifaðu Eyða, nákvæmlega svona.');
  else await waitFor(() => expect(sent(seen)).toHaveLength(1));
  expect(sent(seen)).toHaveLength(times);
  expect(screen.queryByLabelText(codeLabel)).toBeNull();
});

it('eye B16: who signs in in two steps is asked for a code or the password, and told at the field what is wrong', async () => {
  const { seen } = server(true, ({ body }) => {
    const [field] = Object.keys(body as object);
    return {
      status: 400,
      body: {
        status: 400,
        code: field === 'code' ? 'signIn.secondFactorWrong' : 'signIn.currentPasswordWrong',
        errors: { [field ?? 'code']: [`Rangt: ${field}`] },
      },
    };
  });
  await renderInPage(<DeleteDialog userId="u1" onClose={() => {}} />, ['loginSecurityScreen', 'accounts']);
  const code = await screen.findByLabelText(codeLabel);
  fireEvent.change(screen.getByLabelText('Skrifaðu orðið Delete eða Eyða'), { target: { value: 'Eyða' } });
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  fireEvent.change(code, { target: { value: '123456' } });
  press('Eyða aðgangi fyrir fullt og allt');
  await screen.findByText('Rangt: code');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(code);
  press('Nota lykilorðið í staðinn');
  expect(screen.queryByText('Rangt: code')).toBeNull();
  fireEvent.change(screen.getByLabelText('Núverandi lykilorð'), { target: { value: 'leyndo12' } });
  press('Eyða aðgangi fyrir fullt og allt');
  await screen.findByText('Rangt: current_password');
  expect(sent(seen).map(({ body }) => body)).toEqual([{ code: '123456' }, { current_password: 'leyndo12' }]);
});

it('whoever has a password is asked for it, and told at the field that it is missing', async () => {
  const { seen } = server(false, ({ body }) => ({
    status: 400,
    body: {
      status: 400,
      code: 'common.invalidInput',
      errors: { current_password: [`Vantar ${JSON.stringify(body)}`] },
    },
  }));
  await renderInPage(<DeleteDialog userId="u1" onClose={() => {}} />, ['loginSecurityScreen', 'accounts']);
  const password = await screen.findByLabelText('Núverandi lykilorð');
  fireEvent.change(screen.getByLabelText('Skrifaðu orðið Delete eða Eyða'), { target: { value: 'Eyða' } });
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Eyða aðgangi fyrir fullt og allt', hidden: true }));
  await screen.findByText('Vantar {}');
  expect(document.activeElement).toBe(password);
  expect(screen.queryByRole('button', { name: 'Nota kóða í staðinn', hidden: true })).toBeNull();
  expect(sent(seen)).toHaveLength(1);
});

it('whoever has no password gives the electronic ID anew before the account goes', async () => {
  const factor = { has_password: false, asks_electronic_id: true };
  const phone = { id: 'p1', number: '6112345', country_code: '+354', verified: true };
  const { seen } = fakeApi(({ method, path }) => {
    if (method === 'DELETE') return refused(409, 'accounts.lastStaff', 'Nei.');
    if (path.includes('second-factor')) return { status: 200, body: factor };
    if (path === '/auth/user')
      return {
        status: 200,
        body: { id: 'u1', phones: [phone], primary_phone_id: 'p1', email_addresses: [] },
      };
    if (method === 'POST')
      return {
        status: 200,
        body: { token: 't1', control_code: '4711', expires_at: new Date(Date.now() + 60_000).toISOString() },
      };
    factor.asks_electronic_id = false;
    return { status: 200, body: { status: 'success' } };
  });
  await renderInPage(<DeleteDialog userId="u1" onClose={() => {}} />, [
    'loginSecurityScreen',
    'accounts',
    'identity',
  ]);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  const inPhone = await screen.findByRole('button', { name: 'Staðfesta í síma', hidden: true });
  fireEvent.change(screen.getByLabelText('Skrifaðu orðið Delete eða Eyða'), { target: { value: 'Eyða' } });
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  press('Eyða aðgangi fyrir fullt og allt');
  expect(document.activeElement).toBe(inPhone.closest('[role="group"]'));
  expect(sent(seen)).toEqual([]);
  press('Staðfesta í síma');
  await screen.findByText('Takk. Þú hefur staðfest að þetta sért þú.');
  press('Eyða aðgangi fyrir fullt og allt');
  await screen.findByText('Nei.');
  expect(sent(seen)).toHaveLength(1);
});

it('R123: once it is deleted, nothing more is asked for before the front page', async () => {
  const place = { assign: vi.fn(), pathname: '/account/login-security' };
  vi.stubGlobal('location', place);
  const { seen } = server(false, () => ({ status: 204 }));
  await renderInPage(<DeleteDialog userId="u1" onClose={() => {}} />, ['loginSecurityScreen', 'accounts']);
  await waitFor(() => expect(seen.filter(({ method }) => method === 'GET')).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('Skrifaðu orðið Delete eða Eyða'), { target: { value: 'Delete' } });
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Eyða aðgangi fyrir fullt og allt', hidden: true }));
  await waitFor(() => expect(place.assign).toHaveBeenCalledWith('/'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen.filter(({ method }) => method === 'GET')).toHaveLength(1);
});
