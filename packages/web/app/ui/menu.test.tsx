import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { chooseFromMenu } from '#ui/testing/choose-from-menu.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import type { MenuEntry } from './menu-entry.ts';

const show = (element: React.ReactElement) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element },
        { path: '/there', element: <p>There</p> },
      ])}
    />,
  );
const button = () => screen.getByRole('button', { name: 'More: Vesturbær' });
const menu = (entries: readonly MenuEntry[]) => (
  <Menu label="More: Vesturbær" entries={entries} onFailure={vi.fn()} />
);

const Asks = () => {
  const [asks, setAsks] = useState(false);
  return (
    <>
      {menu([{ label: 'Delete', onChoose: () => setAsks(true) }])}
      {asks && (
        <ConfirmDialog
          title="Delete?"
          text=""
          action="Delete it"
          close="Keep"
          closeLabel="Close"
          onAction={() => undefined}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
};

describe('a menu of what else can be done', () => {
  it('opens by the keyboard, moves by arrows, and Escape gives the focus back', async () => {
    show(
      menu([
        { label: 'Rename', onChoose: vi.fn() },
        { label: 'Delete', danger: true, onChoose: vi.fn() },
      ]),
    );
    expect(button().getAttribute('aria-haspopup')).toBe('menu');
    fireEvent.click(button());
    const first = await screen.findByRole('menuitem', { name: 'Rename' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete' })),
    );
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it('what an action opens gives the focus back to the button', async () => {
    show(<Asks />);
    await chooseFromMenu(button(), 'Delete');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it('an entry that cannot be chosen now does nothing', async () => {
    const onChoose = vi.fn();
    show(menu([{ label: 'Delete', disabled: true, onChoose }]));
    await chooseFromMenu(button(), 'Delete');
    expect(screen.getByRole('menuitem', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('an entry with an address is a link', async () => {
    show(menu([{ label: 'Go', to: '/there' }]));
    fireEvent.click(button());
    const entry = await screen.findByRole('menuitem', { name: 'Go' });
    expect(entry.getAttribute('href')).toBe('/there');
    fireEvent.click(entry);
    await screen.findByText('There');
  });

  it('opens inside the modal that it stands in, since that lies over the page', async () => {
    show(
      <Dialog title="Searches" closeLabel="Close" onClose={vi.fn()}>
        {menu([{ label: 'Rename', onChoose: vi.fn() }])}
      </Dialog>,
    );
    fireEvent.click(button());
    const entry = await screen.findByRole('menuitem', { name: 'Rename' });
    expect(screen.getByRole('dialog', { name: 'Searches' }).contains(entry)).toBe(true);
  });
});
