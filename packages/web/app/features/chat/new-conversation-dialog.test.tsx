import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { other } from '#features/chat/testing/some-conversation.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { NewConversationDialog } from './new-conversation-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(answers: readonly { status: number; body?: unknown }[]) {
  const left = [...answers];
  const api = fakeApi(({ method }) =>
    method === 'GET'
      ? {
          status: 200,
          body: { count: 1, next: null, previous: null, items: [{ ...other, profile_image: null }] },
        }
      : (left.shift() ?? { status: 500 }),
  );
  const onOpened = vi.fn();
  await renderInPage(<NewConversationDialog onOpened={onOpened} onClose={() => undefined} />, [
    'chat',
    'inboxScreens',
    'validation',
  ]);
  const choose = async () => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Sunna' } });
    fireEvent.click(await screen.findByRole('option', { name: other.full_name }));
  };
  const sent = () => api.seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { onOpened, choose, sent };
}

describe('a new conversation', () => {
  it('V249 V248: is opened with who was found and chosen, and a first message', async () => {
    const { onOpened, choose, sent } = await show([{ status: 201, body: { id: 'c9' } }]);
    await choose();
    fireEvent.change(screen.getByRole('textbox', { name: /Fyrstu skilaboð/ }), {
      target: { value: 'Halló' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Hefja samtal' }));
    await waitFor(() => expect(onOpened.mock.calls).toEqual([['c9']]));
    expect(sent()).toEqual([{ member_ids: [other.id], message: 'Halló', client_key: expect.any(String) }]);
  });

  it('V249: nobody chosen says so at the field, and nothing is sent', async () => {
    const { sent } = await show([]);
    fireEvent.click(screen.getByRole('button', { name: 'Hefja samtal' }));
    expect((await screen.findAllByText('Veldu að minnsta kosti eina manneskju.')).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
  });

  it('R453: a failure is said, keeps what was chosen, and is tried again by its button', async () => {
    const { onOpened, choose, sent } = await show([
      { status: 500, body: { status: 500, code: 'common.unexpected', detail: 'x' } },
      { status: 201, body: { id: 'c9' } },
    ]);
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Hefja samtal' }));
    expect(await screen.findByText('Ekki tókst að stofna samtalið.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    await waitFor(() => expect(onOpened).toHaveBeenCalledWith('c9'));
    expect(sent()).toHaveLength(2);
  });
});
