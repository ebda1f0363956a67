import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { tabStorage } from '#platform/web-storage.ts';
import { ContactDialog } from './contact-dialog.tsx';

beforeEach(() => tabStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const problem = (status: number, more: object = {}) => ({
  status,
  body: { status, code: 'common.unexpected', detail: 'Eitthvað fór úrskeiðis', ...more },
});

async function show(answer: { status: number; body?: unknown }) {
  const api = fakeApi(() => answer);
  await renderInPage(
    <ContactDialog
      listing={{ id: '01990000-0000-7000-8000-0000000000b1', title: 'Ránargata' }}
      onClose={() => undefined}
    />,
    ['chat', 'inboxScreens', 'validation'],
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Skilaboð' });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Senda' }));
  return { api, field, send, write: (value: string) => fireEvent.change(field, { target: { value } }) };
}

describe('writing about a home', () => {
  it('R450 R033: an empty message is not sent, and says so at its field', async () => {
    const { api, field, send, write } = await show({ status: 500 });
    write('  \n ');
    send();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Skilaboð vantar.').length).toBeGreaterThan(0);
    expect(api.seen).toEqual([]);
  });

  it('R451: a 400 with a message stands at the field, and what was written stays', async () => {
    const answer = problem(400, { code: 'common.invalidInput', errors: { message: ['Skilaboð vantar.'] } });
    const { field, send, write } = await show(answer);
    write('Halló');
    send();
    await waitFor(() => expect(screen.getAllByText('Skilaboð vantar.').length).toBeGreaterThan(0));
    expect(field.value).toBe('Halló');
  });

  it('R452: any other failure says that an error occurred; tried again it is the same message', async () => {
    const { api, send, write } = await show(problem(500));
    write('Halló');
    send();
    expect(await screen.findByText('Villa kom upp, reyndu aftur.')).toBeTruthy();
    send();
    await waitFor(() => expect(api.seen).toHaveLength(2));
    const keys = api.seen.map(({ body }) => (body as { client_key: string }).client_key);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('V070: a beginning can be chosen; what is written is kept past signing in, until it was sent', async () => {
    const first = await show({ status: 201, body: { conversation_id: 'c1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Er hægt að fá að skoða?' }));
    expect(first.field.value).toBe('Er hægt að fá að skoða?');
    cleanup();
    const second = await show({ status: 201, body: { conversation_id: 'c1' } });
    expect(second.field.value).toBe('Er hægt að fá að skoða?');
    second.send();
    expect((await screen.findByRole('link', { name: 'Opna samtalið' })).getAttribute('href')).toBe(
      '/inbox/c1',
    );
    cleanup();
    expect((await show({ status: 201 })).field.value).toBe('');
  });
});
