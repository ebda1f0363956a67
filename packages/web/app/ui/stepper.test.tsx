import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

it('each step is a link by its name, and the one that is open is marked', () => {
  const step = (value: string) => ({ value, name: `Step ${value}`, to: `?step=${value}` });
  const element = (
    <Stepper
      label="Progress"
      value="b"
      now="2 of 3: Home"
      next="Next: Price"
      groups={[
        { name: 'Place', steps: [step('a')] },
        { name: 'Home', steps: [step('b'), step('c')] },
        { name: 'Price', steps: [step('d')] },
      ]}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Step a',
    'Step b',
    'Step c',
    'Step d',
  ]);
  expect(screen.getByRole('link', { current: 'step' }).getAttribute('href')).toBe('/?step=b');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('2 of 3: Home')).toBeTruthy();
});
