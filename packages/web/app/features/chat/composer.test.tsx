import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conversationId, me } from '#features/chat/testing/some-conversation.ts';
import { afterSignedOut, isPageKept } from '#platform/errors/signed-out.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { deviceStorage } from '#platform/web-storage.ts';
import { Composer } from './composer.tsx';

const pointer = (kind: 'fine' | 'coarse') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(kind) }));

beforeEach(() => deviceStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(hasUnsent = false) {
  const api = fakeApi(() => ({ status: 204 }));
  const onSend = vi.fn();
  await renderInPage(
    <Composer conversationId={conversationId} viewerId={me.id} hasUnsent={hasUnsent} onSend={onSend} />,
    ['inboxScreens'],
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Skilaboð' });
  return { field, onSend, api, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

describe('writing a message', () => {
  it('V113: with a mouse Enter sends, with Shift it begins a line; composing a letter sends nothing', async () => {
    pointer('fine');
    const { field, onSend, type } = await show();
    type('  Halló  ');
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSend.mock.calls).toEqual([['Halló']]);
    expect(field.value).toBe('');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('V113: on a touch screen Enter begins a line, and the button sends', async () => {
    pointer('coarse');
    const { field, onSend, type } = await show();
    type('Halló');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Senda' }));
    expect(onSend.mock.calls).toEqual([['Halló']]);
  });

  it('G21: nothing is cut: 5000 characters go, 5001 say so and stay', async () => {
    pointer('fine');
    const { field, onSend, type } = await show();
    type('þ'.repeat(5001));
    expect(field.value).toHaveLength(5001);
    expect(screen.getByText(/5001 \/ 5000/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Senda' }));
    expect(onSend).not.toHaveBeenCalled();
    type('þ'.repeat(5000));
    fireEvent.click(screen.getByRole('button', { name: 'Senda' }));
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('V113: what is begun is kept on the device, and gone once it is sent', async () => {
    pointer('fine');
    const first = await show();
    first.type('Ósent');
    cleanup();
    const second = await show();
    expect(second.field.value).toBe('Ósent');
    fireEvent.keyDown(second.field, { key: 'Enter' });
    cleanup();
    expect((await show()).field.value).toBe('');
  });

  it('V113: others are told that one writes, at most every three seconds', async () => {
    pointer('fine');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const begun = Date.now();
    const { api, type } = await show();
    const told = () => api.seen.filter(({ path }) => path.endsWith('/typing')).length;
    type('a');
    type('ab');
    expect(told()).toBe(1);
    vi.setSystemTime(begun + 3000);
    type('abc');
    expect(told()).toBe(2);
    vi.useRealTimers();
  });

  it('U13: what is written or has not arrived keeps the page when the sign-in ends, which would clear the device', async () => {
    pointer('fine');
    const { type } = await show();
    expect(isPageKept()).toBe(false);
    type('Ósent');
    expect(isPageKept()).toBe(true);
    type('');
    expect(isPageKept()).toBe(false);
    cleanup();
    await show(true);
    expect(isPageKept()).toBe(true);
    await act(() => afterSignedOut());
    expect(screen.getByRole('alertdialog', { hidden: true }).textContent).toContain(
      'Innskráningin er runnin út',
    );
  });
});
