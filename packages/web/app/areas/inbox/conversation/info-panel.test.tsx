import type { Conversation } from '@heima/domain/chat/conversation-answer.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { conversationId, me, other, someConversation } from '#features/chat/testing/some-conversation.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { InfoPanel } from './info-panel.tsx';

const sets = ['applicationsScreen', 'chat', 'inboxScreens', 'listings', 'reference', 'reports'];
const third = { id: '01990000-0000-7000-8000-0000000000a3', full_name: 'Ægir Örn Þórsson' };
const nobody = { write: false, add_users: false, connect_listings: false, block: false, unblock: false };

async function show(given: Partial<Conversation> = {}) {
  const api = fakeApi(({ method, path }) => {
    if (method !== 'GET') return { status: 200, body: someConversation(given) };
    if (path.startsWith('/profiles'))
      return {
        status: 200,
        body: {
          count: 2,
          next: null,
          previous: null,
          items: [other, third].map((one) => ({ ...one, profile_image: null })),
        },
      };
    return { status: 200, body: { count: 0, next: null, previous: null, items: [] } };
  });
  const shown = await renderInPage(<InfoPanel conversation={someConversation(given)} viewer={me} />, sets, {
    address: '/inbox/c1?info=1',
    viewer: me,
  });
  return { ...api, ...shown };
}
const button = (name: string) => screen.queryByRole('button', { name });

afterEach(cleanup);

describe('V114: what a conversation is about', () => {
  it('names homes with rent and place, members and applications, each with its way', async () => {
    await show({
      applications: [
        { id: 'a1', listing_id: 'l1', side: 'SELLER', status: 'opened', canceled_at: null, active: true },
        { id: 'a2', listing_id: 'l1', side: 'BUYER', status: 'denied', canceled_at: null, active: false },
      ],
    });
    const home = screen.getByRole('link', { name: /Ránargata 5A/ });
    expect(home.getAttribute('href')).toBe('/listings/l1');
    expect(home.textContent!.replaceAll('\u00a0', ' ')).toContain('285.000 kr.');
    expect(screen.queryByText('Ekki í birtingu')).toBeNull();
    expect(screen.getByText('Þú')).toBeTruthy();
    expect(screen.getByText(other.full_name)).toBeTruthy();
    expect(
      screen.getAllByRole('link', { name: 'Opna umsókn' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/landlord/applications/a1', '/tenant/applications/a2']);
  });

  it('without homes it says so, and a home out of publication is marked', async () => {
    await show({ listings: [] });
    expect(screen.getByText('Engin eign er tengd samtalinu.')).toBeTruthy();
    cleanup();
    const [listing] = someConversation().listings;
    await show({ listings: [{ ...listing!, visible: false }] });
    expect(screen.getByText('Ekki í birtingu')).toBeTruthy();
  });

  it('offers what the reader can do, and reporting always', async () => {
    await show({ can: nobody });
    for (const name of ['Tengja eign', 'Bæta við fólki', 'Loka á samskipti', 'Opna fyrir samskipti'])
      expect(button(name)).toBeNull();
    expect(button('Tilkynna')).toBeTruthy();
    cleanup();
    await show({ can: { ...nobody, unblock: true } });
    expect(button('Opna fyrir samskipti')).toBeTruthy();
    expect(button('Loka á samskipti')).toBeNull();
  });

  it('asks before it blocks', async () => {
    const { seen } = await show();
    fireEvent.click(button('Loka á samskipti')!);
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    expect(seen.filter(({ method }) => method === 'PUT')).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Loka á samskipti', hidden: true }));
    await waitFor(() =>
      expect(seen.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
        `/users/${other.id}/block`,
      ]),
    );
  });

  it('V248: adds people, of whom those who are there already are not offered', async () => {
    const { seen } = await show();
    fireEvent.click(button('Bæta við fólki')!);
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    fireEvent.change(dialog.getByRole('combobox', { hidden: true }), { target: { value: 'a' } });
    fireEvent.click(await dialog.findByRole('option', { name: third.full_name, hidden: true }));
    expect(dialog.queryByRole('option', { name: other.full_name, hidden: true })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Bæta við', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(seen.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: `/conversations/${conversationId}/users`, body: { user_ids: [third.id] } },
    ]);
  });

  it('E209: a home has to be chosen to be connected', async () => {
    const { seen } = await show();
    fireEvent.click(button('Tengja eign')!);
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    fireEvent.click(dialog.getByRole('button', { name: 'Tengja', hidden: true }));
    expect((await dialog.findAllByText('Veldu eign.')).length).toBeGreaterThan(0);
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
