import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { ToastRegion } from './toast-region.tsx';
import { currentToasts, dismissAbout, dismissToast, showToast } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast));

describe('messages (V014)', () => {
  it('V014: a success is read out and goes after six seconds', async () => {
    render(<ToastRegion closeLabel="Loka" />);
    show({ tone: 'success', text: 'Vistað' });
    expect(screen.getByRole('status').textContent).toContain('Vistað');
    await pass(5900);
    expect(screen.queryByText('Vistað')).not.toBeNull();
    await pass(200);
    expect(screen.queryByText('Vistað')).toBeNull();
  });

  it('V014: a danger stays until it is closed', async () => {
    render(<ToastRegion closeLabel="Loka" />);
    show({ tone: 'danger', text: 'Skilaboðin fóru ekki', more: 'Þau eru enn í reitnum.' });
    await pass(60_000);
    expect(screen.getByRole('alert').textContent).toContain('Þau eru enn í reitnum.');
    fireEvent.click(screen.getByRole('button', { name: 'Loka' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits while somebody reads it, and undoes once', async () => {
    const undo = vi.fn();
    render(<ToastRegion closeLabel="Loka" />);
    show({ tone: 'success', text: 'Hafnað', undo: { label: 'Afturkalla', run: undo } });
    const button = screen.getByRole('button', { name: 'Afturkalla' });
    fireEvent.focus(button);
    await pass(20_000);
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Hafnað')).toBeNull();
  });

  it('the same message stands once, and at most four stand together', () => {
    render(<ToastRegion closeLabel="Loka" />);
    for (const text of ['a', 'b', 'b', 'c', 'd', 'e']) show({ tone: 'danger', text });
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(['b', 'c', 'd', 'e']);
  });

  it('X02: while a dialog is open messages are shown inside it, where they can be reached', () => {
    render(<ToastRegion closeLabel="Loka" />);
    show({ tone: 'danger', text: 'Ekki heimilt' });
    const dialog = render(
      <Dialog title="Gluggi" closeLabel="Loka glugga" onClose={() => undefined}>
        efni
      </Dialog>,
    );
    expect(screen.getByRole('alert').closest('dialog')).not.toBeNull();
    dialog.unmount();
    expect(screen.getByRole('alert').closest('dialog')).toBeNull();
  });
});

it('eye B9: a message about the same takes the place of the older, and what is mended is taken back', () => {
  const texts = () => currentToasts().map(({ text }) => text);
  showToast({ tone: 'danger', text: 'Tókst ekki', about: 'picture' });
  showToast({ tone: 'danger', text: 'Annað' });
  showToast({ tone: 'success', text: 'Tókst', about: 'picture' });
  expect(texts()).toEqual(['Annað', 'Tókst']);
  dismissAbout('picture');
  expect(texts()).toEqual(['Annað']);
  for (const { id } of currentToasts()) dismissToast(id);
});
