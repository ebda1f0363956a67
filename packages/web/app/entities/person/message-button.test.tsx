import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { MessageButton } from './message-button.tsx';

const ása = { id: 'u1', full_name: 'Ása Ævarsdóttir' };
const button = () => screen.queryByRole('button', { name: 'Skilaboð til Ása Ævarsdóttir' });
const show = (to: typeof ása | null, viewer?: string) =>
  renderInPage(<MessageButton to={to} />, [], viewer ? { viewer: { id: viewer } } : {});

afterEach(cleanup);

describe('the way to a conversation', () => {
  it('G36: opens the conversation with that person', async () => {
    const { seen } = fakeApi(() => ({ status: 201, body: { id: 'c1' } }));
    const { router } = await show(ása, 'u2');
    fireEvent.click(button()!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/inbox/c1'));
    expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/conversations', { member_ids: ['u1'] }],
    ]);
  });

  it('says why it does not open', async () => {
    fakeApi(() => refused(409, 'chat.blocked', 'Ekki er hægt að skrifa hér.'));
    const { router } = await show(ása, 'u2');
    fireEvent.click(button()!);
    expect(await screen.findByText('Ekki er hægt að skrifa hér.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
  });

  it('is not there for visitors, for oneself, and where the account is gone', async () => {
    for (const [to, viewer] of [
      [ása, undefined],
      [ása, 'u1'],
      [null, 'u2'],
    ] as const) {
      await show(to, viewer);
      expect(screen.queryByText('Skilaboð')).toBeNull();
      cleanup();
    }
  });
});
