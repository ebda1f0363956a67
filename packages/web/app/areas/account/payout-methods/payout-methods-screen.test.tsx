import type { PayoutMethod } from '@heima/domain/payouts/payout-method.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { PayoutMethodsScreen } from './payout-methods-screen.tsx';

const bank: PayoutMethod = {
  id: '01990000-0000-7000-8000-000000000001',
  user_id: 'u',
  type: 'bank',
  bank_account: {
    iban: 'IS840133260076540101302129',
    kt: '0101302129',
    bank: '0133',
    hb: '26',
    rkn: '007654',
  },
  created_at: '2027-03-01T10:00:00.000Z',
  updated_at: '2027-03-01T10:00:00.000Z',
  version: 'v1',
};
const foreign: PayoutMethod = {
  ...bank,
  id: '01990000-0000-7000-8000-000000000002',
  bank_account: { iban: 'NO9386011117947', kt: null, bank: null, hb: null, rkn: null },
};
const cash: PayoutMethod = {
  ...bank,
  id: '01990000-0000-7000-8000-000000000003',
  type: 'cash',
  bank_account: null,
};

type Answer = Parameters<typeof fakeApi>[0];
const server = (
  items: PayoutMethod[],
  answer: Answer = () => ({ status: 204 }),
  asksPassword = false,
  asksElectronicId = false,
) =>
  fakeApi((request) => {
    if (request.method !== 'GET') return answer(request);
    if (request.path.split('?')[0] === '/payout-methods')
      return {
        status: 200,
        body: { items, asks_password: asksPassword, asks_electronic_id: asksElectronicId },
      };
    return {
      status: 200,
      body: {
        verified: true,
        full_name: 'Jóna',
        birth_date: null,
        personal_id: '0101302209',
        personal_id_country: 'IS',
        mobile_login: true,
        personal_id_login: false,
        verification: null,
      },
    };
  });
const show = () =>
  renderInPage(<PayoutMethodsScreen />, ['identity', 'payouts', 'validation'], { viewer: { id: 'u' } });
const row = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);
const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Bæta við' }));
  return within(await screen.findByRole('dialog'));
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Vista' }));
const sent = (seen: { method: string; body: unknown }[]) => seen.filter(({ method }) => method !== 'GET');

afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

describe('payout methods', () => {
  it('V033: names the bank, covers the number, and shows all of it when asked', async () => {
    server([bank, foreign, cash]);
    await show();
    const first = await row('Landsbankinn');
    expect(first.getByText('endar á 7654')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/007654|010130/);
    fireEvent.click(first.getByRole('button', { name: 'Sýna númer: Landsbankinn, endar á 7654' }));
    for (const text of ['0133-26-007654', '010130-2129', 'IS84 0133 2600 7654 0101 3021 29'])
      expect(first.getByText(text)).toBeTruthy();
    fireEvent.click(first.getByRole('button', { name: 'Fela númer: Landsbankinn, endar á 7654' }));
    expect(first.queryByText('0133-26-007654')).toBeNull();
    const second = await row('Erlendur bankareikningur');
    fireEvent.click(second.getByRole('button', { name: /Sýna númer/ }));
    expect(second.getByText('NO93 8601 1117 947')).toBeTruthy();
    expect(second.queryByText('Kennitala eiganda')).toBeNull();
    const third = await row('Reiðufé');
    expect(third.queryByRole('button', { name: /Breyta/ })).toBeNull();
  });

  it('V246 R447: adds an Icelandic account, with the proved kennitala filled in', async () => {
    const { seen } = server([], () => ({ status: 201, body: bank }));
    await show();
    await open();
    expect(value('Kennitala eiganda reikningsins')).toBe('010130-2209');
    type('Banki', '0133');
    expect(screen.getByText('Landsbankinn')).toBeTruthy();
    type('Hb.', '26');
    type('Númer', '7654');
    type('Kennitala eiganda reikningsins', '0101302129');
    save();
    expect(await screen.findByText('Bankareikningnum hefur verið bætt við')).toBeTruthy();
    await row('Landsbankinn');
    expect(sent(seen)).toMatchObject([
      {
        method: 'POST',
        path: '/payout-methods',
        body: { type: 'bank', bank_account: { bank: '0133', hb: '26', rkn: '7654', kt: '0101302129' } },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText('Lykilorðið þitt')).toBeNull();
  });

  it('V246: a whole number pasted into one part fills all, and an IBAN the holder too', async () => {
    server([]);
    await show();
    await open();
    const paste = (text: string) =>
      fireEvent.paste(screen.getByLabelText('Númer'), { clipboardData: { getData: () => text } });
    paste('0133-26-012345');
    expect(['Banki', 'Hb.', 'Númer'].map(value)).toEqual(['0133', '26', '012345']);
    expect(value('Kennitala eiganda reikningsins')).toBe('010130-2209');
    paste('is14 0159 2600 7654 5510 7303 39');
    expect(['Banki', 'Hb.', 'Númer'].map(value)).toEqual(['0159', '26', '007654']);
    expect(value('Kennitala eiganda reikningsins')).toBe('551073-0339');
  });

  it('V246 P18: shows what is wrong beside each field before anything is sent', async () => {
    const { seen } = server([]);
    await show();
    const dialog = await open();
    type('Hb.', '26');
    type('Kennitala eiganda reikningsins', '3201801439');
    save();
    expect(await dialog.findByText('Banki, Númer: Þennan reit þarf að fylla út.')).toBeTruthy();
    expect(dialog.getByText('Kennitalan er ekki rétt.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Banki')));
    const describedBy = screen.getByLabelText('Númer').getAttribute('aria-describedby')!;
    expect(document.getElementById(describedBy)?.textContent).toContain('Banki, Númer');
    fireEvent.click(dialog.getByRole('button', { name: 'IBAN' }));
    type('IBAN', 'IS15 0159 2600 7654 5510 7303 39');
    save();
    expect(await dialog.findByText(/IBAN-númerið stemmir ekki/)).toBeTruthy();
    expect(sent(seen)).toEqual([]);
    // What was typed the other way is kept.
    fireEvent.click(dialog.getByRole('button', { name: 'Íslenskur reikningur' }));
    expect(value('Hb.')).toBe('26');
  });

  it('asks for the password where the account has one, and shows when it is wrong', async () => {
    const wrong = { current_password: ['Núverandi lykilorð rangt'] };
    const { seen } = server(
      [bank],
      () => refused(400, 'signIn.currentPasswordWrong', 'Núverandi lykilorð rangt', wrong),
      true,
    );
    await show();
    fireEvent.click((await row('Landsbankinn')).getByRole('button', { name: /^Breyta/ }));
    await screen.findByRole('dialog');
    expect(value('Banki')).toBe('0133');
    expect(screen.queryByRole('button', { name: 'Reiðufé' })).toBeNull();
    save();
    expect(await screen.findByText('Þennan reit þarf að fylla út.')).toBeTruthy();
    type('Lykilorðið þitt', 'rangt');
    save();
    expect(await screen.findByText('Núverandi lykilorð rangt')).toBeTruthy();
    expect(sent(seen)).toMatchObject([{ method: 'PATCH', body: { current_password: 'rangt' } }]);
  });

  it('asks for a password that the list did not know of', async () => {
    server([], () =>
      refused(400, 'common.invalidInput', 'Athugaðu þetta.', {
        current_password: ['Þennan reit þarf að fylla út.'],
      }),
    );
    await show();
    const dialog = await open();
    fireEvent.click(dialog.getByRole('button', { name: 'IBAN' }));
    type('IBAN', 'NO93 8601 1117 947');
    save();
    expect(await dialog.findByLabelText('Lykilorðið þitt')).toBeTruthy();
  });

  it('R449: failures to add, change and delete are shown', async () => {
    server([bank, foreign], () => refused(409, 'common.stateChanged', 'Af ástæðu.'));
    await show();
    const dialog = await open();
    fireEvent.click(dialog.getByRole('button', { name: 'Reiðufé' }));
    save();
    expect(await dialog.findByText('Ekki tókst að bæta þessu við. Af ástæðu.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Loka' }));
    fireEvent.click((await row('Landsbankinn')).getByRole('button', { name: /^Breyta/ }));
    await screen.findByRole('dialog');
    save();
    expect(await screen.findByText('Ekki tókst að breyta reikningnum. Af ástæðu.')).toBeTruthy();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Loka' }));
    fireEvent.click((await row('Landsbankinn')).getByRole('button', { name: /^Eyða/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Eyða reikningi' }));
    expect(await screen.findByText('Ekki tókst að eyða þessu')).toBeTruthy();
    expect(screen.getByText('Af ástæðu.')).toBeTruthy();
    await row('Landsbankinn');
  });

  it('what is there already is not shown twice, and cash is offered once', async () => {
    server([bank, cash], () => ({ status: 201, body: bank }));
    await show();
    const dialog = await open();
    expect(dialog.queryByRole('button', { name: 'Reiðufé' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'IBAN' }));
    type('IBAN', 'IS84 0133 2600 7654 0101 3021 29');
    save();
    expect(await screen.findByText('Þetta var þegar á listanum')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('deletes after asking, and the heading takes the focus', async () => {
    const { seen } = server([bank, cash]);
    await show();
    const press = (await row('Reiðufé')).getByRole('button', { name: 'Eyða: Reiðufé' });
    fireEvent.click(press);
    fireEvent.click(await screen.findByRole('button', { name: 'Hætta við' }));
    expect(sent(seen)).toEqual([]);
    press.focus();
    fireEvent.click(press);
    fireEvent.click(await screen.findByRole('button', { name: 'Taka af listanum' }));
    expect(await screen.findByText('Reiðufé er ekki lengur á listanum')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Reiðufé' })).toBeNull());
    expect(sent(seen)).toMatchObject([{ method: 'DELETE', path: `/payout-methods/${cash.id}` }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('whoever has no password is asked for the electronic ID before a bank account, not before cash', async () => {
    server([], undefined, false, true);
    await show();
    const dialog = await open();
    expect(dialog.getByRole('group', { name: 'Staðfesting með rafrænum skilríkjum' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Reiðufé' }));
    expect(dialog.queryByRole('group', { name: 'Staðfesting með rafrænum skilríkjum' })).toBeNull();
  });

  it('a failed list says so and is asked for again', async () => {
    let tries = 0;
    fakeApi(() => {
      tries += 1;
      return tries === 1
        ? refused(500, 'common.unexpected', 'Innri villa.')
        : { status: 200, body: { items: [bank], asks_password: false, asks_electronic_id: false } };
    });
    await show();
    expect(await screen.findByText('Ekki tókst að sækja listann')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    await row('Landsbankinn');
  });
});
