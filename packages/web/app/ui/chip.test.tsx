import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Chip } from './chip.tsx';
import { ChoiceChip } from './choice-chip.tsx';
import { TagChip } from './tag-chip.tsx';

it('a choice chip is its native box, named by its words and what is said more', () => {
  render(
    <ChoiceChip type="checkbox" name="pets" value="cat" ticked more="12">
      Köttur
    </ChoiceChip>,
  );
  const box = screen.getByRole('checkbox', { name: /^Köttur\s?12$/ }) as HTMLInputElement;
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(box.checked).toBe(true);
});

it('what is chosen is taken away by a named button, or by a link to the page without it', () => {
  const onRemove = vi.fn();
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <TagChip removeLabel="Fjarlægja Köttur" onRemove={onRemove}>
            Köttur
          </TagChip>
          <TagChip removeLabel="Fjarlægja Reykjavík" removeTo="/listings">
            Reykjavík
          </TagChip>
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: 'Fjarlægja Köttur' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Fjarlægja Reykjavík' }).getAttribute('href')).toBe('/listings');
});

it('a chip that opens a choice says whether it is open', () => {
  render(
    <Chip aria-expanded aria-haspopup="dialog">
      Verð
    </Chip>,
  );
  expect(screen.getByRole('button', { name: 'Verð', expanded: true }).getAttribute('type')).toBe('button');
});
