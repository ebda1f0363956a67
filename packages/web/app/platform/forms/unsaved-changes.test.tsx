import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { afterSignedOut } from '#platform/errors/signed-out.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

const leave = async (when: boolean, onSave = vi.fn(async () => true)) => {
  const { router } = await renderInPage(<UnsavedChanges when={when} onSave={onSave} />);
  await act(() => router.navigate('/annad'));
  return { onSave, router };
};
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);

describe('unsaved changes', () => {
  it('V012 R019 R020: leaving asks in a dialog of 425 px with the documented texts', async () => {
    await leave(true);
    const dialog = screen.getByRole('alertdialog', { name: 'Óvistaðar breytingar' });
    const panel = dialog.querySelector<HTMLElement>('[data-width]')!;
    expect(getComputedStyle(panel).maxWidth).toBe('425px');
    expect(dialog.textContent).toContain('Breytingarnar þínar tapast ef þú ferð af síðunni núna.');
    expect(screen.getByRole('button', { name: 'Vista breytingar' })).toBeTruthy();
  });

  it('saving goes on, going without saving goes on, closing stays', async () => {
    const first = await leave(true);
    press('Vista breytingar');
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/annad'));
    expect(first.onSave).toHaveBeenCalledTimes(1);
    cleanup();
    const second = await leave(true);
    press('Fara án þess að vista');
    await waitFor(() => expect(second.router.state.location.pathname).toBe('/annad'));
    expect(second.onSave).not.toHaveBeenCalled();
    cleanup();
    const third = await leave(true);
    press('Loka');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(third.router.state.location.pathname).toBe('/');
  });

  it('stays when saving fails', async () => {
    const { router } = await leave(
      true,
      vi.fn(async () => false),
    );
    press('Vista breytingar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/');
  });

  it('R041: when the sign-in has ended the page stays, and leads to sign in in another tab', async () => {
    await renderInPage(<UnsavedChanges when onSave={vi.fn(async () => true)} />);
    await act(() => afterSignedOut());
    const dialog = screen.getByRole('alertdialog', { name: 'Innskráningin er runnin út' });
    expect(dialog.textContent).toContain('stendur enn á síðunni');
    const link = screen.getByRole('link', { name: 'Skrá inn í nýjum flipa' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/login/?from=%2Faccount',
      '_blank',
    ]);
    expect(document.activeElement).toBe(link);
    press('Loka');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks nothing when nothing has changed', async () => {
    const { router } = await leave(false);
    expect(router.state.location.pathname).toBe('/annad');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
