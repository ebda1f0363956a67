import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Popover } from './popover.tsx';

function Price() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={opener} type="button" onClick={() => setIsOpen(!isOpen)}>
        Price
      </button>
      {isOpen && (
        <Popover label="Change the price" opener={opener} onClose={() => setIsOpen(false)}>
          <input aria-label="New price" />
        </Popover>
      )}
    </>
  );
}

describe('a box at its button', () => {
  it('begins at its first field, and Escape gives the focus back to the button', async () => {
    render(<Price />);
    fireEvent.click(screen.getByRole('button', { name: 'Price' }));
    const box = await screen.findByRole('dialog', { name: 'Change the price' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New price')));
    fireEvent.keyDown(box, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Price' })));
  });

  it('a second press of its button closes it', async () => {
    render(<Price />);
    fireEvent.click(screen.getByRole('button', { name: 'Price' }));
    await screen.findByRole('dialog');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Price' }));
    fireEvent.click(screen.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
