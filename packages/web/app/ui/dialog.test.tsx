import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Page({ first = false }: { first?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Opna
      </button>
      {open && (
        <Dialog
          title="Spurning"
          closeLabel="Loka"
          onClose={() => setOpen(false)}
          foot={<button type="button">Senda</button>}
        >
          <input aria-label="Nafn" data-first={first ? true : undefined} />
          <button type="button" disabled>
            Óvirkt
          </button>
        </Dialog>
      )}
    </>
  );
}

const open = (first = false) => {
  render(<Page first={first} />);
  const opener = screen.getByRole('button', { name: 'Opna' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
};
const tab = (shiftKey = false) => fireEvent.keyDown(document.activeElement!, { key: 'Tab', shiftKey });

describe('dialog (X02)', () => {
  it('X02: has its name from the visible title', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Spurning' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Spurning' })).toBeTruthy();
  });

  it('X02: starts at the marked field, else at the title', () => {
    open(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Nafn'));
    cleanup();
    open();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Spurning' }));
  });

  it('X02: Tab from the last goes to the first, and back again', () => {
    open();
    const [close, send] = [
      screen.getByRole('button', { name: 'Loka' }),
      screen.getByRole('button', { name: 'Senda' }),
    ];
    send.focus();
    tab();
    expect(document.activeElement).toBe(close);
    tab(true);
    expect(document.activeElement).toBe(send);
  });

  it('X02: Escape closes and the focus goes back to where it was', () => {
    const opener = open();
    fireEvent.keyDown(screen.getByLabelText('Nafn'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes by a press beside it, not by one that began inside', () => {
    open();
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByLabelText('Nafn'));
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('confirmation (V013)', () => {
  it('V013 R019: title, text, action and close, 425 px wide; the buttons wait while it acts', async () => {
    let finish: () => void = () => undefined;
    const [act1, close] = [vi.fn(() => new Promise<void>((resolve) => (finish = resolve))), vi.fn()];
    render(
      <ConfirmDialog
        title="Eyða auglýsingunni?"
        text="12 myndir hverfa."
        action="Eyða auglýsingu"
        close="Halda auglýsingunni"
        closeLabel="Loka"
        onAction={act1}
        onClose={close}
      />,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Eyða auglýsingunni?' });
    const panel = dialog.querySelector<HTMLElement>('[data-width]')!;
    expect(getComputedStyle(panel).maxWidth).toBe('425px');
    expect(dialog.textContent).toContain('12 myndir hverfa.');
    const action = screen.getByRole('button', { name: 'Eyða auglýsingu' }) as HTMLButtonElement;
    fireEvent.click(action);
    fireEvent.click(action);
    expect(action.getAttribute('aria-busy')).toBe('true');
    expect(act1).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(action.hasAttribute('aria-busy')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Halda auglýsingunni' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
