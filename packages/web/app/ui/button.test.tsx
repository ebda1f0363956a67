import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

it('a button sends no form unless its type is submit', () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Hætta við</Button>
      <Button type="submit">Vista</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hætta við' }));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Vista' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('a busy button keeps the focus, says so, and takes neither a press nor its form’s Enter', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Vista
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button');
  button.focus();
  rerender(form(true));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('a button of one sign has its label as its name', () => {
  render(<IconButton icon={() => <svg />} label="Loka" />);
  expect(screen.getByRole('button', { name: 'Loka' }).getAttribute('type')).toBe('button');
});

it('a link button leads to a page, or to another document', () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <LinkButton to="/listings">Leit</LinkButton>
          <LinkButton href="/gogn.zip" download>
            Sækja
          </LinkButton>
        </>
      ),
    },
    { path: '/listings', element: <h1>Íbúðir</h1> },
  ]);
  render(<RouterProvider router={router} />);
  const file = screen.getByRole('link', { name: 'Sækja' });
  expect(file.getAttribute('href')).toBe('/gogn.zip');
  expect(file.hasAttribute('download')).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'Leit' }));
  expect(screen.getByRole('heading', { name: 'Íbúðir' })).toBeTruthy();
});
