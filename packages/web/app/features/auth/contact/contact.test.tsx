import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOwnAccount } from '#entities/person/use-own-account.ts';
import { VerifyContact } from '#features/auth/verify-contact.tsx';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { ContactManager } from './contact-manager.tsx';
import { PhoneCode } from './phone-code.tsx';

const sets = [
  'accounts',
  'auth',
  'contacts',
  'electronicId',
  'identity',
  'proofs',
  'sessions',
  'signIn',
  'validation',
];
const phone = { id: 'p1', country_code: '+354', country_code_obj: null, number: '6112345', verified: false };
const account: CurrentUser = {
  id: 'u1',
  number: 10_042,
  full_name: 'Jóna Jónsdóttir',
  username: 'jona',
  user_type: 'LL',
  is_staff: false,
  needs_second_factor: false,
  primary_language: 'is',
  email_addresses: [
    { id: 'e1', address: 'jona@daemi.is', verified: true },
    { id: 'e2', address: 'nytt@daemi.is', verified: false },
    { id: 'e3', address: 'annad@daemi.is', verified: true },
  ],
  phones: [phone],
  primary_email_id: 'e1',
  primary_phone_id: null,
  has_verified_email_address: true,
  has_verified_phone_number: false,
  birth_date: null,
  bio: null,
  last_conversation_id: null,
  unseen_notifications: 0,
  profile_image: null,
  icelandic_id: null,
  personal_id: null,
  personal_id_country: null,
  rental_profile: null,
  version: 'v1',
};
const soon = () => new Date(Date.now() + 60_000).toISOString();
const sent = () => ({ status: 200, body: { expires_at: soon(), resend_at: soon() } });

/** The account as the page holds it: a change has it asked for again. */
function OwnContact() {
  const held = useOwnAccount();
  return held && <ContactManager account={held} />;
}
function OwnPhone() {
  return useOwnAccount() && <PhoneCode phone={phone} />;
}
const asked = (seen: readonly { path: string }[]) => seen.filter(({ path }) => path === '/auth/user').length;

const row = (text: string) => within(screen.getByText(text).closest('li')!);
const press = (where: { getByRole: typeof screen.getByRole }, name: string | RegExp) =>
  fireEvent.click(where.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('contact data', () => {
  it('V039 R157: an unconfirmed address gets its mail, and another only after the pause', async () => {
    const { seen } = fakeApi(sent);
    await renderInPage(<ContactManager account={account} />, sets);
    press(row('nytt@daemi.is'), 'Senda staðfestingarpóst');
    const again = await row('nytt@daemi.is').findByRole('button', { name: /Senda aftur eftir 60 sek/ });
    expect((again as HTMLButtonElement).disabled).toBe(true);
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/emails/e2/verify' });
    expect(screen.getByText('Staðfestingarpóstur var sendur á nytt@daemi.is')).toBeTruthy();
  });

  it('a mail of a moment ago still counts: the button says how long until the next', async () => {
    fakeApi(() => ({
      status: 429,
      body: { status: 429, code: 'proofs.sentRecently', detail: 'Nýbúið.', params: { seconds: 51 } },
    }));
    await renderInPage(<ContactManager account={account} />, sets);
    press(row('nytt@daemi.is'), 'Senda staðfestingarpóst');
    await row('nytt@daemi.is').findByRole('button', { name: 'Senda aftur eftir 51 sek.' });
    expect(row('nytt@daemi.is').queryByRole('alert')).toBeNull();
  });

  it('V039 R155: only what is confirmed can be made primary, and the primary one cannot be removed', async () => {
    const { seen } = fakeApi(() => ({ status: 200, body: account }));
    await renderInPage(<OwnContact />, sets);
    await screen.findByText('jona@daemi.is');
    expect(row('jona@daemi.is').queryByRole('button')).toBeNull();
    expect(row('nytt@daemi.is').queryByRole('button', { name: 'Gera að aðalnetfangi' })).toBeNull();
    expect(row('611 2345').queryByRole('button', { name: 'Gera að aðalnúmeri' })).toBeNull();
    press(row('annad@daemi.is'), 'Gera að aðalnetfangi');
    await waitFor(() => expect(asked(seen)).toBe(2));
    expect(seen[1]).toMatchObject({ method: 'PATCH', path: '/users/u1', body: { primary_email_id: 'e3' } });
  });

  it('R161 V013: removing asks first, and a refusal is shown at the address', async () => {
    fakeApi(() => refused(409, 'contacts.lastEmail', 'Aðgangurinn þarf að hafa netfang.'));
    await renderInPage(<ContactManager account={account} />, sets);
    press(row('annad@daemi.is'), 'Eyða');
    const question = screen.getByRole('alertdialog', { name: 'Eyða netfanginu?' });
    press(within(question), 'Eyða netfangi');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(row('annad@daemi.is').getByRole('alert').textContent).toBe('Aðgangurinn þarf að hafa netfang.');
  });

  it('R161: a change of the primary address that failed is shown at the address', async () => {
    const { seen } = fakeApi(() => refused(409, 'common.stateChanged', 'Netfangið er ekki lengur staðfest.'));
    await renderInPage(<ContactManager account={account} />, sets);
    press(row('annad@daemi.is'), 'Gera að aðalnetfangi');
    expect((await row('annad@daemi.is').findByRole('alert')).textContent).toBe(
      'Netfangið er ekki lengur staðfest.',
    );
    expect(seen).toMatchObject([{ path: '/users/u1', body: { primary_email_id: 'e3' } }]);
    expect(row('jona@daemi.is').queryByText('Aðalnetfang')).not.toBeNull();
    expect(row('annad@daemi.is').queryByText('Aðalnetfang')).toBeNull();
  });

  it('R162: a number that could not be removed stays, and its row says why', async () => {
    const { seen } = fakeApi(() => refused(503, 'common.providerDown', 'Þjónninn svarar ekki.'));
    await renderInPage(<ContactManager account={account} />, sets);
    press(row('611 2345'), 'Eyða');
    press(within(screen.getByRole('alertdialog', { name: 'Eyða símanúmerinu?' })), 'Eyða símanúmeri');
    expect((await row('611 2345').findByRole('alert')).textContent).toBe('Þjónninn svarar ekki.');
    expect(seen).toMatchObject([{ method: 'DELETE', path: '/phones/p1' }]);
  });

  it('R160 R163: an address that is no address, and one that exists already, are reported at the field', async () => {
    fakeApi(() => refused(400, 'contacts.emailExists', 'Netfangið er þegar í notkun.'));
    await renderInPage(<ContactManager account={account} />, sets);
    const field = screen.getByLabelText('Bæta við netfangi');
    const form = within(field.closest('form')!);
    fireEvent.change(field, { target: { value: 'ekki netfang' } });
    press(form, 'Bæta við');
    expect(await form.findByText('Sláðu inn gilt netfang.')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'til@daemi.is' } });
    press(form, 'Bæta við');
    expect((await form.findByRole('alert')).textContent).toBe('Netfangið er þegar í notkun.');
    expect((field as HTMLInputElement).value).toBe('til@daemi.is');
  });

  it('V040 R149 R152 R153 R159: a number is Icelandic, seven digits, and one that is taken is reported as such', async () => {
    const { seen } = fakeApi(() => refused(400, 'contacts.phoneExists', 'Símanúmerið er þegar skráð.'));
    await renderInPage(<ContactManager account={account} />, sets);
    const field = screen.getByLabelText('Bæta við símanúmeri');
    const form = within(field.closest('form')!);
    fireEvent.change(field, { target: { value: '77a7 12' } });
    press(form, 'Bæta við');
    expect(await form.findByText('Sláðu inn gilt símanúmer.')).toBeTruthy();
    expect(seen).toEqual([]);
    fireEvent.change(field, { target: { value: '777 1234' } });
    press(form, 'Bæta við');
    expect((await form.findByRole('alert')).textContent).toBe('Símanúmerið er þegar skráð.');
    expect(seen[0]).toMatchObject({
      path: '/users/u1/phones',
      body: { country_code: { code: '+354' }, number: '7771234' },
    });
  });
});

describe('code by SMS', () => {
  beforeEach(() => {
    FakeSource.all = [];
    vi.stubGlobal('EventSource', FakeSource);
  });
  const code = () => screen.getByLabelText('Kóði') as HTMLInputElement;

  it('V040 R154 R156: the code is sent at once, six digits send themselves, and the number is verified', async () => {
    const { seen } = fakeApi(({ method, path }) => {
      if (path === '/auth/user') return { status: 200, body: account };
      return method === 'GET' ? sent() : { status: 200, body: { ...phone, verified: true } };
    });
    await renderInPage(<OwnPhone />, sets);
    await screen.findByText(/Við sendum 6 tölustafa kóða í 611 2345/);
    expect(code().autocomplete).toBe('one-time-code');
    await waitFor(() => expect(document.activeElement).toBe(code()));
    fireEvent.change(code(), { target: { value: '12 34' } });
    expect(code().value).toBe('1234');
    fireEvent.change(code(), { target: { value: '123456' } });
    await waitFor(() => expect(asked(seen)).toBe(2));
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /auth/user',
      'GET /phones/p1/verify',
      'POST /phones/p1/verify',
      'GET /auth/user',
    ]);
    expect(seen[2]!.body).toEqual({ code: '123456' });
  });

  it('U08: a wrong code is reported at the field and sent once; a new one can be asked for after the pause', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { seen } = fakeApi(({ method }) =>
      method === 'GET'
        ? sent()
        : refused(400, 'contacts.codeWrong', 'Kóðinn er ekki réttur.', { code: ['Kóðinn er ekki réttur.'] }),
    );
    await renderInPage(<PhoneCode phone={phone} />, sets);
    await screen.findByText(/Hægt er að senda aftur eftir \d+ sek/);
    expect(screen.queryByRole('button', { name: 'Senda nýjan kóða' })).toBeNull();
    fireEvent.change(code(), { target: { value: '000000' } });
    await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'));
    const tries = () => seen.filter(({ method }) => method === 'POST').length;
    expect(tries()).toBe(1);
    // The button sends nothing that was found wrong already, and says what is missing in half a code.
    const verify = () => fireEvent.click(screen.getByRole('button', { name: 'Staðfesta' }));
    verify();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(tries()).toBe(1);
    expect(document.activeElement).toBe(code());
    fireEvent.change(code(), { target: { value: '000' } });
    verify();
    await screen.findByText('Sláðu inn sex tölustafi.');
    expect(tries()).toBe(1);
    fireEvent.change(code(), { target: { value: '000001' } });
    await waitFor(() => expect(tries()).toBe(2));
    fireEvent.change(code(), { target: { value: '' } });
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    fireEvent.click(screen.getByRole('button', { name: 'Senda nýjan kóða' }));
    expect(code().value).toBe('');
    await waitFor(() => expect(seen.filter(({ method }) => method === 'GET').length).toBe(2));
  });

  it('says when the SMS could not be sent after all, and tries again only when asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { seen } = fakeApi(() =>
      seen.length > 1 ? refused(400, 'contacts.smsFailed', 'Ekki tókst að senda SMS.') : sent(),
    );
    await renderInPage(<PhoneCode phone={phone} />, sets);
    await screen.findByText(/Við sendum 6 tölustafa kóða/);
    act(() => FakeSource.all[0]!.say('contacts.codeRefused'));
    expect(screen.getByRole('alert').textContent).toContain('Ekki tókst að senda SMS í þetta númer.');
    expect(screen.queryByText(/Við sendum 6 tölustafa kóða/)).toBeNull();
    expect(screen.queryByLabelText('Kóði')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    fireEvent.click(screen.getByRole('button', { name: 'Senda nýjan kóða' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Ekki tókst að senda SMS.'));
    expect(screen.queryByText(/Við sendum 6 tölustafa kóða/)).toBeNull();
    expect(seen.length).toBe(2);
  });

  it('says why no code was sent', async () => {
    fakeApi(() => refused(429, 'proofs.tooManySent', 'Of margir kóðar.'));
    await renderInPage(<PhoneCode phone={phone} />, sets);
    expect((await screen.findByRole('alert')).textContent).toBe('Of margir kóðar.');
    expect(screen.queryByLabelText('Kóði')).toBeNull();
  });
});

describe('confirming before publishing', () => {
  beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
  it('asks for what is missing only, and goes on by itself once both are confirmed', async () => {
    let now = account;
    fakeApi(({ path, method }) => {
      if (path === '/auth/user') return { status: 200, body: now };
      if (method === 'GET') return sent();
      now = { ...account, phones: [{ ...phone, verified: true }], has_verified_phone_number: true };
      return { status: 200, body: now.phones[0] };
    });
    const done = vi.fn();
    await renderInPage(<VerifyContact onDone={done} onClose={vi.fn()} />, sets);
    const dialog = within(screen.getByRole('dialog', { name: 'Staðfestu netfang og síma' }));
    await dialog.findByText('jona@daemi.is');
    expect(dialog.queryByRole('button', { name: 'Senda staðfestingarpóst' })).toBeNull();
    press(dialog, 'Staðfesta með SMS');
    fireEvent.change(await dialog.findByLabelText('Kóði'), { target: { value: '123456' } });
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  it('V040 R151: a number of another country is added with its code; where codes cannot be sent is said at once', async () => {
    const { seen } = fakeApi(() => ({ status: 201, body: { ...phone, id: 'p2' } }));
    await renderInPage(<ContactManager account={account} />, sets);
    const country = screen.getByLabelText('Land');
    await screen.findByRole('option', { name: 'Úkraína (+380)' });
    const add = () =>
      within(country.closest('form')!).getByRole<HTMLButtonElement>('button', { name: 'Bæta við' });
    fireEvent.change(country, { target: { value: 'KP' } });
    expect(screen.getByText(/^Við sendum ekki SMS til þessa lands/).closest('[role=status]')).not.toBeNull();
    fireEvent.click(add());
    await waitFor(() => expect(country.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(country);
    expect(screen.getAllByText(/^Við sendum ekki SMS til þessa lands/)).toHaveLength(1);
    expect(seen.some(({ path }) => path === '/users/u1/phones')).toBe(false);
    fireEvent.change(country, { target: { value: 'UA' } });
    const number = screen.getByLabelText<HTMLInputElement>('Bæta við símanúmeri');
    fireEvent.change(number, { target: { value: '+380 50 123 45 67' } });
    expect(number.value).toBe('501234567');
    fireEvent.click(add());
    await waitFor(() => expect(seen.some(({ path }) => path === '/users/u1/phones')).toBe(true));
    expect(seen.find(({ path }) => path === '/users/u1/phones')!.body).toEqual({
      country_code: { code: '+380' },
      number: '501234567',
    });
  });
});
