import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

const sets = [
  'accounts',
  'contacts',
  'electronicId',
  'identity',
  'loginSecurityScreen',
  'proofs',
  'sessions',
  'signIn',
  'validation',
];
const codes = ['AAAA-BBBB', 'CCCC-DDDD'];

const server = () =>
  fakeApi(({ path }) => {
    if (path.endsWith('/confirm') || path.endsWith('/recovery-codes'))
      return { status: 200, body: { recovery_codes: codes } };
    if (path === '/sessions') return { status: 200, body: { items: [] } };
    return {
      status: 200,
      body: { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Heima?secret=JBSWY3DPEHPK3PXP' },
    };
  });

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = (label: string) => fireEvent.submit(screen.getByLabelText(label).closest('form')!);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('alertdialog', { name: 'Loka án þess að geyma kóðana?' });
const pressEscape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Recovery codes on the screen, made anew. */
async function newCodes() {
  const onClose = vi.fn();
  server();
  await renderInPage(<CodeDialog userId="u1" purpose="new-codes" onClose={onClose} />, sets);
  type('Kóði úr forritinu eða varakóði', '123456');
  send('Kóði úr forritinu eða varakóði');
  await screen.findByText(codes[0]!);
  return onClose;
}

describe('two steps', () => {
  it('X02: each step of setting up begins with the focus inside it', async () => {
    server();
    await renderInPage(<SetUpDialog userId="u1" onClose={vi.fn()} />, sets);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Núverandi lykilorð')));
    type('Núverandi lykilorð', 'leyndo12');
    send('Núverandi lykilorð');
    const code = await screen.findByLabelText('Kóði úr auðkenningarforritinu');
    await waitFor(() => expect(document.activeElement).toBe(code));
    // On the phone that has the app there is nothing to scan with: the key is opened there, or copied.
    const app = screen.getByRole('link', { name: 'Opna í auðkenningarforriti' });
    expect(app.getAttribute('href')).toBe('otpauth://totp/Heima?secret=JBSWY3DPEHPK3PXP');
    expect(screen.getByRole('button', { name: 'Afrita lykilinn' })).toBeTruthy();
    type('Kóði úr auðkenningarforritinu', '123');
    fireEvent.click(screen.getByRole('button', { name: 'Staðfesta' }));
    await screen.findByText('Sláðu inn sex tölustafi.');
    expect(document.activeElement).toBe(code);
    type('Kóði úr auðkenningarforritinu', '123456');
    send('Kóði úr auðkenningarforritinu');
    const title = await screen.findByRole('heading', { name: 'Varakóðarnir þínir' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('X02: the focus is at the new codes when they appear', async () => {
    await newCodes();
    const title = screen.getByRole('heading', { name: 'Varakóðarnir þínir' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('V013: codes that nobody has kept are not closed without a question, by whichever way', async () => {
    const onClose = await newCodes();
    const ways = [
      pressEscape,
      () => press('Loka'),
      () => {
        const dialog = screen.getByRole('dialog');
        fireEvent.pointerDown(dialog);
        fireEvent.click(dialog);
      },
    ];
    for (const way of ways) {
      way();
      expect(question()).not.toBeNull();
      fireEvent.click(within(question()!).getByRole('button', { name: 'Aftur í kóðana' }));
      expect(question()).toBeNull();
    }
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText(codes[1]!)).toBeTruthy();
    pressEscape();
    fireEvent.click(within(question()!).getByRole('button', { name: 'Loka samt' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('codes that were copied, by the button or by hand, or fetched close at once', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText }, locks: undefined });
    const keeping = [
      async () => {
        press('Afrita kóðana');
        await screen.findByRole('button', { name: 'Afritað' });
        expect(writeText).toHaveBeenCalledWith('AAAA-BBBB\nCCCC-DDDD\n');
      },
      async () => void fireEvent.copy(screen.getByText(codes[0]!)),
      async () => void fireEvent.click(screen.getByRole('link', { name: 'Sækja sem skrá' })),
    ];
    for (const keep of keeping) {
      const onClose = await newCodes();
      await keep();
      pressEscape();
      expect(question()).toBeNull();
      expect(onClose).toHaveBeenCalledTimes(1);
      cleanup();
    }
    const onClose = await newCodes();
    press('Ég hef geymt kóðana');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says when the browser does not let pages copy, and still asks then', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    const onClose = await newCodes();
    press('Afrita kóðana');
    expect(await screen.findByText(/Vafrinn leyfir ekki afritun/)).toBeTruthy();
    pressEscape();
    expect(question()).not.toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});
