import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInPage } from './testing/render-in-page.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

afterEach(cleanup);

const leave = async (when: boolean, onSave = vi.fn(async () => true)) => {
  const { router } = await renderInPage(<UnsavedChanges when={when} onSave={onSave} />);
  await act(() => router.navigate('/annad'));
  return { onSave, router };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('unsaved changes', () => {
  it('V012 R019 R020: leaving asks in a dialog of 425 px with the documented texts', async () => {
    await leave(true);
    const dialog = screen.getByRole('alertdialog', { name: 'Óvistaðar breytingar' });
    expect(dialog.querySelector('.modal--425')).not.toBeNull();
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

  it('asks nothing when nothing has changed', async () => {
    const { router } = await leave(false);
    expect(router.state.location.pathname).toBe('/annad');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
