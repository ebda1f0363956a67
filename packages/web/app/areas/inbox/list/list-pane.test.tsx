import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { me, other, someConversationCard } from '#features/chat/testing/some-conversation.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { ListPane } from './list-pane.tsx';

const page = (...items: object[]) => ({
  status: 200,
  body: { count: items.length, next: null, previous: null, items },
});
const show = (address = '/inbox') =>
  renderInPage(<ListPane viewer={me} />, ['inboxScreens'], {
    address,
    viewer: me,
    today: '2026-11-28',
  });

beforeEach(() => {
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('V112: the list of conversations', () => {
  it('shows its outline while it comes', async () => {
    fakeApi(() => new Promise<never>(() => undefined));
    const { container } = await show();
    expect(container.querySelector('[aria-busy="true"] [aria-hidden="true"]')).toBeTruthy();
    expect(screen.queryByText('Engin samtöl enn')).toBeNull();
  });

  it('says that there are none yet, with a next step', async () => {
    fakeApi(() => page());
    await show();
    expect(await screen.findByText('Engin samtöl enn')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Finna eign' }).getAttribute('href')).toBe('/listings');
  });

  it('narrowed to nothing it says so, and shows all again', async () => {
    const { seen } = fakeApi(({ path }) =>
      path.includes('unread') || path.includes('query') ? page() : page(someConversationCard()),
    );
    const { router } = await show('/inbox?unread=1&query=Sunna');
    expect(await screen.findByText('Ekkert samtal fannst')).toBeTruthy();
    expect(seen[0]!.path).toMatch(/query=Sunna/);
    expect(seen[0]!.path).toMatch(/unread=true/);
    fireEvent.click(screen.getByRole('button', { name: 'Sýna öll samtöl' }));
    expect(await screen.findByRole('link', { name: /Sunna Dís/ })).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('that could not be fetched says so, and tries again', async () => {
    let isDown = true;
    fakeApi(() =>
      isDown ? refused(500, 'common.unexpected', 'Innri villa.') : page(someConversationCard()),
    );
    await show();
    expect(await screen.findByText('Ekki tókst að sækja samtölin')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    expect(await screen.findByRole('link', { name: /Sunna Dís/ })).toBeTruthy();
  });

  it('names whom, which home, what was said last and how much is unread, and follows what comes', async () => {
    let unread = 2;
    fakeApi(() => page(someConversationCard({ unread })));
    await show('/inbox?unread=1');
    const row = await screen.findByRole('link', { name: /Sunna Dís Arnarsdóttir/ });
    expect(row.textContent).toContain('Ránargata 5A');
    expect(row.textContent).toContain('Skilaboð 1');
    expect(within(row).getByText('2 ólesin skilaboð')).toBeTruthy();
    expect(row.getAttribute('href')).toMatch(/^\/inbox\/.*\?unread=1$/);
    unread = 3;
    act(() => FakeSource.all[0]!.say('chat.entry', { conversation_id: 'c', seq: 1 }));
    expect(await screen.findByText('3 ólesin skilaboð')).toBeTruthy();
  });

  it('arrows move between conversations, and stop at the ends', async () => {
    fakeApi(() =>
      page(
        someConversationCard({ id: 'c1' }),
        someConversationCard({ id: 'c2', changed_at: '2026-11-26T10:00:00.000Z' }),
      ),
    );
    await show();
    const [one, two] = await screen.findAllByRole('link', { name: /Sunna Dís/ });
    one!.focus();
    fireEvent.keyDown(one!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(two);
    fireEvent.keyDown(two!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(two);
    fireEvent.keyDown(two!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(one);
  });

  it('V249 V248 R453: a conversation is begun with who is found; what fails is said, and tried again with the same key', async () => {
    let isDown = true;
    const { seen } = fakeApi(({ method, path }) => {
      if (method === 'POST')
        return isDown
          ? refused(500, 'common.unexpected', 'Innri villa.')
          : { status: 201, body: { id: 'c9' } };
      if (path.startsWith('/profiles')) return page({ ...other, profile_image: null });
      return page();
    });
    const { router } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Nýtt samtal' }));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    fireEvent.click(dialog.getByRole('button', { name: 'Hefja samtal', hidden: true }));
    expect((await dialog.findAllByText('Veldu að minnsta kosti eina manneskju.')).length).toBeGreaterThan(0);
    const field = dialog.getByRole('combobox', { hidden: true });
    fireEvent.change(field, { target: { value: 'Sunna' } });
    fireEvent.click(await dialog.findByRole('option', { name: other.full_name, hidden: true }));
    // The list is gone, so that what is chosen and the way on are in view.
    await waitFor(() => expect(dialog.queryByRole('option', { hidden: true })).toBeNull());
    expect(dialog.getByRole('button', { name: `Fjarlægja: ${other.full_name}`, hidden: true })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Hefja samtal', hidden: true }));
    expect(await dialog.findByText('Ekki tókst að stofna samtalið.')).toBeTruthy();
    isDown = false;
    fireEvent.click(dialog.getByRole('button', { name: 'Reyna aftur', hidden: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/inbox/c9'));
    const sent = seen.filter(({ method }) => method === 'POST').map(({ body }) => body as object);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]).toMatchObject({ member_ids: [other.id] });
  });
});
